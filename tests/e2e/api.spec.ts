import { getChangesPage } from '../support/browser/changesPages';
import { expectNoShift, recordShifts } from '../support/browser/layoutShift';
import { expect, test, type Page } from '../support/browser/siteTest';
import { watchPage } from '../support/browser/watchPage';

const GRID = '/x/api/data-grid/data-grid/';
const BARS = '/x/react-charts/bars/';

const ready = (page: Page) => page.waitForSelector('[data-api="ready"]');
const filter = (page: Page) => page.locator('.api-toolbar input').first();

async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

test('the filter narrows props, slots and classes; / focuses it, Escape clears it', async ({
  page,
}) => {
  await open(page, GRID);
  const rows = page.locator('.api-table tbody tr:visible');
  const all = await rows.count();
  await page.keyboard.press('/');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.type('toolbar');
  await expect(page.locator('#prop-showToolbar')).toBeVisible();
  await expect(page.locator('#prop-rows')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText(
    /^\d+ of \d+ shown$/,
  );
  expect(await rows.count()).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(all);
});

test('the filter matches the starts of words, and the table of contents follows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/x/api/data-grid/data-grid-premium/');
  await filter(page).fill('pin');
  await expect(page.locator('#prop-pinnedColumns')).toBeVisible();
  await expect(page.locator('#prop-rowGroupingModel')).toBeHidden();
  const toc = page.locator('.table-of-contents');
  await expect(toc.getByText('CSS classes')).toBeVisible();
  await expect(toc.getByText('Types')).toBeHidden();
  await filter(page).fill('no such thing');
  await expect(page.getByText('Nothing matches.')).toBeInViewport();
  await expect(toc.getByText('Props')).toBeHidden();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(toc.getByText('Types')).toBeVisible();
});

test('the filter counts props of higher plans, in a line that hides no row', async ({
  page,
}) => {
  await open(page, GRID);
  await filter(page).fill('pin');
  const link = page.getByRole('link', { name: /^\d+ props in DataGridPro$/ });
  await expect(link).toBeInViewport();
  const bar = (await page.locator('.api-toolbar').boundingBox())!;
  const head = (await page.locator('.api-table:visible thead').first().boundingBox())!;
  expect(head.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await link.click();
  await expect(page).toHaveURL(/\/data-grid-pro\/#prop-pinned/);
});

test('a name that is gone leads to the changes, and a typing error to the search', async ({
  page,
}) => {
  await open(page, GRID);
  await filter(page).fill('indeterminateCheckboxAction');
  await page.getByRole('link', { name: /^Look for it in the changes in v\d+$/ }).click();
  await expect(page).toHaveURL(
    `${getChangesPage('data-grid')}?q=indeterminateCheckboxAction`,
  );
  await ready(page);
  await expect(page.locator('.api-table tbody tr:visible').first()).toContainText(
    'indeterminateCheckboxAction',
  );
  await open(page, `/zh${GRID}`);
  await filter(page).fill('pagnation');
  await page.getByRole('link', { name: '在所有页面中搜索' }).click();
  await expect(page).toHaveURL(/\/zh\/x\/search\/\?q=pagnation/);
  await expect(
    page.getByRole('button', { name: 'pagination', exact: true }),
  ).toBeVisible();
});

test('the text of a guide follows its filtered list of events', async ({ page }) => {
  await open(page, '/x/react-data-grid/events/');
  await filter(page).fill('rowclick');
  const row = (await page.locator('#event-rowClick').boundingBox())!;
  const next = (await page.locator('#see-also').boundingBox())!;
  expect(next.y - row.y - row.height).toBeLessThan(100);
});

for (const path of [
  GRID,
  '/x/api/charts/bar-chart/',
  '/x/api/charts/chart-container/',
  '/x/api/charts/sankey-chart/',
  '/x/api/data-grid/grid-api/',
  '/x/api/tree-view/rich-tree-view-pro/',
  '/zh/x/api/tree-view/rich-tree-view/',
])
  test(`the first row of ${path} is in the upper half of a laptop's screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const box = await page.locator('.api-table tbody tr').first().boundingBox();
    expect(box!.y).toBeLessThan(480);
  });

for (const path of [
  '/x/api/date-pickers/date-time-range-picker/',
  '/x/api/data-grid/data-grid-premium/',
])
  test(`nothing of the import of ${path} is cut`, async ({ page }) => {
    await open(page, path);
    const code = page.locator('.api-imports pre:visible');
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
      expect([width, cut]).toEqual([width, 0]);
    }
  });

test('the rows of the compact layout have a chevron', async ({ page }) => {
  await open(page, GRID);
  await page.getByRole('button', { name: 'Compact' }).click();
  const sides = await page
    .locator('.api-stacked tbody tr')
    .first()
    .evaluate((row) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(row, '::after');
      return [borderTopWidth, borderBottomWidth].map(parseFloat);
    });
  expect(sides[0]).toBe(0);
  expect(sides[1]).toBeGreaterThan(0);
});

test('a compact row is one line, also with "New in v8"', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, GRID);
  await page.getByRole('button', { name: 'Compact' }).click();
  const height = (name: string) =>
    page
      .locator(`#prop-${name}`)
      .evaluate((row) => Math.round(row.getBoundingClientRect().height));
  expect(await height('columnFilterDebounceMs')).toBe(await height('autoPageSize'));
});

test('the import follows the selected package, and is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/x/api/charts/bar-chart/');
  const code = page.locator('.api-imports .api-code:visible');
  await expect(code).toHaveCount(1);
  await expect(code).toContainText("'@mui/x-charts'");
  await page.getByRole('combobox', { name: 'Package' }).selectOption('@mui/x-charts-pro');
  await expect(code).toHaveCount(1);
  await code.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("import { BarChart } from '@mui/x-charts-pro';");
});

test('the layout is remembered and applied from the first paint on', async ({ page }) => {
  await open(page, GRID);
  const row = page.locator('#prop-getRowHeight');
  await page.getByRole('button', { name: 'Compact' }).click();
  await expect(page.getByRole('button', { name: 'Compact' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const compact = await row.evaluate((element) => element.clientHeight);
  await page.goto('/x/api/charts/bar-chart/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-api-layout', 'compact');
  await open(page, GRID);
  await row.locator('th code').click();
  await expect
    .poll(() => row.evaluate((element) => element.clientHeight))
    .toBeGreaterThan(compact);
  await page.getByRole('button', { name: 'Detailed' }).click();
  await expect(page.locator('#prop-rows td').last()).toBeVisible();
});

test('an anchor opens and highlights its row, and its link copies the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${GRID}#class-MuiDataGrid-rowSkeleton`);
  const row = page.locator('[id="class-MuiDataGrid-rowSkeleton"]');
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('data-target', '');
  await page.goto(`${GRID}#prop-sortModel`);
  await ready(page);
  const link = page.getByRole('link', { name: 'Link to sortModel' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.api-count').first()).toHaveText('Link to sortModel copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /data-grid\/#prop-sortModel$/,
  );
});

test('table heads stay visible while a table scrolls', async ({ page }) => {
  await open(page, GRID);
  await page.locator('#prop-rows').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('prop-slots')?.scrollIntoView());
  await expect(page.locator('.api-members thead').first()).toBeInViewport();
});

test('a page reached by a link has its tables, and Back restores the scroll position', async ({
  page,
}) => {
  const problems = watchPage(page);
  await open(page, '/x/api/charts/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page
    .locator('.api-index')
    .getByRole('link', { name: 'BarChart', exact: true })
    .click();
  await expect(page.locator('h1')).toHaveText('BarChart API');
  await expect(page.locator('#prop-series')).toBeVisible();
  await page.locator('.table-of-contents').getByText('Slots', { exact: true }).click();
  await expect(page).toHaveURL(/#slots$/);
  await page.goBack();
  await page.goBack();
  await expect(page.locator('#component-bar-chart')).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('the table of contents lists the sections', async ({ page }) => {
  await page.setViewportSize({ width: 1720, height: 900 });
  await open(page, GRID);
  const toc = page.locator('.table-of-contents');
  await expect(toc.getByRole('link')).toHaveText([
    'Props',
    'Slots',
    'CSS classes',
    'Types',
    'Guides',
  ]);
  await toc.getByText('CSS classes').click();
  await expect(page.locator('#classes')).toBeInViewport();
});

test('on a phone, rows are cards that fit, and the page is readable without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/x/api/charts/bar-chart/');
  const row = page.locator('#prop-series');
  await expect(row).toBeVisible();
  const box = await row.boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  const [name, type] = await Promise.all([
    row.locator('th').boundingBox(),
    row.locator('td').first().boundingBox(),
  ]);
  expect(type!.y).toBeGreaterThan(name!.y);
  await context.close();
});

test('tabs link to the API of the components that a guide documents, under the same sidebar entry', async ({
  page,
}) => {
  await page.goto(BARS);
  await page.getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL(/\/react-charts\/bars\/components-api\/$/);
  await expect(page).toHaveTitle(/^Bars overview: components API/);
  await expect(page.locator('#bar-chart-prop-series')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Guide and API' });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Components API');
  await expect(page.locator('.menu__link--active[aria-current="page"]')).toHaveAttribute(
    'href',
    BARS,
  );
  await expect(page.locator('.breadcrumbs')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/x\/react-charts\/bars\/components-api\/$/,
  );
  await expect(page.locator('link[hreflang="zh-CN"]')).toHaveAttribute(
    'href',
    /\/zh\/x\/react-charts\/bars\/components-api\/$/,
  );
  await tabs.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/react-charts\/bars\/$/);
});

test('unknown tabs show the 404 page', async ({ request }) => {
  for (const tab of ['hooks-api', 'events-api', 'components-api/more']) {
    expect((await request.get(`${BARS}${tab}/`)).status()).toBe(404);
  }
});

for (const path of [
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/date-picker/',
  BARS,
  '/x/react-tree-view/rich-tree-view/items/',
]) {
  test(`${path} has the API of its components in both languages`, async ({ request }) => {
    for (const language of ['', '/zh']) {
      const response = await request.get(`${language}${path}components-api/`);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('-prop-');
    }
  });
}

test('guides link the props they name', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  const link = page.locator('.markdown p a[href$="data-grid/#prop-sortModel"]').first();
  await link.click();
  await expect(page.locator('#prop-sortModel')).toBeInViewport();
  await expect(page.locator('#prop-sortModel')).toHaveAttribute('data-target', '');
});

test('the data is published as JSON with its schema', async ({ request }) => {
  for (const file of ['index', 'schema', 'charts/bar-chart', 'data-grid/events']) {
    const response = await request.get(`/x/api/${file}.json`);
    expect(response.status()).toBe(200);
    expect(await response.json()).toBeTruthy();
  }
});

test('Chinese pages have Chinese table heads and English descriptions', async ({
  page,
}) => {
  await open(page, '/zh/x/api/charts/bar-chart/');
  await expect(page.locator('#props')).toContainText('属性');
  await expect(page.locator('#prop-borderRadius')).toContainText('Defines the border');
  await expect(page.locator('.api-section a[href^="/x/"]')).toHaveCount(0);
});

test('typing into the filter of the longest page takes less than one frame', async ({
  page,
}) => {
  await open(page, '/x/api/data-grid/data-grid-premium/');
  const slowest = await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('.api-toolbar input')!;
    return ['c', 'co', 'col', 'colu', 'col', 'co', 'c', ''].reduce((most, text) => {
      input.value = text;
      const started = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return Math.max(most, performance.now() - started);
    }, 0);
  });
  // A frame has 16 ms, but test machines are slow and shared.
  expect(slowest).toBeLessThan(50);
});

for (const path of [
  '/x/api/data-grid/data-grid/',
  '/x/react-data-grid/sorting/components-api/',
]) {
  test(`${path} does not shift during hydration`, async ({ page }) => {
    await recordShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoShift(page);
  });
}
