/**
 * `npm run version:browser -- <major> [<Playwright argument> …]`: opens every page of an
 * older version's built site in Chromium. It requires `npm run build -- --version
 * <major>`.
 */
import { runCommand } from '../cli/runCommand';
import { readMajor } from '../versions/readMajor';
import { testInBrowser } from '../versions/testInBrowser';

runCommand(() => {
  const [name = '', ...args] = process.argv.slice(2);
  testInBrowser(readMajor([name]), args);
});
