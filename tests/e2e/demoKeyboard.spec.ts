import { activateDemo, demoOf } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, untilHydrated, type Page } from '../support/browser/siteTest';

const focusedDemo = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest<HTMLElement>('[data-demo]')?.dataset.demo,
  );

test('a demo that becomes live keeps the focus inside of it', async ({ page }) => {
  // The script of the demo does not load before it has the focus.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/x/react-date-pickers/date-calendar/');
  await untilHydrated(page);
  const demo = page.locator('[data-demo]').last();
  const name = (await demo.getAttribute('data-demo'))!;
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const button = demo.locator('[data-demo-content] button').first();
  await button.evaluate((element) => element.focus());
  const label = await button.getAttribute('aria-label');
  await expect(demo).toHaveAttribute('data-demo-state', 'static');
  release();
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  await expect(demo.getByRole('toolbar')).toBeVisible();
  expect(await focusedDemo(page)).toBe(name);
  const focused = await page.evaluate(() =>
    document.activeElement?.getAttribute('aria-label'),
  );
  expect(focused).toBe(label);
});

test('tabbing through a page of static demos never loses the focus', async ({ page }) => {
  await page.goto('/x/react-charts/bars/');
  await untilHydrated(page);
  await page.locator('h1').evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });
  const dropped: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    await page.keyboard.press('Tab');
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    if (isLost) dropped.push(turn);
  }
  expect(dropped).toEqual([]);
});

test('shortcuts move from demo to demo', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  await activateDemo(page, 'BasicSorting');
  await page.keyboard.press('Alt+Shift+J');
  expect(await focusedDemo(page)).toBe('BasicSorting');
  await page.keyboard.press('Alt+Shift+J');
  expect(await focusedDemo(page)).toBe('InitialSort');
  await expect(demoOf(page, 'InitialSort')).toBeInViewport();
  await page.keyboard.press('Alt+Shift+K');
  expect(await focusedDemo(page)).toBe('BasicSorting');
});
