import { test } from '../../support/browser/sharedTab';
import { expect, type Locator } from '../../support/browser/siteTest';
import { openDemo } from '../../support/browser/openDemo';

const cellOf = (demo: Locator, id: number | string, field: string) =>
  demo.locator(`[data-id="${id}"] [data-field="${field}"]`);

test('editing: a letter replaces the value, Enter saves and moves down, Esc discards', async ({
  page,
}) => {
  const demo = await openDemo(page, '/x/react-data-grid/editing/', 'SaveEdits');
  const first = cellOf(demo, 1, 'name');
  await first.click();
  await page.keyboard.press('B');
  await expect(first.locator('input')).toHaveValue('B');
  await page.keyboard.type('ay Books');
  await page.keyboard.press('Enter');
  await expect(first).toHaveText('Bay Books');
  await expect(cellOf(demo, 2, 'name')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(cellOf(demo, 2, 'name').locator('input')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(cellOf(demo, 2, 'name')).toHaveText('Locksmith Pham');
});

test('row height: a row with automatic height grows with its cell', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-data-grid/row-height/', 'ExpandText');
  const row = demo.locator('[role="row"][data-id="2"]');
  const before = (await row.boundingBox())!.height;
  await row.getByRole('button').click();
  await expect
    .poll(async () => (await row.boundingBox())!.height)
    .toBeGreaterThan(before);
});

test('pagination: a page that fits the height has no vertical scrollbar', async ({
  page,
}) => {
  const demo = await openDemo(page, '/x/react-data-grid/pagination/', 'FitPageToHeight');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect
    .poll(() => scroller.evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBe(0);
  expect(await demo.locator('[role="row"][data-id]').count()).toBeGreaterThan(1);
});

test('row updates: scrolling near the last row loads more rows', async ({ page }) => {
  const demo = await openDemo(
    page,
    '/x/react-data-grid/row-updates/',
    'LoadMoreOnScroll',
  );
  const grid = demo.getByRole('grid');
  // The header and a first page of 20 rows.
  await expect(grid).toHaveAttribute('aria-rowcount', '21');
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await expect
    .poll(async () => Number(await grid.getAttribute('aria-rowcount')))
    .toBeGreaterThan(21);
});

test('master-detail: a panel grows with its content, and Space opens one', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/x/react-data-grid/master-detail/',
    'DetailAsHighAsContent',
  );
  const panel = demo.locator('.MuiDataGrid-detailPanel');
  await expect(panel).toHaveCount(1);
  const before = (await panel.boundingBox())!.height;
  await panel.getByRole('button').click();
  await expect
    .poll(async () => (await panel.boundingBox())!.height)
    .toBeGreaterThan(before);
  await cellOf(demo, 71, 'subject').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(panel).toHaveCount(0);
});

test('virtualization: of the rows outside of the viewport, only the focused one stays in the DOM', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/x/react-data-grid/virtualization/',
    'CountRenderedCells',
  );
  await cellOf(demo, 3, 'route').click();
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await expect(cellOf(demo, 99, 'route')).toBeVisible();
  await expect(cellOf(demo, 5, 'route')).toHaveCount(0);
  await expect(cellOf(demo, 3, 'route')).toHaveCount(1);
});

test('virtualization: 15 rows ahead and none behind while scrolling, the full buffer a second later', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/x/react-data-grid/virtualization/',
    'CountRenderedCells',
  );
  const ends = () =>
    demo.locator('[data-rowindex]').evaluateAll((rows) => {
      const indices = rows.map((row) => Number((row as HTMLElement).dataset.rowindex));
      return [Math.min(...indices), Math.max(...indices)];
    });
  await expect(cellOf(demo, 0, 'route')).toBeVisible();
  // Rows 20 to 25 are visible at the end. The check runs in the page, because the round
  // trip could exceed a second.
  const moving = await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate(async (box) => {
      for (let step = 0; step < 10; step += 1) {
        box.scrollTop += 104;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      const rows = [...box.querySelectorAll<HTMLElement>('[data-rowindex]')];
      const indices = rows.map(({ dataset }) => Number(dataset.rowindex));
      return [Math.min(...indices), Math.max(...indices)];
    });
  expect(moving).toEqual([20, 40]);
  await expect.poll(ends).toEqual([17, 28]);
});
