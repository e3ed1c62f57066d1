/**
 * `npm run version:browser -- <major> [<argument of Playwright> …]`: opens every page of an older
 * version's built site in Chromium. It needs `npm run build -- --version <major>` first.
 */
import { runCommand } from '../cli/runCommand';
import { readMajor } from '../versions/readMajor';
import { testInBrowser } from '../versions/testInBrowser';

runCommand(() => {
  const [name = '', ...args] = process.argv.slice(2);
  testInBrowser(readMajor([name]), args);
});
