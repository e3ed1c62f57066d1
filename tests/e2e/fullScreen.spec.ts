import { boxOf, chooseTool, menuButtonOf, openDemo } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, type Page } from '../support/browser/siteTest';

const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

const exitButton = (page: Page) => page.getByRole('button', { name: 'Exit full screen' });

for (const [name, size] of Object.entries(SIZES)) {
  test(`full screen on a ${name}: square corners, a visible exit button, Escape`, async ({
    page,
  }) => {
    // As on phones without the Fullscreen API for elements.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    });
    await page.setViewportSize(size);
    const demo = await openDemo(page, '/x/react-data-grid/sorting/', 'BasicSorting');
    const enter = () => chooseTool(demo, 'Full screen');
    const stage = demo.locator(':scope > div').first();
    await enter();
    await expect(exitButton(page)).toBeFocused();
    expect(await boxOf(stage)).toEqual({ x: 0, y: 0, ...size });
    await expect(stage).toHaveCSS('border-radius', '0px');
    // The grid fills the window, whose height its demo cannot know.
    const grid = await boxOf(demo.getByRole('grid'));
    expect(grid.height).toBeGreaterThan(size.height - 100);
    const seen = await exitButton(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(seen).toBe(true);
    // Popups at the end of the body are above it.
    await demo.getByRole('columnheader').first().hover();
    await demo
      .getByRole('button', { name: /column menu/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(exitButton(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(exitButton(page)).toBeHidden();
    await expect(menuButtonOf(demo)).toBeFocused();
    await enter();
    await exitButton(page).click();
    await expect(exitButton(page)).toBeHidden();
  });
}

const CHARTS = [
  ['/x/react-charts/bars/', 'BasicBars'],
  ['/x/react-charts/pie/', 'BasicPie'],
  ['/x/react-charts/heatmap/', 'BasicHeatmap'],
] as const;

for (const [path, name] of CHARTS)
  test(`full screen: the chart of ${name} fills the window and returns to its height`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.desk);
    const demo = await openDemo(page, path, name);
    const chart = demo.locator('.MuiChartsSurface-root').first();
    const before = (await boxOf(chart)).height;
    await chooseTool(demo, 'Full screen');
    await expect(exitButton(page)).toBeFocused();
    await expect
      .poll(async () => (await boxOf(chart)).height)
      .toBeGreaterThan(SIZES.desk.height * 0.75);
    const { y, height } = await boxOf(demo.locator('[data-demo-content]'));
    expect(y + height).toBeLessThanOrEqual(SIZES.desk.height);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await boxOf(chart)).height).toBe(before);
  });

test('full screen: content with a fixed height is centered', async ({ page }) => {
  await page.setViewportSize(SIZES.desk);
  const path = '/x/react-date-pickers/date-calendar/';
  const demo = await openDemo(page, path, 'ChooseDay');
  await chooseTool(demo, 'Full screen');
  await expect(exitButton(page)).toBeFocused();
  const { y, height } = await boxOf(demo.locator('[data-demo-content]'));
  expect(y).toBeGreaterThan(60);
  // Below the exit button, which has its own row at the top.
  expect(Math.abs(y - 56 - (SIZES.desk.height - y - height))).toBeLessThan(40);
});
