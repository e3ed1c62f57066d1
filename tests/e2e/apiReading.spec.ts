import { listCoveredCode } from '../support/content/listCoveredCode';
import { expect, test, type Page } from '../support/browser/siteTest';

const GRID = '/x/api/data-grid/data-grid/';
/** It has the longest names. */
const LONG = '/x/api/data-grid/grid-filter-input-multiple-single-select/';
/** The pages before and after it have long names. */
const BETWEEN = '/x/api/charts/charts-toolbar-pro/';

async function open(page: Page, path: string, width = 1440, height = 900) {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.waitForSelector('[data-api="ready"]');
}

test('the first match scrolls into view while typing, and Enter goes to the best one', async ({
  page,
}) => {
  await open(page, GRID);
  await page.keyboard.press('/');
  await page.keyboard.type('sortingm');
  await expect(page.locator('#prop-sortingMode')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#prop-sortingMode$/);
  await expect(page.locator('#prop-sortingMode')).toHaveAttribute('data-target', '');
  await expect(page.locator('#prop-sortingMode a.api-link')).toBeFocused();
  await expect(page.locator('.api-toolbar input').first()).toBeInViewport();
});

for (const [path, name, type] of [
  [GRID, 'onPaginationModelChange', 'GridCallbackDetails'],
  ['/x/api/charts/bar-chart/', 'onAxisClick', 'ChartsAxisData'],
] as const)
  test(`a link from ${name} to a type and the way back keep the filter`, async ({
    page,
  }) => {
    await open(page, path);
    const input = page.locator('.api-toolbar input').first();
    const row = page.locator(`#prop-${name}`);
    const definition = page.locator(`[id="type-${type}"]`);
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect(page).toHaveURL(`${path}?q=${name}`);
    await expect(definition).toBeHidden();
    const before = await row.boundingBox();
    for (const isFirst of [true, false]) {
      if (isFirst)
        await row.getByRole('link', { name: type, exact: true }).first().click();
      else await page.goForward();
      await expect(definition).toBeInViewport();
      // Longer than the delay after which the filter is written to the address.
      await page.waitForTimeout(600);
      await expect(page).toHaveURL(`${path}?q=${name}#type-${type}`);
      await expect(input).toHaveValue(name);
      await page.goBack();
      await expect(page).toHaveURL(`${path}?q=${name}`);
      await expect(definition).toBeHidden();
      await expect(input).toHaveValue(name);
      await expect
        .poll(async () => Math.abs((await row.boundingBox())!.y - before!.y))
        .toBeLessThan(5);
    }
    await page.goForward();
    await page.reload();
    await page.waitForSelector('[data-api="ready"]');
    await expect(input).toHaveValue(name);
    await expect(definition).toBeInViewport();
  });

/**
 * Lines of names that end inside of a word: not after punctuation and not before a
 * capital letter.
 */
const listTornNames = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let line: number | undefined;
      let before = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [index, char] of [...(node as Text).data].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { top, width } = range.getBoundingClientRect();
          // A space ends a word, even without a width at the end of a line.
          const isSpace = /\s/.test(char);
          if (isSpace) before = char;
          if (isSpace || width === 0) continue;
          const isNew = line !== undefined && top > line + 4;
          if (isNew && /\w/.test(before) && /[a-z\d]/.test(char)) {
            return [`${element.textContent}: ${before}|${char}`];
          }
          line = top;
          before = char;
        }
      }
      return [];
    }),
  );

for (const width of [390, 768, 1100, 1440]) {
  test(`names break only at capital letters at ${width} px`, async ({ page }) => {
    for (const path of [GRID, LONG, BETWEEN, '/x/api/data-grid/']) {
      await open(page, path, width);
      // Rows outside of the viewport have no layout.
      await page.addStyleTag({ content: '.api tr { content-visibility: visible; }' });
      const names =
        '.api-table tbody th code, .theme-doc-sidebar-container a, h1, .pagination-nav__label';
      expect([path, await listTornNames(page, names)]).toEqual([path, []]);
    }
  });
}

test('Compact truncates nothing and is much shorter', async ({ page }) => {
  await open(page, GRID);
  await page.addStyleTag({ content: '.api tr { content-visibility: visible; }' });
  const heightOf = () => page.locator('.api-members').evaluate((one) => one.clientHeight);
  const detailed = await heightOf();
  await page.getByRole('button', { name: 'Compact' }).click();
  const cut = await page
    .locator('.api-members tbody :is(th, td):not(:empty)')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const { overflowX } = getComputedStyle(cell);
          const isOver =
            cell.scrollWidth > cell.clientWidth + 1 ||
            cell.scrollHeight > cell.clientHeight + 1;
          return isOver || overflowX !== 'visible';
        })
        .map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
  expect(await heightOf()).toBeLessThan(detailed * 0.6);
});

test('name, type and default are in one line, the description below', async ({
  page,
}) => {
  await open(page, GRID);
  const row = page.locator('#prop-autoPageSize');
  const [name, type, value, text] = await Promise.all(
    [
      'th code',
      'td:nth-of-type(1) code',
      'td:nth-of-type(2) code',
      'td:last-child p',
    ].map((part) => row.locator(part).first().boundingBox()),
  );
  expect(Math.abs(name!.y - type!.y)).toBeLessThan(4);
  expect(Math.abs(type!.y - value!.y)).toBeLessThan(2);
  expect(text!.y).toBeGreaterThan(type!.y + type!.height);
  expect(text!.x).toBe(type!.x);
});

test('the table of contents is next to the tables on a laptop and links to the sections', async ({
  page,
}) => {
  await open(page, GRID);
  const toc = page.locator('.table-of-contents');
  await expect(toc).toBeVisible();
  await toc.getByText('Slots').click();
  await expect(page.locator('#slots')).toBeInViewport();
});

test('the reference links back to the guides', async ({ page }) => {
  await open(page, GRID);
  await page.locator('.menu').getByRole('link', { name: 'Data Grid guides' }).click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
  await expect(page.locator('.menu').getByRole('link', { name: 'Sorting' })).toHaveCount(
    1,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of [
    GRID,
    LONG,
    '/x/introduction/installation/',
    '/x/react-data-grid/sorting/',
  ]) {
    test(`Copy covers no line of code: ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await listCoveredCode(page)).toEqual([]);
    });
  }
});
