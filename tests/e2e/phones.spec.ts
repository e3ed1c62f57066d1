import { getChangesPage } from '../support/browser/changesPages';
import { activateDemo, menuButtonOf, menuItemOf } from '../support/browser/openDemo';
import { expect, test, untilHydrated, type Page } from '../support/browser/siteTest';

/** Below this size in px, iPhones zoom the page when a field gets the focus. */
const MIN_SIZE = 16;

const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="hidden"]), select, textarea, [contenteditable="true"]';

/** The fields that would zoom the page; those of demos belong to the packages. */
const listSmall = (page: Page) =>
  page.locator(FIELDS).evaluateAll(
    (all, least) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('[data-demo-content]'))
        .map((one) => `${parseFloat(getComputedStyle(one).fontSize)} ${one.outerHTML}`)
        .filter((line) => parseFloat(line) < least)
        .map((line) => line.slice(0, 120)),
    MIN_SIZE,
  );

for (const [name, viewport] of Object.entries({
  upright: { width: 390, height: 844 },
  'on its side': { width: 844, height: 390 },
}))
  test.describe(`on a phone ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const path of [
      '/x/search/?q=sort',
      '/x/production-error/',
      '/x/design-system/colors/',
      '/x/api/data-grid/data-grid/',
      getChangesPage('data-grid'),
      '/x/demos/data-grid/',
    ])
      test(`no field of ${path} zooms the page`, async ({ page }) => {
        await page.goto(path);
        await untilHydrated(page);
        await expect(page.locator('main').locator(FIELDS).first()).toBeAttached();
        await expect.poll(() => listSmall(page)).toEqual([]);
      });

    test('no field of the search and of an editor zooms the page', async ({ page }) => {
      await page.goto('/x/react-data-grid/sorting/');
      await untilHydrated(page);
      await page.locator('.navbar').getByRole('button', { name: 'Search' }).click();
      await expect(page.locator('dialog[open] select')).toBeVisible();
      await expect.poll(() => listSmall(page)).toEqual([]);
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: /^Close/ })
        .click();
      const demo = await activateDemo(page, 'SortByRank');
      const edit = demo.getByRole('button', { name: 'Edit' });
      if (!(await edit.isVisible())) await menuButtonOf(demo).click();
      await edit.or(menuItemOf(demo, 'Edit code')).first().click();
      await expect(demo.locator('.cm-content')).toBeVisible();
      await expect.poll(() => listSmall(page)).toEqual([]);
    });
  });
