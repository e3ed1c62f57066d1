import { decompressFromBase64 } from 'lz-string';
import {
  editorOf,
  problemOf,
  replaceCode,
  writeCode,
} from '../support/browser/codeEditor';
import {
  activateDemo,
  boxOf,
  chooseTool,
  demoOf as findDemo,
} from '../support/browser/openDemo';
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
  await chooseTool(demoOf(page), 'Dark colors, this demo only');
  const before = await placeOfToolbar(page);
  await tool(page, 'Edit code').click();
  await expect(frameOf(page).getByText('City')).toBeVisible(LATE);
  expect(Math.abs((await placeOfToolbar(page)) - before)).toBeLessThanOrEqual(2);
  const html = frameOf(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await chooseTool(demoOf(page), 'Right to left, this demo only');
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
  await tool(page, 'Close editor').click();
  await chooseTool(demoOf(page), 'Share');
  await expect.poll(readClipboard).toMatch(/\/playground\/\?demo=.*#code=/);
  const link = await readClipboard();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await expect(demoOf(page).getByRole('menu')).toHaveCount(0);
  await demoOf(page).getByRole('button', { name: 'Share' }).click();
  await expect.poll(readClipboard).toBe(link);
  await context.route(/(stackblitz\.com|codesandbox\.io)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sandbox' }),
  );
  const send = async (host: string, address: string) => {
    const sent = context.waitForEvent('request', (request) =>
      request.url().includes(address),
    );
    if (host === 'CodeSandbox') await chooseTool(demoOf(page), 'Open in CodeSandbox');
    else await tool(page, `Open in ${host}`).click();
    return new URLSearchParams((await sent).postData() ?? '');
  };
  expect(String(await send('StackBlitz', 'stackblitz.com'))).toContain('%27Tandem%27');
  const packed = (await send('CodeSandbox', 'codesandbox.io')).get('parameters')!;
  const files = packed.replace(/-/g, '+').replace(/_/g, '/');
  expect(decompressFromBase64(files)).toContain("'Tandem'");
  await page.goto(link);
  await expect(editorOf(page)).toContainText('Tandem', LATE);
});

test('Copy copies all files as they were edited', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/react-date-pickers/date-range-picker/');
  const demo = await activateDemo(page, 'ReportPeriods');
  const copy = demo.getByRole('button', { name: /^(Copy code|2 files copied)$/ });
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await copy.click();
  await expect.poll(readClipboard).toContain("dayjs('2025-09-18')");
  await expect.poll(readClipboard).toContain('// readToday.ts\n');
  await demo.getByRole('button', { name: 'Edit code' }).click();
  await demo.getByRole('tab', { name: 'readToday.ts' }).click(LATE);
  await expect(editorOf(demo)).toContainText('readToday');
  await replaceCode(demo, "'2025-09-18'", "'2025-09-19'");
  await copy.click();
  await expect.poll(readClipboard).toContain("dayjs('2025-09-19')");
  await expect.poll(readClipboard).toContain('export default function ReportPeriods');
});

test('full screen shows the edited code', async ({ page }) => {
  await startEditing(page);
  // As on phones without the Fullscreen API.
  await page.evaluate(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });
  await edit(page);
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  await chooseTool(demoOf(page), 'Full screen');
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
  await chooseTool(demoOf(page), 'Reset demo');
  await expect(frameOf(page).getByText('City')).toBeVisible();
  await expect(demoOf(page).getByText('The published code is back.')).toBeVisible();
  await demoOf(page).getByRole('button', { name: 'Undo reset' }).click();
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  await tool(page, 'Show full code').click();
  await expect(editorOf(demoOf(page))).toContainText('Tandem');
  await expect(editorOf(demoOf(page))).toBeFocused();
  await chooseTool(demoOf(page), 'Reset demo');
  await expect(editorOf(demoOf(page))).toContainText('City');
  await page.reload();
  await activateDemo(page, 'BasicBars');
  await expect(demoOf(page).locator('[data-demo-content]')).toContainText('City');
  await expect(demoOf(page).locator('iframe')).toHaveCount(0);
});

test('an error covers the preview, which is outdated, and moves nothing in the code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startEditing(page);
  await edit(page);
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  const lines = demoOf(page).locator('.cm-line');
  const before = await boxOf(lines.nth(8));
  await replaceCode(demoOf(page), '<BarChart', '<BarChart {');
  await expect(problemOf(demoOf(page))).toHaveAttribute('data-editor-problem', 'syntax');
  await expect(problemOf(demoOf(page))).toContainText('Outdated preview');
  await expect(frameOf(page).getByText('Tandem')).toBeVisible();
  expect((await boxOf(lines.nth(8))).y - before.y).toBe(0);
  const problem = await boxOf(problemOf(demoOf(page)));
  const preview = await boxOf(demoOf(page).locator('[data-preview-state]'));
  expect(problem.y).toBeGreaterThanOrEqual(preview.y);
  expect(problem.y + problem.height).toBeLessThanOrEqual(preview.y + preview.height);
  await expect(problemOf(demoOf(page))).toBeInViewport({ ratio: 1 });
});

test('an error of an event handler does not make the preview outdated', async ({
  page,
  exceptions,
}) => {
  exceptions.expect(/^Refused$/);
  await startEditing(page);
  const code = `export default () =>
  <button onClick={() => { throw new Error('Refused'); }}>Press</button>;`;
  await writeCode(demoOf(page), code);
  await frameOf(page).getByRole('button', { name: 'Press' }).click();
  await expect(problemOf(demoOf(page))).toContainText('Refused');
  await expect(problemOf(demoOf(page))).not.toContainText('Outdated');
});

test('after an error the line numbers stay aligned, and a long message is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const demo = await activateDemo(page, 'BasicBars');
  await chooseTool(demo, 'Edit code');
  await expect(frameOf(page).getByText('City')).toBeVisible(LATE);
  const words = 'a long message about what went wrong, '.repeat(5);
  await writeCode(demo, `throw new Error('${words}');\nexport default 1;\n`);
  await expect(problemOf(demo)).toContainText('what went wrong', LATE);
  const problem = await boxOf(problemOf(demo));
  const preview = await boxOf(demo.locator('[data-preview-state]'));
  expect(problem.x).toBeGreaterThanOrEqual(preview.x);
  expect(problem.y).toBeGreaterThanOrEqual(preview.y);
  const line = await boxOf(demo.locator('.cm-line').nth(1));
  const number = await boxOf(demo.locator('.cm-gutterElement:text-is("2")'));
  expect(Math.abs(number.y - line.y)).toBeLessThan(1.5);
  const scroller = demo.locator('.cm-scroller');
  await scroller.evaluate((box) => (box.scrollLeft = 200));
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
  await chooseTool(demo, 'Edit code');
  await expect(editorOf(demo)).toBeFocused(LATE);
  const { y } = await boxOf(editorOf(demo));
  expect(y).toBeLessThan(844 * 0.75);
  expect(y).toBeGreaterThan(0);
});

test('the playground runs the own code of the reader without asking', async ({
  page,
}) => {
  await startEditing(page);
  await edit(page);
  const link = demoOf(page).getByRole('link', { name: 'Open in playground' });
  await expect(link).toHaveAttribute('href', /#code=/);
  const opening = page.waitForEvent('popup');
  await link.click();
  const playground = await opening;
  await expect(playground.frameLocator('iframe').getByText('Tandem')).toBeVisible(LATE);
  expect(await playground.evaluate(() => window.opener as unknown)).toBeNull();
});

test('in the other language, a demo says where the edit is', async ({ page }) => {
  await startEditing(page);
  await edit(page);
  await tool(page, 'Close editor').click();
  await tool(page, 'Show JavaScript').click();
  const note = demoOf(page).getByText('Your edit is kept in the TypeScript version.');
  await expect(note).toBeVisible();
  await expect(frameOf(page).getByText('City')).toBeVisible(LATE);
  await tool(page, 'Show TypeScript').click();
  await expect(note).toHaveCount(0);
  await expect(frameOf(page).getByText('Tandem')).toBeVisible(LATE);
});

test('the last row of an edited demo has the round corners of its frame', async ({
  page,
}) => {
  await startEditing(page);
  await edit(page);
  await tool(page, 'Close editor').click();
  await expect(demoOf(page).getByText('This demo runs your edited code.')).toBeVisible();
  const isOpen = await demoOf(page).evaluate((demo) => {
    demo.scrollIntoView({ block: 'end' });
    const { left, bottom } = demo.getBoundingClientRect();
    return document.elementFromPoint(left + 1, bottom - 1) !== demo;
  });
  expect(isOpen).toBe(false);
});
