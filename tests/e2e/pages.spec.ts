import fs from 'node:fs';
import path from 'node:path';
import { isReferencePath } from '../../src/lib/isReferencePath';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { isFullRun } from '../../tools/test/fullRun';
import { chooseLook } from '../support/browser/chooseLook';
import { findAxeProblems } from '../support/browser/findAxeProblems';
import { findLabelProblems } from '../support/browser/findLabelProblems';
import { findLookProblems, type Look } from '../support/browser/findLookProblems';
import { findNarrowProblems } from '../support/browser/findNarrowProblems';
import { findStyleLeaks } from '../support/browser/findStyleLeaks';
import { listShifts } from '../support/browser/layoutShift';
import { LISTED_PAGES } from '../support/browser/listedPages';
import { bringAllToLife, DEMOS } from '../support/browser/liveDemos';
import { findPageSource, languageOf, listOwnDemos } from '../support/browser/pageSource';
import { test, VIEWPORT } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';
import { isTextPage, listSitePages } from '../support/browser/sitePages';
import { untilNone } from '../support/browser/untilNone';

const isTranslation = (page: string): boolean => languageOf(page) !== DEFAULT_LANGUAGE;
const isListed = (path: string): boolean => isFullRun() || LISTED_PAGES.has(path);

/** Pages of a frozen version are opened; their looks were tested when it was cut. */
const isFrozen = Boolean(process.env.DOCS_VERSION);

const BUILD_DIR = path.resolve(__dirname, '../../build');
const pages = listSitePages().filter(isTextPage);
const guides = pages.filter((path) => !isReferencePath(path));

/** A page with a dozen demos takes a while on a busy machine. */
const TIMEOUT = isFullRun() ? 300_000 : 120_000;

/** Pages without demos of their own go through a tab one after the other. */
const BATCH = 15;

if (!isFrozen)
  test('the listed pages exist', () => {
    const files = [...LISTED_PAGES].map((path) => path.replace(/(\?.*)?$/, 'index.html'));
    const gone = files.filter((file) => !fs.existsSync(path.join(BUILD_DIR, file)));
    expect(gone).toEqual(['/x/no-such-page/index.html']);
  });

/** How demos look at first. */
const START: Look = { scheme: 'light', direction: 'ltr' };

/** The other looks they must bear; the first one is for contrast too. */
const LOOKS: readonly Look[] = [
  { scheme: 'dark', direction: 'ltr' },
  { scheme: 'dark', direction: 'rtl' },
  { scheme: 'light', direction: 'rtl' },
];

/** Colors that still fade would be measured midway. */
const STILL = '*, ::before, ::after { transition: none !important }';

/**
 * Serious faults of accessibility in the demos, styles of the site in them, and whatever goes wrong with them in a look. A
 * scheme changes colors alone, so the second one is for contrast only.
 */
async function checkDemos(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: STILL });
  const problems = await findLookProblems(page, START);
  problems.push(...(await findStyleLeaks(page)));
  problems.push(...(await findAxeProblems(page, { within: DEMOS })));
  for (const look of LOOKS) {
    await chooseLook(page, look.scheme, look.direction);
    problems.push(...(await findLookProblems(page, look)));
    if (look !== LOOKS[0]) continue;
    // Colors that a package reads in JavaScript follow later than those that are variables.
    const dark = await untilNone(page, () =>
      findAxeProblems(page, { within: DEMOS, contrastOnly: true }),
    );
    problems.push(...dark.map((problem) => `dark: ${problem}`));
  }
  return problems;
}

/** Whether a page shows demos that no other page shows in the same way. */
const hasOwnDemos = (path: string): boolean => {
  const source = findPageSource(path);
  return (
    !isTranslation(path) || (source !== undefined && listOwnDemos(source).length > 0)
  );
};

for (const path of guides.filter(
  (each) => hasOwnDemos(each) && (!isTranslation(each) || isListed(each)),
))
  test(`${path} loads, and its demos live`, async ({ tab }) => {
    test.setTimeout(TIMEOUT);
    const { page, visit, takeProblems } = tab;
    await visit(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const count = await bringAllToLife(page);
    const problems = await listShifts(page);
    if (isListed(path) && !isFrozen) {
      if (count > 0) problems.push(...(await checkDemos(page)));
      problems.push(...(await findNarrowProblems(page)));
    }
    problems.push(...takeProblems());
    expect(problems).toEqual([]);
  });

/** What goes wrong where the demos of a page live and its window is narrow. */
async function findLiveProblems(page: Page, path: string): Promise<string[]> {
  await bringAllToLife(page);
  const problems = await findNarrowProblems(page);
  await page.setViewportSize(VIEWPORT);
  return problems.map((problem) => `${path} ${problem}`);
}

/** Tests of pages that are many and alike, a batch at a time; a problem names its page. */
function testInBatches(paths: readonly string[], what: string): void {
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH);
    test(`${batch[0]} and ${batch.length - 1} more ${what}`, async ({ tab }) => {
      test.setTimeout(TIMEOUT);
      const problems: string[] = [];
      for (const path of batch) {
        await tab.visit(path);
        await expect(tab.page.locator('h1').first(), path).toBeVisible();
        problems.push(...(await findLabelProblems(tab.page, languageOf(path))));
        if (!isFrozen) problems.push(...(await findLiveProblems(tab.page, path)));
        problems.push(...tab.takeProblems());
      }
      expect(problems).toEqual([]);
    });
  }
}

testInBatches(
  guides.filter((path) => isTranslation(path) && isListed(path) && !hasOwnDemos(path)),
  'translated pages load, with labels in their language',
);
testInBatches(
  pages.filter((path) => isReferencePath(path) && isListed(path)),
  'pages of the reference load',
);
