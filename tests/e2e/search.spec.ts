import { findAxeProblems } from '../support/browser/findAxeProblems';
import { setAppearance } from '../support/browser/setAppearance';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';

const PAGE = '/x/react-data-grid/filtering/';

const button = (page: Page) =>
  page.locator('.navbar').getByRole('button', { name: /^(Search|搜索)$/ });
const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page) => dialog(page).locator('[data-search-input]');
const results = (page: Page) => page.locator('[data-search-query] a[data-search-result]');

/**
 * The first answer waits for the index, which takes seconds to load on a busy machine.
 */
const FIRST = { timeout: 20_000 };

/** Searches in the dialog, and waits for the answer to exactly that text. */
async function search(page: Page, text: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await page.keyboard.press('Control+k');
  await field(page).fill(text);
  await expect(page.locator('[data-search-query]')).toHaveAttribute(
    'data-search-query',
    text,
    FIRST,
  );
}

test('no part of the search is requested before a user opens it', async ({
  tab,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await tab.visit(PAGE);
  // Not until the network is idle: another request of the page may take longer than a test.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1_000))),
  );
  expect(requested.filter((path) => path.includes('/assets/search/'))).toEqual([]);
  await button(page).hover();
  await expect
    .poll(() => requested.some((path) => path.includes('/assets/search/index.')))
    .toBe(true);
});

test('by keyboard: open, select, open the result, and its words are highlighted', async ({
  tab,
  page,
}) => {
  await tab.visit(PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await search(page, 'sort by several columns');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const chosen = page.getByRole('option', { selected: true }).and(page.locator('a'));
  const first = await chosen.getAttribute('href');
  expect(first).toMatch(/\/sorting\//);
  await page.keyboard.press('ArrowDown');
  expect(await chosen.getAttribute('href')).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname + url.hash === first);
  const marks = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('search-hit') ?? [])].map((range) =>
        String(range).toLowerCase(),
      ),
    );
  await expect.poll(marks).toContain('sort');
  await page.keyboard.press('Escape');
  await expect.poll(marks).toEqual([]);
  await page.reload();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  expect(await marks()).toEqual([]);
});

test('Escape returns the focus; a click outside of the dialog closes it', async ({
  tab,
  page,
}) => {
  await tab.visit(PAGE);
  const link = page.locator('.markdown a').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.mouse.click(5, 300);
  await expect(dialog(page)).toHaveCount(0);
});

test('Ctrl and Enter open another tab, in which the words are highlighted as well', async ({
  tab,
  page,
  context,
}) => {
  await tab.visit(PAGE);
  await search(page, 'sort by several columns');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const other = await opened;
  await expect
    .poll(() => other.evaluate(() => CSS.highlights?.get('search-hit')?.size ?? 0))
    .toBeGreaterThan(0);
  await other.close();
  await expect(dialog(page)).toBeVisible();
});

test('a late index loses neither typed letters nor the focus', async ({ tab, page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/search/index.*.json', async (route) => {
    await held;
    await route.continue();
  });
  await tab.visit('/x/react-charts/');
  await page.keyboard.press('/');
  await page.keyboard.type('bars');
  await page.keyboard.press('Tab');
  const close = page.getByRole('button', { name: 'Close the search' });
  await expect(close).toBeFocused();
  release();
  await expect(results(page).first()).toBeVisible(FIRST);
  await expect(field(page)).toHaveValue('bars');
  await expect(close).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nothing moves while results change', async ({ tab, page }) => {
  await tab.visit(PAGE);
  const boxes: unknown[] = [];
  for (const text of ['s', 'sorting', 'qqqqzzzz', 'DataGrid sortModel']) {
    await search(page, text);
    boxes.push(await dialog(page).boundingBox());
  }
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1);
});

test('invalid input is handled without errors', async ({ tab, page }) => {
  await tab.visit(PAGE);
  await search(page, 'sort');
  await page.keyboard.press('Escape');
  for (const text of [
    'x'.repeat(10_000),
    '(.*[\\]{',
    '\u0007\u0000a',
    '<script>',
    'qqqqzzzz',
  ]) {
    await page.keyboard.press('Control+k');
    await field(page).fill(text);
    await expect(
      page.locator('[data-search-query]').or(page.getByText('For example')).first(),
    ).toBeVisible();
    await expect(page.locator('[data-load-failure]')).toHaveCount(0);
    expect(await dialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
  }
});

test('the search page shows its text before scripts load', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/x/search/?q=sort');
  await expect(page.locator('main [data-search-input]')).toHaveValue('sort');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the search page, by its address', async ({ tab, page }) => {
  await tab.visit('/x/search/?q=sort&kind=api');
  await expect(results(page).first()).toHaveAttribute('href', /^\/x\/api\//, FIRST);
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await expect(page).toHaveURL(/\/x\/search\/\?q=sort$/);
  // Its shortcut focuses its own field.
  await page.keyboard.press('Control+k');
  await expect(page.locator('main [data-search-input]')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

for (const [path, text] of [
  [PAGE, 'sort'],
  ['/zh/x/react-data-grid/filtering/', '排序'],
] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${path}, ${scheme}: axe finds nothing, and it fills the screen of a phone`, async ({
      tab,
      page,
    }) => {
      await tab.visit(path);
      await setAppearance(page, scheme, scheme === 'dark' ? 'rtl' : 'ltr');
      await page.setViewportSize({ width: 390, height: 844 });
      await button(page).click();
      await field(page).fill(text);
      await expect(results(page).first()).toBeVisible(FIRST);
      expect(await dialog(page).boundingBox()).toEqual({
        x: 0,
        y: 0,
        width: 390,
        height: 844,
      });
      expect(await findAxeProblems(page)).toEqual([]);
      await page.getByRole('button', { name: /Close the search|关闭搜索/ }).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  }
}

test('the dialog locks the page behind it, which does not move', async ({
  tab,
  page,
}) => {
  await tab.visit(PAGE);
  const read = () =>
    page.evaluate(() => ({
      width: document.querySelector('main')!.getBoundingClientRect().width,
      top: window.scrollY,
    }));
  const before = await read();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await read()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});
