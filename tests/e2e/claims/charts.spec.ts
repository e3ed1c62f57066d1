import { test } from '../../support/browser/sharedTab';
import { expect, type Locator, type Page } from '../../support/browser/siteTest';
import { untilPainted } from '../../support/browser/clock';
import { boxOf, activateDemo, openDemo } from '../../support/browser/openDemo';

const SURFACE = 'svg.MuiChartsSurface-root';

/** Moves the mouse to a point relative to the corner of the chart. */
async function pointAt(page: Page, demo: Locator, x: number, y: number): Promise<void> {
  await demo.locator(SURFACE).scrollIntoViewIfNeeded();
  const box = await demo.locator(SURFACE).boundingBox();
  if (!box) throw new Error('the chart has no box');
  await page.mouse.move(box.x + x - 1, box.y + y);
  await page.mouse.move(box.x + x, box.y + y);
}

const ticksOf = async (demo: Locator): Promise<string> =>
  (
    await demo
      .locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
      .allTextContents()
  ).join(' ');

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('over a chart that zooms with the wheel, the page does not scroll', async ({
  page,
}) => {
  const demo = await openDemo(page, '/x/react-charts/zoom-and-pan/', 'ZoomableLine');
  await pointAt(page, demo, 300, 80);
  const before = await ticksOf(demo);
  const scrolled = await scrollOf(page);
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    expect(await ticksOf(demo)).not.toBe(before);
  }).toPass();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => ticksOf(demo)).toBe(before);
  await untilPainted(page);
  expect(await scrollOf(page)).toBe(scrolled);
});

test('with a required key, the wheel scrolls the page, and zooms while the key is pressed', async ({
  page,
}) => {
  const demo = await openDemo(page, '/x/react-charts/zoom-and-pan/', 'ZoomGestures');
  await pointAt(page, demo, 300, 80);
  const before = await ticksOf(demo);
  const scrolled = await scrollOf(page);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollOf(page)).not.toBe(scrolled);
  expect(await ticksOf(demo)).toBe(before);

  await pointAt(page, demo, 300, 80);
  await page.keyboard.down('Control');
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    expect(await ticksOf(demo)).not.toBe(before);
  }).toPass();
  await page.keyboard.up('Control');
});

test('a horizontal legend adds to the height, a vertical one takes width', async ({
  page,
}) => {
  const demo = await openDemo(page, '/x/react-charts/legend/', 'LegendPlaces');
  const chart = demo.locator(SURFACE);
  const legend = demo.locator('.MuiChartsLegend-root');
  const beside = await boxOf(chart);
  expect(beside.height).toBe(260);
  expect((await boxOf(legend)).x).toBeGreaterThanOrEqual(beside.x + beside.width);

  await demo.getByLabel('Place of the legend').click();
  await page.getByRole('option', { name: 'Top, centered' }).click();
  await expect.poll(async () => (await boxOf(chart)).width).toBeGreaterThan(beside.width);
  const below = await boxOf(chart);
  const above = await boxOf(legend);
  expect(below.height).toBe(260);
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expect(above.x + above.width / 2).toBeCloseTo(below.x + below.width / 2, -1);
});

test('the tooltip is next to the mouse, or above the item focused by keyboard', async ({
  page,
}) => {
  const triggers = await openDemo(page, '/x/react-charts/tooltip/', 'TooltipTriggers');
  await pointAt(page, triggers, 120, 100);
  const tooltip = page.getByRole('tooltip');
  const chart = await boxOf(triggers.locator(SURFACE));
  await expect.poll(async () => (await boxOf(tooltip)).x).toBeGreaterThan(chart.x + 120);
  expect((await boxOf(tooltip)).y).toBeCloseTo(chart.y + 100, -1);
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);

  const demo = await activateDemo(page, 'TooltipOnItem');
  await demo.locator(SURFACE).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tooltip).toHaveText(/Fire.*14/);
  const bar = await boxOf(demo.locator('.MuiBarElement-root').first());
  await expect.poll(async () => (await boxOf(tooltip)).y).toBeLessThan(bar.y);
  const box = await boxOf(tooltip);
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1);
  expect(box.x + box.width / 2).toBeCloseTo(bar.x + bar.width / 2, -1);
});

test('x-axis labels that would overlap are hidden', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const demo = await openDemo(page, '/x/react-charts/axis/', 'BasicAxes');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(6);
  const boxes = await Promise.all(
    (await demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').all()).map(
      boxOf,
    ),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    if (before) expect(box.x - (before.x + before.width)).toBeGreaterThanOrEqual(3.9);
  }
});

test('in a CSS grid, gauges without a wrapper overlap', async ({ page }) => {
  const meters = (
    await openDemo(page, '/x/react-charts/gauge/', 'BasicGauges')
  ).getByRole('meter');
  const lefts = () =>
    meters.evaluateAll((all) => all.map((meter) => meter.getBoundingClientRect().x));
  const [first = 0, second = 0] = await lefts();
  expect(second).toBeGreaterThan(first);

  await meters.evaluateAll((all) => {
    for (const meter of all)
      for (
        let box = meter.parentElement;
        box && getComputedStyle(box).display !== 'grid';
        box = box.parentElement
      )
        box.style.display = 'contents';
  });
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
});
