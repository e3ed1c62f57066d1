import { editorOf, problemOf, replaceCode, writeCode } from '../support/codeEditor';
import { boxOf, bringToLife, demoOf as findDemo } from '../support/openDemo';
import { test } from '../support/sharedTab';
import { expect, type Page } from '../support/siteTest';

const PAGE = '/x/react-charts/bars/';
const OTHER_PAGE = '/x/react-charts/lines/';
const LATE = { timeout: 30_000 };

const demoOf = (page: Page) => findDemo(page, 'BasicBars');
const frameOf = (page: Page) => demoOf(page).frameLocator('iframe');
const tool = (page: Page, name: string) =>
  demoOf(page).getByRole('toolbar').getByRole('button', { name, exact: true });

async function startEditing(page: Page): Promise<void> {
  await page.goto(PAGE);
  await bringToLife(page, 'BasicBars');
  await tool(page, 'Edit code').click();
  await expect(frameOf(page).getByText('City')).toBeVisible(LATE);
}
const edit = (page: Page) => replaceCode(demoOf(page), "'City'", "'Tandem'");

/** How far below the top of its demo the toolbar begins, in px. */
const placeOfToolbar = (page: Page): Promise<number> =>
  demoOf(page).evaluate((demo) => {
    const bar = demo.querySelector('[role="toolbar"]')!;
    return bar.getBoundingClientRect().top - demo.getBoundingClientRect().top;
  });

test('the toolbar stays where it is, and keeps direction and scheme of its demo', async ({
  page,
}) => {
  await page.goto(PAGE);
  await bringToLife(page, 'BasicBars');
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

test('copy, link, share and sandboxes deliver what the editor shows', async ({
  page,
  context,
}) => {
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
  await context.route(/stackblitz\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Sandbox' }),
  );
  const sent = context.waitForEvent('request', (request) =>
    request.url().includes('stackblitz.com'),
  );
  await tool(page, 'Open in StackBlitz').click();
  expect(decodeURIComponent((await sent).postData() ?? '')).toContain("'Tandem'");
  await page.goto(link);
  await expect(editorOf(page)).toContainText('Tandem', LATE);
});

test('an edit survives a reload and a visit elsewhere, until it is reset; that can be undone', async ({
  page,
}) => {
  await startEditing(page);
  await edit(page);
  await page.reload();
  await bringToLife(page, 'BasicBars');
  await expect(frameOf(page).getByText('Tandem')).toBeVisible(LATE);
  await page.goto(OTHER_PAGE);
  await page.goto(PAGE);
  await bringToLife(page, 'BasicBars');
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
  await bringToLife(page, 'BasicBars');
  await expect(demoOf(page).locator('[data-demo-content]')).toContainText('City');
  await expect(demoOf(page).locator('iframe')).toHaveCount(0);
});

test('an error stands at its line and above the end of the window', async ({ page }) => {
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

test('after an error the numbers stay beside their lines, and a long message is in sight', async ({
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
  const [told, seen] = [await boxOf(message), await boxOf(scroller)];
  expect(told.x).toBeGreaterThanOrEqual(seen.x);
  expect(told.x + told.width).toBeLessThanOrEqual(seen.x + seen.width);
  // The code passes below the numbers.
  await expect(scroller.locator('.cm-gutters')).not.toHaveCSS(
    'background-color',
    /rgba\(.*, 0\)|transparent/,
  );
});

test('on a phone the editor comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const demo = await bringToLife(page, 'BasicBars');
  await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await tool(page, 'Edit code').click();
  await expect(editorOf(demo)).toBeFocused(LATE);
  const { y } = await boxOf(editorOf(demo));
  expect(y).toBeLessThan(844 * 0.75);
  expect(y).toBeGreaterThan(0);
});
