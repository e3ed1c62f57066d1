import { expect, test } from '../support/browser/siteTest';
import { SETTLE_TIME } from '../../src/config/demo';
import { setAppearance } from '../support/browser/setAppearance';
import { expectNoShift, recordShifts } from '../support/browser/layoutShift';
import {
  activateDemo,
  boxOf,
  chooseTool,
  demoOf,
  menuButtonOf,
  menuItemOf,
} from '../support/browser/openDemo';

const PAGE = '/x/react-data-grid/sorting/';

test('demos outside of the viewport stay server-rendered and become live near it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto(PAGE);
  await expect(demoOf(page, 'BasicSorting')).toHaveAttribute('data-demo-state', 'live');
  await page.waitForLoadState('networkidle');
  const last = page.locator('[data-demo]').last();
  await expect(last).toHaveAttribute('data-demo-state', 'static');
  // Demos that need the same packages share a script; this one needs those of a
  // commercial plan.
  const commercial = demoOf(page, 'MultiColumnSort');
  await expect(commercial).toHaveAttribute('data-demo-state', 'static');
  const before = scripts.length;
  await commercial.scrollIntoViewIfNeeded();
  await expect(commercial).toHaveAttribute('data-demo-state', 'live');
  expect(scripts.length).toBeGreaterThan(before);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-demo-state', 'live');
});

test('a page with ten demos does not shift while they become live', async ({ page }) => {
  await page.clock.install();
  await recordShifts(page);
  await page.goto(PAGE);
  const demos = page.locator('[data-demo]');
  const count = await demos.count();
  expect(count).toBeGreaterThanOrEqual(10);
  for (let index = 0; index < count; index += 1) {
    await demos.nth(index).evaluate((demo) => demo.scrollIntoView({ block: 'center' }));
    await expect(demos.nth(index)).toHaveAttribute('data-demo-state', 'live');
  }
  // Until then each keeps its previous height.
  await page.clock.runFor(SETTLE_TIME);
  await expectNoShift(page);
});

test('after a link to a page with charts, its demos have their space', async ({
  page,
}) => {
  const heights = () =>
    page
      .locator('[data-demo-content]')
      .evaluateAll((all: HTMLElement[]) => all.map(({ offsetHeight }) => offsetHeight));
  await page.goto('/x/react-charts/pie/');
  const direct = await heights();
  await page.goto('/x/react-charts/');
  await page.locator('main a[href="/x/react-charts/pie/"]').first().click();
  await expect(page.locator('[data-demo="BasicPie"]')).toBeAttached();
  const afterLink = await heights();
  expect(afterLink.length).toBe(direct.length);
  afterLink.forEach((height, index) =>
    expect(height).toBeGreaterThan(0.8 * direct[index]!),
  );
});

test('the toolbar is one tab stop; arrow keys, Home and End move inside of it', async ({
  page,
}) => {
  await page.goto(PAGE);
  const toolbar = demoOf(page, 'BasicSorting').getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);
  await toolbar.locator('[tabindex="0"]').focus();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('Home');
  expect(await focused()).toBe(first);
  await page.keyboard.press('End');
  const last = await focused();
  await setAppearance(page, 'light', 'rtl');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(last);
  await page.keyboard.press('End');
  expect(await focused()).toBe(last);
});

test('the menu of the toolbar: arrow keys, letters, Escape, Tab', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await activateDemo(page, 'BasicSorting');
  const button = menuButtonOf(demo);
  const focused = page.locator(':focus');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(focused).toHaveText('Open in CodeSandbox');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText('Reset demo');
  await page.keyboard.press('Home');
  await expect(focused).toHaveText('Open in CodeSandbox');
  await page.keyboard.press('f');
  await expect(focused).toHaveText('Full screen');
  // The toolbar's own keys do nothing here, and the toolbar keeps its one tab stop.
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('Full screen');
  await expect(demo.locator('[role="toolbar"] [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText('Reset demo');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('menu')).toHaveCount(0);
  await expect(button).not.toBeFocused();
});

test('on phones the toolbar is one row of reserved height, and the menu has the rest', async ({
  page,
}) => {
  for (const width of [320, 390, 480]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/x/react-data-grid/style/');
    const demo = await activateDemo(page, 'StatusRows');
    await expect(demo.getByRole('toolbar').getByRole('button')).toHaveCount(2);
    expect((await boxOf(demo.getByRole('toolbar'))).height).toBe(44);
    await menuButtonOf(demo).click();
    const menu = await boxOf(demo.getByRole('menu'));
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
    await menuItemOf(demo, 'CSS').click();
    await menuItemOf(demo, 'Edit code').click();
    await expect(demo.getByRole('tab', { name: 'css-StatusRows.css' })).toBeVisible();
  }
});

test('the hash opens a demo in the language it names and scrolls to it', async ({
  page,
}) => {
  await page.goto(`${PAGE}#MultiColumnSort.js`);
  const demo = demoOf(page, 'MultiColumnSort');
  await expect(demo.locator('pre')).toContainText(
    'export default function MultiColumnSort',
  );
  await expect(demo.getByRole('button', { name: 'Show JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demo).toBeInViewport();
});

test('language and styling are chosen for the whole site and remembered', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/style/');
  const demo = await activateDemo(page, 'StatusRows');
  await demo.getByRole('button', { name: 'Show JavaScript' }).click();
  await demo.getByRole('button', { name: 'CSS', exact: true }).click();
  await demo.getByRole('button', { name: /Show (full )?code/ }).click();
  await expect(demo.getByRole('tab', { name: 'css-StatusRows.css' })).toBeVisible();
  const cookies = await page.context().cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect(valueOf('codeVariant')).toBe('JS');
  expect(valueOf('codeStyling')).toBe('CSS');
  await page.goto(PAGE);
  await expect(
    demoOf(page, 'BasicSorting').getByRole('button', { name: 'Show JavaScript' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a styling variant adds its stylesheet and removes it again', async ({ page }) => {
  await page.goto('/x/react-data-grid/style/#tailwind-StatusRows.tsx');
  const demo = demoOf(page, 'StatusRows');
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  await expect(demo.locator('style')).not.toHaveCount(0);
  await demo.getByRole('button', { name: 'System' }).click();
  await expect(demo.locator('[data-demo-styles]')).toHaveCount(0);
});

test('Copy copies the code of the chosen language', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const demo = demoOf(page, 'BasicSorting');
  await demo.getByRole('button', { name: 'Copy code' }).click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('export default function BasicSorting');
  expect(text).toContain('GridColDef');
});

test('Copy copies all files of a demo, with their names', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/react-data-grid/style/#css-StatusRows.tsx');
  const demo = await activateDemo(page, 'StatusRows');
  const bar = demo.getByRole('toolbar');
  const { height } = await boxOf(bar);
  await demo.getByRole('button', { name: 'Copy code' }).click();
  await expect(demo.getByRole('button', { name: '2 files copied' })).toBeVisible();
  expect((await boxOf(bar)).height).toBe(height);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const text = await readClipboard();
  expect(text).toMatch(/^\/\/ css-StatusRows\.tsx\n/);
  expect(text).toContain('\n/* css-StatusRows.css */\n');
  await demo.getByRole('tab', { name: 'css-StatusRows.css' }).click();
  const panel = demo.getByRole('tabpanel');
  await panel.hover();
  await panel.getByRole('button', { name: 'Copy' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await readClipboard()).toMatch(/^\.status-rows/);
});

test('Reset remounts a demo', async ({ page }) => {
  await page.goto(PAGE);
  const demo = demoOf(page, 'BasicSorting');
  const firstCell = demo.getByRole('gridcell').first();
  const initial = await firstCell.textContent();
  await demo.getByRole('columnheader').first().click();
  await expect(firstCell).not.toHaveText(initial ?? '');
  await chooseTool(demo, 'Reset demo');
  await expect(firstCell).toHaveText(initial ?? '');
});

test('a demo in a frame has its own viewport', async ({ page }) => {
  await page.goto('/x/react-data-grid/layout/');
  const demo = await activateDemo(page, 'FullViewport');
  const frame = demo.frameLocator('iframe');
  await expect(frame.getByRole('grid')).toBeVisible();
});

test('without scripts a page shows server-rendered demos and previews', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/x/react-charts/bars/');
  const demo = page.locator('[data-demo="BasicBars"]');
  await expect(demo.locator('svg, canvas').first()).toBeAttached();
  await expect(demo.locator('pre')).toContainText('<BarChart');
  const note = page.locator('header noscript > p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText('Demos, search, and menus need JavaScript.');
  await page.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tools are large enough, and the code fills its frame, without a button', async ({
    page,
  }) => {
    await page.goto('/x/react-charts/bars/');
    const demo = await activateDemo(page, 'BasicBars');
    for (const button of await demo.getByRole('toolbar').getByRole('button').all())
      expect((await boxOf(button)).height).toBeGreaterThanOrEqual(40);
    const frame = await boxOf(demo);
    expect((await boxOf(demo.locator('pre'))).width).toBe(frame.width - 2);
    await expect(demo.locator('[data-copy]')).toBeHidden();
  });
});
