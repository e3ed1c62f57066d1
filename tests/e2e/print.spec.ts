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
  const readNote = () =>
    waiting(page)
      .last()
      .evaluate((demo) => getComputedStyle(demo, '::after').content);
  expect(await readNote()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await readNote()).toContain('This demo was not running');
  await page.emulateMedia({ media: null });
  expect(await readNote()).toBe('none');
});

test('a page that is printed before its scripts start is white, with notes in place of grids', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(GRIDS);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const read = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      const demo = document.querySelector('[data-demo-content]:has(:empty)');
      return {
        isInkDark: /^rgb\((\d|[1-5]\d), /.test(color),
        ground: backgroundColor,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        note: getComputedStyle(demo!.closest('[data-demo]')!, '::after').content,
      };
    });
  expect(await read()).toMatchObject({
    isInkDark: false,
    scheme: 'dark',
    note: 'none',
  });
  await page.emulateMedia({ media: 'print' });
  expect(await read()).toEqual({
    isInkDark: true,
    ground: expect.stringMatching(/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/),
    scheme: 'light',
    note: expect.stringContaining('was not running'),
  });
});

test('collapsed parts and all tabs are printed', async ({ page }) => {
  await page.goto('/x/react-date-pickers/getting-started/');
  await untilHydrated(page);
  const panels = page.locator('.markdown [role="tabpanel"]');
  const readLabels = () =>
    panels.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => getComputedStyle(one, '::before').content.replaceAll('"', '')),
    );
  const names = await page.locator('.markdown [role="tab"]').allTextContents();
  await page.emulateMedia({ media: 'print' });
  // Panels of tabs inside of tabs come between those of the outer ones.
  expect((await readLabels()).sort()).toEqual(names.sort());
  await page.emulateMedia({ media: null });

  await page.goto('/x/api/data-grid/grid-api/');
  await untilHydrated(page);
  const hidden = () =>
    page
      .locator('main details:not([open])')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.checkVisibility() &&
              !one.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
  expect(await hidden()).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(hidden).toBe(0);
  await page.emulateMedia({ media: null });
});
