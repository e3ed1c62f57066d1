import { decompressFromBase64 } from 'lz-string';
import {
  editorOf,
  problemOf,
  replaceCode,
  writeCode,
} from '../support/browser/codeEditor';
import { boxOf, activateDemo, demoOf as findDemo } from '../support/browser/openDemo';
import { test } from '../support/browser/sharedTab';
import { expect, untilHydrated, type Page } from '../support/browser/siteTest';

const PAGE = '/x/react-charts/bars/';
const OTHER_PAGE = '/x/react-charts/lines/';
const LATE = { timeout: 30_000 };

const demoOf = (page: Page) => findDemo(page, 'BasicBars');
const frameOf = (page: Page) => demoOf(page).frameLocator('iframe');
const tool = (page: Page, name: string) =>
  demoOf(page).getByRole('toolbar').getByRole('button', { name, exact: true });

async function startEditing(page: Page): Promise<void> {
  await page.goto(PAGE);
  await activateDemo(page, 'BasicBars');
  await tool(page, 'Edit code').click();
  await expect(frameOf(page).getByText('City')).toBeVisible(LATE);
}
const edit = (page: Page) => replaceCode(demoOf(page), "'City'", "'Tandem'");

/** Distance from the top of the demo to the toolbar, in px. */
const placeOfToolbar = (page: Page): Promise<number> =>
  demoOf(page).evaluate((demo) => {
    const bar = demo.querySelector('[role="toolbar"]')!;
    return bar.getBoundingClientRect().top - demo.getBoundingClientRect().top;
  });

test('the toolbar stays in place and keeps direction and scheme of its demo', async ({
  page,
}) => {
  await page.goto(PAGE);
  await activateDemo(page, 'BasicBars');
  await tool(page, 'Dark colors, this demo only').click();
  const before = await placeOfToolbar(page);
  await tool(page, 'Edit code').click();
  await expect(frameOf(page).getByText('City')).toBeVisible(LATE);
  expect(Math.abs((await placeOfToolbar(page)) - before)).toBeLessThanOrEqual(2);
  const html = frameOf(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await tool(page, 'Right to left, this demo only').click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('copy, link, share and sandboxes use the edited code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startEditing(page);
  await edit(page);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await tool(page, 'Copy code').click();
  await expect.poll(readClipboard).toContain("'Tandem'");
  await tool(page, 'Copy link to this demo').click();
  await expect.poll(readClipboard).toMatch(/\/playground\/\?demo=.*#code=/);
  const link = await readClipboard();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await demoOf(page).getByRole('button', { name: 'Share' }).click();
  await expect.poll(readClipboard).toBe(link);
  await context.route(/(stackblitz\.com|codesandbox\.io)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sandbox' }),
  );
  const send = async (host: string, address: string) => {
    const sent = context.waitForEvent('request', (request) =>
      request.url().includes(address),
    );
    await tool(page, `Open in ${host}`).click();
    return new URLSearchParams((await sent).postData() ?? '');
  };
  expect(String(await send('StackBlitz', 'stackblitz.com'))).toContain('%27Tandem%27');
  const packed = (await send('CodeSandbox', 'codesandbox.io')).get('parameters')!;
  const files = packed.replace(/-/g, '+').replace(/_/g, '/');
  expect(decompressFromBase64(files)).toContain("'Tandem'");
  await page.goto(link);
  await expect(editorOf(page)).toContainText('Tandem', LATE);
});

test('Copy copies the file that the editor shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/react-date-pickers/date-range-picker/');
  const demo = await activateDemo(page, 'ReportPeriods');
  await demo.getByRole('button', { name: 'Edit code' }).click();
  await demo.getByRole('tab', { name: 'readToday.ts' }).click(LATE);
  await expect(editorOf(demo)).toContainText('readToday');
  const copy = demo.getByRole('button', { name: 'Copy code' });
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await copy.click();
  await expect.poll(readClipboard).toContain("dayjs('2025-09-18')");
  await replaceCode(demo, "'2025-09-18'", "'2025-09-19'");
  await demo.getByRole('button', { name: /^Cop(y code|ied)$/ }).click();
  await expect.poll(readClipboard).toContain("dayjs('2025-09-19')");
});

test('full screen shows the edited code', async ({ page }) => {
  await startEditing(page);
  // As on phones without the Fullscreen API.
  await page.evaluate(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
  await edit(page);
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  await tool(page, 'Full screen').click();
  await expect(page.locator('[data-full-screen]')).toHaveCount(1);
  await expect(page.locator('[data-full-screen] iframe')).toBeInViewport();
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  const { x, width } = await boxOf(page.locator('[data-full-screen]'));
  expect([x, width]).toEqual([0, page.viewportSize()!.width]);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
});

test('an editor that loads late does not take the focus from a user who has moved on', async ({
  page,
}) => {
  await page.goto(PAGE);
  await untilHydrated(page);
  await activateDemo(page, 'BasicBars');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await tool(page, 'Edit code').focus();
  await page.keyboard.press('Enter');
  const isInDemo = () =>
    demoOf(page).evaluate((demo) => demo.contains(document.activeElement));
  while (await isInDemo()) await page.keyboard.press('Tab');
  const place = await page.evaluateHandle(() => document.activeElement);
  release();
  await expect(editorOf(demoOf(page))).toBeVisible(LATE);
  await expect(frameOf(page).getByText('City')).toBeVisible(LATE);
  expect(await place.evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an edit survives a reload and navigation until it is reset, which can be undone', async ({
  page,
}) => {
  await startEditing(page);
  await edit(page);
  await page.reload();
  await activateDemo(page, 'BasicBars');
  await expect(frameOf(page).getByText('Tandem')).toBeVisible(LATE);
  await page.goto(OTHER_PAGE);
  await page.goto(PAGE);
  await activateDemo(page, 'BasicBars');
  await expect(frameOf(page).getByText('Tandem')).toBeVisible(LATE);
  await tool(page, 'Reset demo').click();
  await expect(frameOf(page).getByText('City')).toBeVisible();
  await expect(demoOf(page).getByText('The published code is back.')).toBeVisible();
  await demoOf(page).getByRole('button', { name: 'Undo reset' }).click();
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  await tool(page, 'Show code').click();
  await expect(editorOf(demoOf(page))).toContainText('Tandem');
  await tool(page, 'Reset demo').click();
  await expect(editorOf(demoOf(page))).toContainText('City');
  await page.reload();
  await activateDemo(page, 'BasicBars');
  await expect(demoOf(page).locator('[data-demo-content]')).toContainText('City');
  await expect(demoOf(page).locator('iframe')).toHaveCount(0);
});

test('an error shows at its line and above the end of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startEditing(page);
  await writeCode(demoOf(page), `export default function Empty() {\n  return <p>{;\n}\n`);
  await expect(problemOf(demoOf(page))).toHaveAttribute('data-editor-problem', 'syntax');
  const line = await boxOf(demoOf(page).locator('.cm-wrong'));
  const message = await boxOf(demoOf(page).locator('.cm-wrong-message'));
  expect(message.y - (line.y + line.height)).toBeLessThan(12);
  expect(message.y).toBeGreaterThanOrEqual(line.y);
  const problem = await boxOf(problemOf(demoOf(page)));
  expect(problem.y + problem.height).toBeLessThanOrEqual(900);
});

test('after an error the line numbers stay aligned, and a long message is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startEditing(page);
  const words = 'a long message about what went wrong, '.repeat(5);
  await writeCode(demoOf(page), `throw new Error('${words}');\nexport default 1;\n`);
  const message = demoOf(page).locator('.cm-wrong-message');
  await expect(message).toBeVisible(LATE);
  const line = await boxOf(demoOf(page).locator('.cm-line').nth(1));
  const number = await boxOf(demoOf(page).locator('.cm-gutterElement:text-is("2")'));
  expect(Math.abs(number.y - line.y)).toBeLessThan(1.5);
  const scroller = demoOf(page).locator('.cm-scroller');
  await scroller.evaluate((box) => (box.scrollLeft = 200));
  const [shown, seen] = [await boxOf(message), await boxOf(scroller)];
  expect(shown.x).toBeGreaterThanOrEqual(seen.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(seen.x + seen.width);
  // The code scrolls behind the line numbers.
  await expect(scroller.locator('.cm-gutters')).not.toHaveCSS(
    'background-color',
    /rgba\(.*, 0\)|transparent/,
  );
});

test('on a phone the editor scrolls into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const demo = await activateDemo(page, 'BasicBars');
  await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await tool(page, 'Edit code').click();
  await expect(editorOf(demo)).toBeFocused(LATE);
  const { y } = await boxOf(editorOf(demo));
  expect(y).toBeLessThan(844 * 0.75);
  expect(y).toBeGreaterThan(0);
});
