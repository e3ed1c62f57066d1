import { test } from '../../support/browser/sharedTab';
import { expect, type Locator, type Page } from '../../support/browser/siteTest';
import { boxOf, openDemo } from '../../support/browser/openDemo';

async function openGrid(page: Page, path: string, name: string): Promise<Locator> {
  const demo = await openDemo(page, path, name);
  await expect(demo.getByRole('columnheader').first()).toBeVisible();
  return demo;
}

const header = (demo: Locator, field: string) =>
  demo.locator(`[role="columnheader"][data-field="${field}"]`);

const widthOf = async (demo: Locator, field: string) =>
  Math.round((await boxOf(header(demo, field))).width);

test('flexible columns share the remaining width up to their maximum', async ({
  page,
}) => {
  const demo = await openGrid(
    page,
    '/x/react-data-grid/column-dimensions/',
    'FluidColumns',
  );
  const [ticket, subject, customer, agent] = await Promise.all(
    ['ticket', 'subject', 'customer', 'agent'].map((field) => widthOf(demo, field)),
  );
  expect(ticket).toBe(90);
  expect(agent).toBeLessThanOrEqual(140);
  expect(Math.abs((subject ?? 0) - 2 * (customer ?? 0))).toBeLessThanOrEqual(2);
  const grid = await boxOf(demo.getByRole('grid'));
  const sum = (ticket ?? 0) + (subject ?? 0) + (customer ?? 0) + (agent ?? 0);
  expect(Math.abs(grid.width - sum)).toBeLessThanOrEqual(4);
});

test('resizing by dragging stops at the limits of the column', async ({ page }) => {
  const demo = await openGrid(
    page,
    '/x/react-data-grid/column-dimensions/',
    'ResizeLimits',
  );
  const line = header(demo, 'trail').locator('.MuiDataGrid-columnSeparator');
  for (const [distance, width] of [
    [400, 320],
    [-400, 120],
  ] as const) {
    const { x, y, width: wide, height } = await boxOf(line);
    await page.mouse.move(x + wide / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + distance, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(demo, 'trail')).toBe(width);
  }
  await expect(
    header(demo, 'km').locator('.MuiDataGrid-columnSeparator--resizable'),
  ).toHaveCount(0);
});

test('autosizing ignores the long name unless outliers are included', async ({
  page,
}) => {
  const demo = await openGrid(
    page,
    '/x/react-data-grid/column-dimensions/',
    'AutosizeColumns',
  );
  const size = demo.getByRole('button', { name: 'Autosize columns' });
  await size.click();
  await expect.poll(() => widthOf(demo, 'file')).toBeLessThan(120);
  await demo.getByRole('checkbox', { name: 'Outliers' }).check();
  await size.click();
  await expect.poll(() => widthOf(demo, 'file')).toBeGreaterThan(200);
});

test('focusing a cell scrolls it out from behind a pinned column', async ({ page }) => {
  const demo = await openGrid(
    page,
    '/x/react-data-grid/column-pinning/',
    'PinnedColumns',
  );
  const pinned = demo.getByRole('gridcell', { name: 'Trier' });
  await pinned.click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const focused = demo.locator('[role="gridcell"]:focus');
  await expect(focused).toHaveAttribute('data-field', 'Sep');
  const sum = demo.locator('[role="row"][data-id="3"] [data-field="sum"]');
  await expect
    .poll(async () => {
      const cell = await boxOf(focused);
      return Math.round(cell.x + cell.width - (await boxOf(sum)).x);
    })
    .toBeLessThanOrEqual(1);
  await expect(pinned).toBeInViewport();
});

test('pinned columns stay in the DOM while others are removed', async ({ page }) => {
  const demo = await openGrid(page, '/x/react-data-grid/', 'ManyColumns');
  const first = demo.locator('[role="gridcell"][aria-colindex="1"]');
  await expect(first).not.toHaveCount(0);
  const scrollToEnd = (inner: Locator) =>
    inner.locator('.MuiDataGrid-virtualScroller').evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
    });
  await scrollToEnd(demo);
  await expect(first).toHaveCount(0);

  await page.setViewportSize({ width: 400, height: 800 });
  const pinning = await openGrid(
    page,
    '/x/react-data-grid/column-pinning/',
    'PinnedColumns',
  );
  const months = pinning.locator('[role="gridcell"][data-field="Jan"]');
  await expect(months).not.toHaveCount(0);
  await scrollToEnd(pinning);
  await expect(months).toHaveCount(0);
  await expect(pinning.getByRole('gridcell', { name: 'Trier' })).toHaveCount(1);
});

test('heights: headers, rows and footer add up; an overlay that is too high scrolls', async ({
  page,
}) => {
  const rows = await openGrid(page, '/x/react-data-grid/layout/', 'HeightOfRows');
  const grid = rows.locator('.MuiDataGrid-root');
  const count = await rows.locator('[role="row"][data-id]').count();
  expect(Math.round((await boxOf(grid)).height)).toBe(56 + count * 52 + 53 + 2);

  const demo = await openGrid(page, '/x/react-data-grid/layout/', 'OverlayHeight');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const measure = () =>
    scroller.evaluate((node) => ({
      overflow: getComputedStyle(node).overflowY,
      visible: node.clientHeight,
      whole: node.scrollHeight,
    }));
  expect((await measure()).visible).toBe(56 + 220);
  await demo.locator('.MuiDataGrid-overlay').evaluate((node) => {
    node.style.height = '400px';
  });
  const { overflow, visible, whole } = await measure();
  expect(overflow).toBe('scroll');
  expect(whole).toBeGreaterThan(visible + 100);
});

test('users select text by dragging; the focus outline is for the keyboard', async ({
  page,
}) => {
  const text = await openGrid(page, '/x/react-data-grid/faq/', 'SelectText');
  const { x, y, height } = await boxOf(text.getByRole('gridcell').nth(1));
  await page.mouse.move(x + 11, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^req_8f2c/);

  const outline = await openGrid(page, '/x/react-data-grid/faq/', 'FocusOutline');
  const cells = outline.getByRole('gridcell');
  await cells.first().click();
  await expect(cells.first()).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(1)).toHaveCSS('outline-style', 'solid');
});

test('the large demo has 97 columns and 100 rows, few of them in the DOM', async ({
  page,
}) => {
  const demo = await openGrid(page, '/x/react-data-grid/', 'ManyColumns');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-colcount', '97');
  await expect(grid).toHaveAttribute('aria-rowcount', '101');
  expect(await demo.getByRole('gridcell').count()).toBeLessThan(1000);
  // The DOM also contains a buffer around the viewport.
  const view = await boxOf(demo.locator('.MuiDataGrid-virtualScroller'));
  const lefts = await demo
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(lefts.some((left) => left > view.x + view.width)).toBe(true);
});
