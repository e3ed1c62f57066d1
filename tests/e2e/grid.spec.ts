import { test } from '../support/browser/sharedTab';
import { expect } from '../support/browser/siteTest';

for (const base of ['/x', '/zh/x']) {
  test(`the grid of ${base}/react-data-grid/sorting/ shows rows and sorts on click`, async ({
    page,
  }) => {
    await page.goto(`${base}/react-data-grid/sorting/`);
    const demo = page.locator('[data-demo="BasicSorting"]');
    await expect(demo).toHaveAttribute('data-demo-state', 'live');
    const firstCell = demo.getByRole('gridcell').first();
    await expect(firstCell).toHaveText('Middlemarch');
    await demo.getByRole('columnheader').first().click();
    await expect(firstCell).toHaveText('Beloved');
  });
}

test('a grid that is 2 px higher than its rows ends in one line, its frame', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  const demo = page.locator('[data-demo="SortByRank"]');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  // The grid draws the line of its last row as the border of an element below it.
  const line = demo.locator('.MuiDataGrid-virtualScroller > .MuiDataGrid-filler > *');
  await expect(line).toHaveCSS('height', /^[12]px$/);
  await expect(line).toHaveCSS('border-top-width', '1px');
  await expect(line).toHaveCSS('clip-path', /^inset\(/);
});
