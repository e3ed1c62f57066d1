/** `npm run serve [-- --port N] [--plain]`: serves the built site, compressed unless plain. */
import fs from 'node:fs';
import { HTTP_PORT, INTRODUCTION_PATH } from '../../src/config/site';
import { BUILD_DIR } from '../../site/paths/siteDir';
import { createSiteServer } from './createSiteServer';
import { listen } from './listen';
import { readPort } from './readPort';
import { runCommand } from './runCommand';

runCommand(async () => {
  const port = readPort(process.argv, HTTP_PORT);
  if (!fs.existsSync(BUILD_DIR)) {
    throw new Error('There is no build yet. Make one with: npm run build');
  }
  const isPlain = process.argv.includes('--plain');
  await listen(createSiteServer(BUILD_DIR, isPlain), port, 'npm run serve -- --port');
  console.log(`Serving build/ at http://localhost:${port}${INTRODUCTION_PATH}`);
});
