import { getChangesPage } from '../support/browser/changesPages';
import { findAxeProblems } from '../support/browser/findAxeProblems';
import { expect, test, type Page } from '../support/browser/siteTest';
import { watchPage } from '../support/browser/watchPage';

const CHANGES = getChangesPage('charts');

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForSelector('[data-api="ready"]');
}

const rows = (page: Page) => page.locator('.api-table tbody tr:visible');
const openAll = (page: Page) =>
  page
    .locator('details.api-section')
    .evaluateAll((sections) =>
      sections.forEach((section) => ((section as HTMLDetailsElement).open = true)),
    );
const kind = (page: Page) => page.getByLabel('Kind', { exact: true });
const change = (page: Page) => page.getByLabel('Change', { exact: true });

test('fields and text filter the page, show the number of results and are stored in the address', async ({
  page,
}) => {
  const problems = watchPage(page);
  await open(page, CHANGES);
  await expect(rows(page)).toHaveCount(0);
  await kind(page).selectOption('prop');
  await change(page).selectOption('removed');
  await expect(page.locator('#removed-prop-PieChart-tooltip')).toBeVisible();
  await expect(page.locator('#added-prop-BarChart-showToolbar')).toBeHidden();
  const status = page.locator('.api-count');
  await expect(status).toHaveRole('status');
  await expect(status).toHaveText(/^\d+ of \d+ shown$/);
  await page.locator('.api-toolbar input').fill('PieChart');
  await expect(page).toHaveURL(/\?q=PieChart&kind=prop&change=removed$/);
  const left = await rows(page).count();
  expect(left).toBeGreaterThan(0);
  await page.reload();
  await page.waitForSelector('[data-api="ready"]');
  await expect(rows(page)).toHaveCount(left);
  await expect(kind(page)).toHaveValue('prop');
  await page.locator('.api-toolbar input').press('Escape');
  await expect(kind(page)).toHaveValue('prop');
  await expect(page).toHaveURL(`${CHANGES}?kind=prop&change=removed`);
  expect(problems).toEqual([]);
});

test('a marker in the reference links to its entry, and the entry links back', async ({
  page,
}) => {
  await open(page, '/x/api/charts/bar-chart/');
  await page
    .locator('#prop-showToolbar')
    .getByRole('link', { name: /^New in v\d+$/ })
    .click();
  const entry = page.locator('#added-prop-BarChart-showToolbar');
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveAttribute('data-target', '');
  await entry.getByRole('link', { name: 'BarChart', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/api\/charts\/bar-chart\/#prop-showToolbar$/);
  await expect(page.locator('#prop-showToolbar')).toBeInViewport();
});

test('a section opens by its heading, and by a link of the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, CHANGES);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(3000);
  await page.getByRole('heading', { name: 'Props' }).click();
  await expect(page.locator('#removed-prop-PieChart-tooltip')).toBeVisible();
  await page.locator('.table-of-contents').getByText('Hooks').click();
  await expect(page.locator('#removed-hook-useZoom')).toBeVisible();
});

test('what was removed has its replacement and a link to the upgrade guide', async ({
  page,
}) => {
  await open(page, `${CHANGES}#removed-value-getHeatmapUtilityClass`);
  const row = page.locator('#removed-value-getHeatmapUtilityClass');
  await expect(row).toContainText('heatmapClasses');
  await expect(row).not.toContainText('@mui/');
  await row.getByRole('link', { name: 'In the upgrade guide' }).click();
  await expect(page).toHaveURL(/\/migration\/migration-charts-v7\/#types-and-imports$/);
});

for (const width of [1440, 1024, 820])
  test(`the filters are in one row at ${width} px, also with a count`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, CHANGES);
    await change(page).selectOption('removed');
    await expect(page.locator('.api-count')).not.toBeEmpty();
    const bar = await page.locator('.api-toolbar').boundingBox();
    expect(bar!.height).toBeLessThan(60);
    const count = page.locator('.api-count');
    expect(await count.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

test('the upgrade guide starts with breaking changes', async ({ page }) => {
  await page.goto('/x/migration/migration-charts-v7/');
  await page.getByRole('link', { name: /^Charts changes from v\d+ to v\d+$/ }).click();
  await page.waitForSelector('[data-api="ready"]');
  await expect(change(page)).toHaveValue('breaking');
  await expect(page.locator('#added-prop-BarChart-showToolbar')).toBeHidden();
});

const APPEARANCES = [
  ['wide', CHANGES, 1440],
  ['on a phone', CHANGES, 390],
  ['on a phone in Chinese', `/zh${getChangesPage('tree-view')}`, 390],
] as const;

for (const [name, address, width] of APPEARANCES)
  test(`it is accessible and not wider than the window ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, address);
    await openAll(page);
    const overflow = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
    // Rows outside of the viewport have an estimated height, so their content would
    // overlap the next row.
    await page.addStyleTag({
      content: '.api-table tr { content-visibility: visible !important }',
    });
    expect(await findAxeProblems(page, { within: 'article' })).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all changes are readable, and no field without a function is shown', async ({
    page,
  }) => {
    await page.goto(CHANGES);
    await page.getByRole('heading', { name: 'Props' }).click();
    await expect(page.locator('#added-prop-BarChart-showToolbar')).toBeVisible();
    await expect(kind(page)).toBeHidden();
  });
});
