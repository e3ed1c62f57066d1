import { expect, test } from '../support/browser/siteTest';

// Clicks, not `check()`: a click before hydration takes effect after it.

const PATH = 'introduction/installation/';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a command, a component and all packages are there', async ({ page }) => {
    await page.goto(`/x/${PATH}`);
    const block = page.locator('[data-installation="@mui/x-data-grid"]');
    await expect(block.getByText(/^npm install @mui\/x-data-grid /)).toBeVisible();
    await expect(block.getByText('<DataGrid')).toBeVisible();
    await expect(page.getByRole('cell', { name: '@mui/x-tree-view-pro' })).toBeVisible();
  });
});

test('the command of the chosen package is copied, for the package manager of the reader', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/x/${PATH}`);
  await page.getByRole('radio', { name: 'Charts' }).click();
  await page.getByRole('radio', { name: 'Pro', exact: true }).click();
  const block = page.locator('[data-installation="@mui/x-charts-pro"]');
  await block.getByRole('tab', { name: 'pnpm' }).click();
  const button = block.getByRole('tabpanel').getByRole('button', { name: 'Copy' });
  await expect(button).toHaveCSS('opacity', '1');
  const command = block.locator('pre:visible', { hasText: 'pnpm add' });
  expect(await command.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await button.click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^pnpm add @mui\/x-charts-pro /,
  );
  await page.getByRole('radio', { name: 'Tree View' }).click();
  await expect(
    page.locator('[data-installation] pre:visible', { hasText: 'pnpm add' }),
  ).toContainText('@mui/x-tree-view-pro');
});

test('the choices are translated', async ({ page }) => {
  await page.goto(`/zh/x/${PATH}`);
  await page.getByRole('radio', { name: '树视图' }).click();
  await expect(page.locator('[data-installation="@mui/x-tree-view"]')).toBeVisible();
});
