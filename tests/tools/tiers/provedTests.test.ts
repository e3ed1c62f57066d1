import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { isTouched } from '../../support/tiers/isTouched';
import { listUnitTests } from '../../support/tiers/provedTests';
import { listAllInputs } from '../../support/tiers/testInputs';

const isDue = (test: string, changed: string): boolean =>
  isTouched(listAllInputs(test), [changed]);

const BELL = 'tests/features/notifications/NotificationBell.test.tsx';
const CLAIMS = 'tests/content/claims/charts-areas-demo.test.tsx';
const DEMO = 'docs/charts/areas-demo/ForecastBand.tsx';
const SNIPPETS = 'tests/content/snippets.test.ts';
const LOADER = 'tests/plugins/labels/inlineLabels.test.ts';
const COMMANDS = 'tests/tools/cli/commands.test.ts';

test.each([
  ['the test', BELL, BELL],
  ['what it tests', BELL, 'src/features/notifications/NotificationBell.tsx'],
  ['a part of that', BELL, 'src/components/useDismiss/index.ts'],
  ['the set-up of tests', BELL, 'tests/support/setupDom.ts'],
  ['the lockfile', BELL, 'package-lock.json'],
  ['a demo of its page', CLAIMS, DEMO],
  ['any page', SNIPPETS, 'docs/charts/lines/lines.mdx'],
  ['any code of a build', LOADER, 'plugins/docs/index.ts'],
  ['a command', COMMANDS, 'tools/cli/run.mjs'],
  ['a script of package.json', COMMANDS, 'package.json'],
])('%s makes a test due', (_, test, changed) => {
  expect(fs.existsSync(path.join(SITE_DIR, test))).toBe(true);
  expect(isDue(test, changed)).toBe(true);
});

test.each([
  ['another feature', BELL, 'src/features/ads/AdSlot.tsx'],
  ['a page', BELL, 'docs/charts/bars/bars.mdx'],
  ['another page', CLAIMS, 'docs/charts/lines/lines.mdx'],
  ['a page', LOADER, 'docs/charts/bars/bars.mdx'],
])('%s does not', (_, test, changed) => expect(isDue(test, changed)).toBe(false));

test('all tests of Jest but those of a build are known', () => {
  const all = listUnitTests();
  expect(all).toEqual(expect.arrayContaining([BELL, CLAIMS, SNIPPETS, LOADER, COMMANDS]));
  expect(all.filter((file) => /^tests\/(built|e2e|versions)\//.test(file))).toEqual([]);
});
