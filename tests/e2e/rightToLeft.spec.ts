import { STORAGE_KEYS } from '../../src/config/preferences';
import { boxOf } from '../support/browser/openDemo';
import { seedLocalStorage } from '../support/browser/seedLocalStorage';
import { expect, test } from '../support/browser/siteTest';

test.beforeEach(async ({ page }) => {
  await seedLocalStorage(page, { [STORAGE_KEYS.direction]: 'rtl' });
});

test('the plan comes after the title, as in the sidebar', async ({ page }) => {
  await page.goto('/x/react-data-grid/row-pinning/');
  const title = page.locator('h1');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const text = await boxOf(title.locator('bdi'));
  const badge = await boxOf(title.getByText('Pro', { exact: true }));
  expect(badge.x + badge.width).toBeLessThanOrEqual(text.x);
});

test('the labels of the choices are beside them', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const label = await boxOf(page.locator('legend').first());
  const options = await boxOf(page.locator('legend + div').first());
  expect(label.x).toBeGreaterThanOrEqual(options.x + options.width - label.width - 1);
  expect(label.x + label.width).toBeGreaterThan(options.x + options.width / 2);
});

test('quotation marks of a heading surround their words', async ({ page }) => {
  await page.goto('/x/react-data-grid/sortingg/');
  const heading = page.locator('[data-suggestions] h2').first();
  await expect(heading).toBeVisible({ timeout: 20_000 });
  await expect(heading).toHaveCSS('unicode-bidi', 'plaintext');
});

test('a heading that ends in a number starts at the edge, like others', async ({
  page,
}) => {
  await page.goto('/x/whats-new/');
  const gaps = await page.locator('.markdown :is(h2, h3)').evaluateAll((headings) =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading.firstChild!);
      const gap =
        heading.getBoundingClientRect().right - range.getBoundingClientRect().right;
      return [heading.textContent, Math.round(gap)] as const;
    }),
  );
  expect(gaps.filter(([text]) => /\d\W*$/.test(text)).length).toBeGreaterThan(1);
  expect(new Set(gaps.map(([, gap]) => gap))).toEqual(new Set([0]));
});

test('columns of the colors are aligned with their headings', async ({ page }) => {
  await page.goto('/x/design-system/colors/');
  const table = page.locator('[data-color-editor="live"] table').first();
  await expect(table).toBeVisible({ timeout: 30_000 });
  const starts = await table.evaluate((element) => {
    const range = document.createRange();
    const startOf = (cell: Element) => {
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().right;
    };
    const heading = element.querySelectorAll('thead th')[0]!;
    const cell = element.querySelectorAll('tbody tr')[0]!.querySelectorAll('td')[0]!;
    return [startOf(heading), startOf(cell)];
  });
  expect(Math.abs(starts[0]! - starts[1]!)).toBeLessThan(6);
});

test('on a phone the filter of the reference is as wide as its bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/api/data-grid/data-grid/');
  const bar = await boxOf(page.locator('.api-toolbar'));
  const input = await boxOf(page.locator('.api-toolbar input'));
  expect(Math.abs(bar.x - input.x)).toBeLessThan(1.5);
  expect(Math.abs(bar.width - input.width)).toBeLessThan(1.5);
});

test('the chevron of the back link points to the start of lines', async ({ page }) => {
  await page.goto('/x/playground/');
  const link = page.getByRole('link', { name: /^Back to/ });
  const readAngle = () =>
    link.evaluate((element) => {
      const style = getComputedStyle(element, '::before');
      const has = (width: string): number => Math.sign(parseFloat(width));
      const x = has(style.borderRightWidth) - has(style.borderLeftWidth);
      const y = has(style.borderBottomWidth) - has(style.borderTopWidth);
      return (Math.atan2(y, x) * 180) / Math.PI + parseFloat(style.rotate);
    });
  // The static link that the scripts replace has no style.
  await expect.poll(readAngle).toBe(0);
});
