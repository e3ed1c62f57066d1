import { expect, test } from '../support/browser/siteTest';

test.use({ javaScriptEnabled: false });

const GUIDE = '/x/react-data-grid/filtering/';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button of the menu is a link to all pages', async ({ page }) => {
    await page.goto(GUIDE);
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(menu).toBeInViewport();
    await menu.getByText('Getting started', { exact: true }).click();
    await expect(page).toHaveURL('/x/react-data-grid/getting-started/');
  });

  test('a page without a sidebar has no such link', async ({ page }) => {
    await page.goto('/x/');
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Menu', exact: true })).toBeHidden();
  });
});

test('the search of the header leads to its page, which says what it needs', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/x/search/');
  const main = page.getByRole('main');
  // Playwright leaves noscript out of the text of its ancestors.
  await expect(main.locator('noscript > p')).toHaveText('The search needs JavaScript.');
  await expect(main.getByText('For example')).toBeHidden();
});

for (const path of [
  '/x/',
  GUIDE,
  '/x/introduction/installation/',
  '/x/api/data-grid/data-grid/',
  '/x/search/',
  '/x/production-error/',
])
  test(`no control of ${path} is there that would do nothing`, async ({ page }) => {
    await page.goto(path);
    const controls = page.locator(
      ':is(button, input, select, textarea, [role="tab"]):not([data-demo-content] *, .api-from *)',
    );
    await expect(controls.filter({ visible: true })).toHaveCount(0);
  });

test('all tabs are shown, each below its label', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  for (const command of ['npm install', 'yarn add', 'pnpm add'])
    await expect(
      page.locator('[data-installation]').getByText(`${command} @mui/x-data-grid `),
    ).toBeVisible();
});
