import { expect, test, type Page } from '@playwright/test';
import { listSitePages } from '../support/sitePages';
import { watchPage } from '../support/watchPage';

/** Pages that only lead on have neither heading nor demos; the playground has its own tests. */
const pages = listSitePages().filter(
  (path) => !/^\/(zh\/)?x\/((search|playground)\/)?$/.test(path),
);

/** Pages of tables: many, alike, without demos; checked a batch at a time. */
const isReference = (path: string): boolean =>
  path.includes('/x/api/') || /\/(components|hooks)-api\/$/.test(path);

const BATCH = 15;

/** The looks a demo must bear, beside light and left to right, in which it starts. */
const LOOKS = [
  ['dark', 'ltr'],
  ['dark', 'rtl'],
  ['light', 'rtl'],
] as const;

async function bringToLife(page: Page): Promise<number> {
  const demos = page.locator('[data-demo]');
  const count = await demos.count();
  for (let index = 0; index < count; index += 1) {
    const demo = demos.nth(index);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 20_000 });
  }
  return count;
}

for (const path of pages.filter((each) => !isReference(each))) {
  const isEnglish = !path.startsWith('/zh/');
  test(`${path} loads, and its demos live in every look`, async ({ page }) => {
    const problems = watchPage(page);
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const count = await bringToLife(page);
    for (const [scheme, direction] of isEnglish && count > 0 ? LOOKS : []) {
      await page.evaluate(
        ([theme, dir]) => {
          document.documentElement.dataset.theme = theme;
          document.documentElement.dir = dir;
        },
        [scheme, direction] as const,
      );
      await page.waitForTimeout(150);
    }
    expect(problems).toEqual([]);
  });
}

const reference = pages.filter(isReference);

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
