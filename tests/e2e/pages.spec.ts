import fs from 'node:fs';
import path from 'node:path';
import { isReferencePath } from '../../src/lib/apiPaths';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { isFullRun } from '../../tools/test/fullRun';
import { setAppearance } from '../support/browser/setAppearance';
import { findAxeProblems } from '../support/browser/findAxeProblems';
import { findLabelProblems } from '../support/browser/findLabelProblems';
import {
  findAppearanceProblems,
  type Appearance,
} from '../support/browser/findAppearanceProblems';
import { findNarrowProblems } from '../support/browser/findNarrowProblems';
import { findStyleLeaks } from '../support/browser/findStyleLeaks';
import { listShifts } from '../support/browser/layoutShift';
import { isTextPage, LISTED_PAGES, listSitePages } from '../support/browser/sitePages';
import { activateAllDemos, DEMOS } from '../support/browser/liveDemos';
import { findPageSource, languageOf, listOwnDemos } from '../support/browser/pageSource';
import { test, VIEWPORT } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';
import { pollUntilEmpty } from '../support/browser/pollUntilEmpty';

const isTranslation = (page: string): boolean => languageOf(page) !== DEFAULT_LANGUAGE;
const isListed = (path: string): boolean => isFullRun() || LISTED_PAGES.has(path);

/**
 * The pages of a frozen version are only opened; their appearances were tested when it
 * was cut.
 */
const isFrozen = Boolean(process.env.DOCS_VERSION);

const BUILD_DIR = path.resolve(__dirname, '../../build');
const pages = listSitePages().filter(isTextPage);
const guides = pages.filter((path) => !isReferencePath(path));

/** A page with a dozen demos is slow on a busy machine. */
const TIMEOUT = isFullRun() ? 300_000 : 120_000;

/** Pages without their own demos are opened in one tab one after the other. */
const BATCH = 15;

if (!isFrozen)
  test('the listed pages exist', () => {
    const files = [...LISTED_PAGES].map((path) => path.replace(/(\?.*)?$/, 'index.html'));
    const gone = files.filter((file) => !fs.existsSync(path.join(BUILD_DIR, file)));
    expect(gone).toEqual(['/x/no-such-page/index.html']);
  });

/** The initial appearance of demos. */
const START: Appearance = { scheme: 'light', direction: 'ltr' };

/** The other appearances to test; contrast is also measured in the first one. */
const APPEARANCES: readonly Appearance[] = [
  { scheme: 'dark', direction: 'ltr' },
  { scheme: 'dark', direction: 'rtl' },
  { scheme: 'light', direction: 'rtl' },
];

/** Colors in transition would be measured too early. */
const STILL = '*, ::before, ::after { transition: none !important }';

/**
 * Serious accessibility problems in the demos, style leaks, and other problems in an
 * appearance. A scheme changes only colors, so only contrast is checked in the second
 * one.
 */
async function checkDemos(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: STILL });
  const problems = await findAppearanceProblems(page, START);
  problems.push(...(await findStyleLeaks(page)));
  problems.push(...(await findAxeProblems(page, { within: DEMOS })));
  for (const appearance of APPEARANCES) {
    await setAppearance(page, appearance.scheme, appearance.direction);
    problems.push(...(await findAppearanceProblems(page, appearance)));
    if (appearance !== APPEARANCES[0]) continue;
    // Colors that a package reads in JavaScript update later than CSS variables.
    const dark = await pollUntilEmpty(page, () =>
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
  test(`${path} loads, and its demos become live`, async ({ tab }) => {
    test.setTimeout(TIMEOUT);
    const { page, visit, takeProblems } = tab;
    await visit(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const count = await activateAllDemos(page);
    const problems = await listShifts(page);
    if (isListed(path) && !isFrozen) {
      if (count > 0) problems.push(...(await checkDemos(page)));
      problems.push(...(await findNarrowProblems(page)));
    }
    problems.push(...takeProblems());
    expect(problems).toEqual([]);
  });

/** Problems of a page with live demos, in narrow windows. */
async function findLiveProblems(page: Page, path: string): Promise<string[]> {
  await activateAllDemos(page);
  const problems = await findNarrowProblems(page);
  await page.setViewportSize(VIEWPORT);
  return problems.map((problem) => `${path} ${problem}`);
}

/** Tests of many similar pages, in batches; a problem names its page. */
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
