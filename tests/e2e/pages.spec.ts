import { expect, test, type Page } from '@playwright/test';
import { isReferencePath } from '../../src/lib/isReferencePath';
import { chooseLook } from '../support/chooseLook';
import { findAxeProblems } from '../support/findAxeProblems';
import { listSitePages } from '../support/sitePages';
import { watchPage } from '../support/watchPage';

/** Pages that only lead on have neither heading nor demos; the playground has its own tests. */
const pages = listSitePages().filter(
  (path) => !/^\/(zh\/)?x\/((search|playground)\/)?$/.test(path),
);

/** Pages of the reference are many and alike, without demos: checked a batch at a time. */
const BATCH = 15;

const DEMOS = '[data-demo]';

/** A page with a dozen demos takes a while on a busy machine. */
const TIMEOUT = 120_000;

/** The looks a demo must bear, beside light and left to right, in which it starts. */
const LOOKS = [
  ['dark', 'ltr'],
  ['dark', 'rtl'],
  ['light', 'rtl'],
] as const;

async function bringToLife(page: Page): Promise<number> {
  const demos = page.locator(DEMOS);
  const count = await demos.count();
  for (let index = 0; index < count; index += 1) {
    const demo = demos.nth(index);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
  }
  return count;
}

/**
 * Serious faults of accessibility in the demos, in both schemes: a scheme changes colors alone,
 * so the second look is for contrast only. Colors that still fade would be measured midway.
 */
async function checkAccess(page: Page): Promise<string[]> {
  const still = await page.addStyleTag({ content: '* { transition: none !important }' });
  const light = await findAxeProblems(page, { within: DEMOS });
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  const rules = ['color-contrast'];
  const dark = await findAxeProblems(page, { within: DEMOS, rules });
  await still.evaluate((style) => (style as HTMLElement).remove());
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

for (const path of pages.filter((each) => !isReferencePath(each))) {
  const isEnglish = !path.startsWith('/zh/');
  test(`${path} loads, and its demos live in every look`, async ({ page }) => {
    test.setTimeout(TIMEOUT);
    const problems = watchPage(page);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const count = await bringToLife(page);
    if (isEnglish && count > 0) problems.push(...(await checkAccess(page)));
    for (const [scheme, direction] of isEnglish && count > 0 ? LOOKS : []) {
      await chooseLook(page, scheme, direction);
      await page.waitForTimeout(150);
    }
    expect(problems).toEqual([]);
  });
}

const reference = pages.filter(isReferencePath);

for (let start = 0; start < reference.length; start += BATCH) {
  const batch = reference.slice(start, start + BATCH);
  test(`${batch[0]} and ${batch.length - 1} more pages of the reference load`, async ({
    page,
  }) => {
    const problems = watchPage(page);
    for (const path of batch) {
      await page.goto(path);
      await expect(page.locator('h1').first(), path).toBeVisible();
    }
    expect(problems).toEqual([]);
  });
}
