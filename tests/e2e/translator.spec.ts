import { getChangesPage } from '../support/browser/changesPages';
import { activateDemo, menuButtonOf, menuItemOf } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';
import { translateTexts } from '../support/browser/translateTexts';

/** Types a text letter by letter; after each one, the answer is translated. */
async function searchSlowly(page: Page, text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1) {
    await page
      .locator('[data-search-input]')
      .last()
      .press(text[end - 1]!);
    await expect(page.locator('[data-search-query]')).toHaveAttribute(
      'data-search-query',
      text.slice(0, end),
    );
    await expect(page.locator('[data-search-query] font').first()).toBeAttached();
  }
}

test('a translated page keeps working: search, menus, drawers, demos, other pages', async ({
  tab,
  page,
}) => {
  await tab.visit('/x/react-data-grid/sorting/');
  await page.evaluate(translateTexts, true);
  const bar = page.locator('.navbar');

  await page.keyboard.press('Control+k');
  await searchSlowly(page, 'sorting');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  const demo = await activateDemo(page, 'SortByRank');
  await demo.getByRole('button', { name: /Show (full )?code/ }).click();
  await menuButtonOf(demo).click();
  await menuItemOf(demo, 'Dark').click();
  await menuButtonOf(demo).click();
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('slider').press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  for (const menu of await bar.locator('details > summary:visible').all()) {
    await menu.click();
    await page.keyboard.press('Escape');
  }

  // Pages whose sidebars have other entries at the same place.
  await bar.getByRole('link', { name: 'Charts' }).click();
  await expect(page).toHaveURL(/react-charts/);
  await expect(page.locator('.theme-doc-sidebar-menu font').first()).toBeAttached();
  await bar.getByRole('link', { name: 'Tree View' }).click();
  await expect(page).toHaveURL(/react-tree-view/);

  await expect(page.locator('[data-page-error], [data-load-failure]')).toHaveCount(0);
  expect(tab.takeProblems()).toEqual([]);
});

test('the search page keeps working while it is translated', async ({ tab, page }) => {
  await tab.visit('/x/search/');
  await page.evaluate(translateTexts, true);
  await searchSlowly(page, 'sort');
  await expect(page.locator('[data-page-error], [data-load-failure]')).toHaveCount(0);
  expect(tab.takeProblems()).toEqual([]);
});

for (const path of [
  '/x/react-data-grid/sorting/',
  '/x/api/data-grid/data-grid/',
  getChangesPage('data-grid'),
  '/x/introduction/installation/',
  '/x/design-system/colors/',
  '/x/privacy/',
]) {
  test(`translators leave code and demos of ${path} alone`, async ({ tab, page }) => {
    await tab.visit(path);
    const translated = page.locator('code:not([translate="no"], [translate="no"] *)');
    expect(await page.locator('code').count()).toBeGreaterThan(0);
    await expect(translated).toHaveCount(0);
    await expect(page.locator('[data-demo-content]:not([translate="no"])')).toHaveCount(
      0,
    );
  });
}
