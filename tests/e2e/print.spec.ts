import { PAGE_TYPES } from '../support/browser/sitePages';
import { activateDemo } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, untilHydrated, type Page } from '../support/browser/siteTest';

const PAGE = '/x/react-charts/bars/';

test('printed pages have text, code and demos, and no tools', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await activateDemo(page, 'BasicBars');
  await expect(demo.getByRole('toolbar')).toBeVisible();
  const tabs = page.getByRole('link', { name: 'Components API' });
  await expect(tabs).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(demo.getByRole('toolbar')).toBeHidden();
  await expect(tabs).toBeHidden();
  await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await expect(demo.locator('svg').first()).toBeVisible();
  const link = page.locator('.markdown > p a[href^="/"]').first();
  const address = await link.evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
  expect(address).toContain((await link.getAttribute('href'))!);
  await page.emulateMedia({ media: null });
});

test('printed pages are white in either scheme', async ({ page }) => {
  await page.goto(PAGE);
  await untilHydrated(page);
  const html = page.locator('html');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ media: null });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

for (const path of PAGE_TYPES)
  test(`printed pages have no buttons and are white: ${path}`, async ({
    tab: { page, visit },
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // The longest page is laid out again before its scripts are notified.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', {
      timeout: 30_000,
    });
    const listPrinted = () =>
      page.evaluate(() => {
        const controls =
          'button, input, select, textarea, nav, footer, [role="toolbar"], [role="search"], [role="tab"][aria-selected="false"]';
        const grounds = [document.body, document.documentElement].map(
          (element) => getComputedStyle(element).backgroundColor,
        );
        return {
          controls: [...document.querySelectorAll(controls)]
            .filter((one) => !one.closest('[data-demo-content], section[data-theme]'))
            .filter((one) => one.checkVisibility() && one.clientWidth > 0)
            .map((one) => `${one.tagName} ${one.className}`),
          ground: grounds.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'none',
        };
      });
    // Colors have transitions when the scheme changes.
    await expect.poll(listPrinted).toEqual({
      controls: [],
      ground: expect.stringMatching(/^(none|rgb\(255, 255, 255\))$/),
    });
    await page.emulateMedia({ media: null });
  });

test('in print, plans are text, and first steps are links with an address', async ({
  page,
}) => {
  await page.goto('/x/introduction/licensing/');
  await page.emulateMedia({ media: 'print' });
  const badge = page.locator('.markdown a[title="Pro plan"]').first();
  const readAddress = (link: typeof badge) =>
    link.evaluate((element) => getComputedStyle(element, '::after').content);
  // A link that hydration replaces is read again.
  await expect.poll(() => readAddress(badge)).toBe('none');
  await page.emulateMedia({ media: null });
  await page.goto('/x/react-charts/');
  await page.emulateMedia({ media: 'print' });
  const step = page.locator('[class*="steps_"] a').first();
  await expect.poll(() => readAddress(step)).toContain('/x/react-charts/');
  await expect(step).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });
});

const GRIDS = '/x/react-data-grid/sorting/';
const waiting = (page: Page) => page.locator('[data-demo][data-demo-state="static"]');

test('the shortcut for printing starts all demos before it prints', async ({ page }) => {
  await page.goto(GRIDS);
  await untilHydrated(page);
  expect(await waiting(page).count()).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.keyboard.press('Control+P');
  await expect(page.locator('html[data-printed]')).toHaveCount(1, { timeout: 30_000 });
  await expect(waiting(page)).toHaveCount(0);
  const grids = page.locator('[data-demo] .MuiDataGrid-row');
  expect(await grids.count()).toBeGreaterThan(0);
});

test('a demo that could not start has a note, in print only', async ({ page }) => {
  await page.goto(GRIDS);
  await untilHydrated(page);
  const note = waiting(page).last().locator('[data-print-note]');
  await expect(note).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(note).toHaveText('This demo was not running when the page was printed.');
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(note).toHaveCount(0);
});
