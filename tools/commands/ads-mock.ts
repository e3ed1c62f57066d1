import { MOCK_PORT } from '../../src/config/ads';
import { HOME_PATH } from '../../src/config/site';
import { listen } from '../cli/listen';
import { readPort } from '../cli/readPort';
import type { Given } from '../cli/parseCommand';
import { createMockNetwork } from '../ads-mock/createMockNetwork';

export async function run({ values }: Given<'ads:mock'>): Promise<void> {
  const port = readPort(values.port, MOCK_PORT);
  const origin = `http://localhost:${port}`;
  await listen(createMockNetwork().server, port, 'npm run ads:mock -- --port');
  console.log(`Choose a case at ${origin}/ and show it on a page with one of:

  ADS=always ADS_ENDPOINT=${origin}/ads.json npm start
  ADS=always ADS_SCRIPT=${origin}/ads.js npm start

then open http://localhost:3000${HOME_PATH}`);
}
