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
