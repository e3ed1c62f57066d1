/**
 * `npm run version:browser -- <major> [<what a spec's path holds> …]`: tests of an older version's
 * built site in Chromium: all its pages, with their demos in every look. It needs
 * `npm run build -- --version <major>` first.
 */
import { CHROMIUM_VARIABLE, findTestChromium } from '../cli/findChromium';
import { runCommand } from '../cli/runCommand';
import { readMajor } from './readMajor';
import { testInBrowser } from './testInBrowser';

runCommand(() => {
  const [name = '', ...specs] = process.argv.slice(2);
  process.env[CHROMIUM_VARIABLE] = findTestChromium(process.env);
  testInBrowser(readMajor([name]), specs);
});
