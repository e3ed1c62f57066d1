import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CURRENT_VERSION, MAINTAINED_VERSIONS } from '../../src/config/versions';
import { createSiteServer } from '../../tools/cli/createSiteServer';
import { openDemo } from '../support/browser/openDemo';
import { expect, test } from '../support/browser/siteTest';
import { isFullRun } from '../../tools/test/fullRun';

const SEVEN = MAINTAINED_VERSIONS.find(({ major }) => major === 7);
const SITE = path.resolve(__dirname, '../../build-versions/v7');

test.skip(!SEVEN || !isFullRun(), 'The site of version 7 is built by npm run test:all.');

let server: http.Server;
let origin: string;
test.beforeAll(async () => {
  server = createSiteServer(SITE, true);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => void server?.close());

test.describe('behavior that differs between the majors', () => {
  test('sorting returns to the first page since version 8', async ({ page }) => {
    for (const [site, range] of [
      ['', '1–5 of 42'],
      [origin, '6–10 of 42'],
    ]) {
      const address = `${site}/x/react-data-grid/pagination/`;
      const demo = await openDemo(page, address, 'BasicPagination');
      await demo.getByRole('button', { name: 'Go to next page' }).click();
      await expect(demo.getByText('6–10 of 42')).toBeVisible();
      await demo.getByRole('columnheader', { name: 'Product' }).click();
      await expect(demo.locator('[aria-sort="ascending"]')).toBeVisible();
      await expect(demo.getByText(range!)).toBeVisible();
    }
  });

  test('a date field is a text box in version 7, and a group of sections since version 8', async ({
    page,
  }) => {
    const path = '/x/react-date-pickers/date-field/';
    const current = await openDemo(page, path, 'TypeDate');
    await expect(current.getByRole('spinbutton')).toHaveCount(3);
    const seven = await openDemo(page, origin + path, 'TypeDate');
    await expect(seven.getByRole('textbox')).toHaveCount(1);
    await expect(seven.getByRole('spinbutton')).toHaveCount(0);
  });

  test('the legend of a chart is SVG in version 7, and a list since version 8', async ({
    page,
  }) => {
    const path = '/x/react-charts/bars/';
    const current = await openDemo(page, path, 'StackedBars');
    await expect(current.locator('ul.MuiChartsLegend-root')).toBeVisible();
    const seven = await openDemo(page, origin + path, 'StackedBars');
    await expect(seven.locator('svg .MuiChartsLegend-root')).toBeVisible();
    await expect(seven.locator('ul.MuiChartsLegend-root')).toHaveCount(0);
  });
});

test('a page of version 7 has a notice, and links users and search engines to the current one', async ({
  page,
}) => {
  await page.goto(`${origin}/zh/x/react-data-grid/sorting/`);
  const banner = page.locator('main [data-callout="warning"]').first();
  await expect(banner).toContainText('v7');
  const link = banner.getByRole('link', { name: CURRENT_VERSION.label });
  await expect(link).toHaveAttribute('href', /\/zh\/x\/react-data-grid\/sorting\/$/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute(
    'href',
    (await link.getAttribute('href')) ?? '',
  );
});

test('the search finds only pages of version 7, and the menu names its packages', async ({
  page,
}) => {
  await page.goto(`${origin}/x/react-charts/bars/`);
  await page.locator('nav details summary').first().click();
  await expect(page.getByText(/^7\.29\.\d+$/).first()).toBeVisible();
  await page.goto(`${origin}/x/search/?q=funnel%20chart`);
  await expect(page.locator('[data-search-query]')).toBeVisible();
  await expect(
    page.locator('[data-search-result][href*="react-charts/funnel"]'),
  ).toHaveCount(0);
});
