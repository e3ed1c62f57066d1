import { expect, test } from '../support/browser/siteTest';

test.describe('old addresses redirect', () => {
  for (const [from, to] of [
    ['/x/react-charts/quickstart/', '/x/react-charts/getting-started/'],
    ['/zh/x/r/license-key/', '/zh/x/introduction/licensing/#set-the-license-key'],
    ['/components/data-grid/columns/', '/x/react-data-grid/column-definition/'],
  ] as const) {
    test(`${from} redirects to ${to}`, async ({ page }) => {
      await page.goto(from, { waitUntil: 'commit' });
      await expect(page).toHaveURL(to);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }

  test('with the query and the hash', async ({ page }) => {
    await page.goto('/x/react-charts/quickstart/?q=1#draw-a-chart', {
      waitUntil: 'commit',
    });
    await expect(page).toHaveURL('/x/react-charts/getting-started/?q=1#draw-a-chart');
  });
});

test.describe('sections are found by the anchors of the original documentation', () => {
  for (const [from, to] of [
    ['/x/react-charts/lines/#interpolation', '#curves'],
    ['/zh/x/react-data-grid/sorting/#multi-sorting', '#sort-by-several-columns'],
    ['/x/api/data-grid/data-grid/#data-grid-prop-sortModel', '#prop-sortModel'],
  ] as const) {
    test(from, async ({ page }) => {
      await page.goto(from);
      // The longest page hydrates first.
      await expect(page).toHaveURL(new RegExp(`${to}$`), { timeout: 30_000 });
      await expect(page.locator(to)).toBeInViewport();
    });
  }

  test('an unknown anchor does not scroll the page', async ({ page }) => {
    await page.goto('/x/react-charts/lines/#nobody-knows');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(/#nobody-knows$/);
  });
});
