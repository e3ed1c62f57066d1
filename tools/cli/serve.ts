/** `npm run serve [-- --port N] [--plain]`: serves the built site, compressed unless plain. */
import fs from 'node:fs';
import { HTTP_PORT, INTRODUCTION_PATH } from '../../src/config/site';
import { createSiteServer } from './createSiteServer';
import { BUILD_DIR } from '../../site/paths/siteDir';

if (!fs.existsSync(BUILD_DIR)) {
  console.error('There is no build yet. Make one with: npm run build');
  process.exit(1);
}
const flag = process.argv.indexOf('--port');
const port = flag > 0 ? Number(process.argv[flag + 1]) : HTTP_PORT;
const server = createSiteServer(BUILD_DIR, process.argv.includes('--plain'));
server.on('error', (error: NodeJS.ErrnoException) => {
  const hint =
    error.code === 'EADDRINUSE'
      ? ` Port ${port} is taken; choose another with: npm run serve -- --port 3001`
      : '';
  console.error(`The server could not start: ${error.message}.${hint}`);
  process.exit(1);
});
server.listen(port, () =>
  console.log(`Serving build/ at http://localhost:${port}${INTRODUCTION_PATH}`),
);
