/** `npm run ads:mock [-- --port N]`: a local ad network with all that may go wrong. */
import { MOCK_PORT } from '../../src/config/ads';
import { INTRODUCTION_PATH } from '../../src/config/site';
import { createMockNetwork } from './createMockNetwork';

const flag = process.argv.indexOf('--port');
const port = flag > 0 ? Number(process.argv[flag + 1]) : MOCK_PORT;
const origin = `http://localhost:${port}`;
const { server } = createMockNetwork();

server.on('error', (error: NodeJS.ErrnoException) => {
  const hint =
    error.code === 'EADDRINUSE'
      ? ` Port ${port} is taken; choose another with: npm run ads:mock -- --port ${port + 1}`
      : '';
  console.error(`The network could not start: ${error.message}.${hint}`);
  process.exit(1);
});
server.listen(port, () => {
  console.log(`Choose a case at ${origin}/ and show it on a page with one of:

  ADS=always ADS_ENDPOINT=${origin}/ads.json npm start
  ADS=always ADS_SCRIPT=${origin}/ads.js npm start

then open http://localhost:3000${INTRODUCTION_PATH}`);
});
