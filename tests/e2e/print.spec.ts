import { bringToLife } from '../support/openDemo';
import { test } from '../support/sharedTab';
import { expect, untilHydrated, type Page } from '../support/siteTest';

const PAGE = '/x/react-charts/bars/';

test('on paper there is text, code and demos, and no tools', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await bringToLife(page, 'BasicBars');
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

test('paper is white, whatever the scheme of the page', async ({ page }) => {
  await page.goto(PAGE);
  await untilHydrated(page);
  const html = page.locator('html');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ media: null });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

const GRIDS = '/x/react-data-grid/sorting/';
const waiting = (page: Page) => page.locator('[data-demo][data-demo-state="static"]');

test('the key for printing starts all demos before it prints', async ({ page }) => {
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

test('a demo that could not start has a note on paper, and only there', async ({
  page,
}) => {
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
