import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';

const PAGE = '/x/react-date-pickers/getting-started/';

const tabs = (page: Page) => page.locator('.markdown [role="tab"]');

test('tabs follow the keyboard, and name their panels', async ({ tab, page }) => {
  await tab.visit(PAGE);
  const list = page.locator('.markdown [role="tablist"]').first();
  const [first, second] = [list.getByRole('tab').nth(0), list.getByRole('tab').nth(1)];
  const panelOf = async (one: typeof first) =>
    page.locator(`[id="${await one.getAttribute('aria-controls')}"]`);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(await panelOf(second)).toBeVisible();
  await expect(await panelOf(first)).toBeHidden();
  await page.keyboard.press('Home');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await second.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

for (const path of [PAGE, '/x/introduction/installation/'])
  test(`each tab has its panel, and each panel has its name: ${path}`, async ({
    tab,
    page,
  }) => {
    await tab.visit(path);
    expect(await tabs(page).count()).toBeGreaterThan(1);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('[role="tab"]')].map((one) => {
        const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
        return panel?.getAttribute('aria-labelledby') === one.id && one.id !== '';
      }),
    );
    expect(found).not.toContain(false);
    const ids = await page
      .locator('[role="tab"]')
      .evaluateAll((all) => all.map((a) => a.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

test('Space opens and closes a category of the sidebar', async ({ tab, page }) => {
  await tab.visit(PAGE);
  const category = page.locator('.theme-doc-sidebar-menu a[role="button"]').first();
  const state = await category.getAttribute('aria-expanded');
  await category.focus();
  await page.keyboard.press('Space');
  await expect(category).not.toHaveAttribute('aria-expanded', state!);
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', state!);
});
