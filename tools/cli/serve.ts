/** `npm run serve [-- --port N] [--plain]`: serves the built site, compressed unless plain. */
import { HTTP_PORT, INTRODUCTION_PATH } from '../../src/config/site';
import { BUILD_DIR } from '../../site/paths/siteDir';
import { checkBuild } from '../build/checkBuild';
import { finishSwitch } from '../build/switchBuild';
import { createSiteServer } from './createSiteServer';
import { listen } from './listen';
import { readPort } from './readPort';
import { runCommand } from './runCommand';

runCommand(async () => {
  const port = readPort(process.argv, HTTP_PORT);
  await finishSwitch();
  await checkBuild(BUILD_DIR);
  const isPlain = process.argv.includes('--plain');
  await listen(createSiteServer(BUILD_DIR, isPlain), port, 'npm run serve -- --port');
  console.log(`Serving build/ at http://localhost:${port}${INTRODUCTION_PATH}`);
});
