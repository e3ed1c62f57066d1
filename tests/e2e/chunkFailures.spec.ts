import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { menuButtonOf } from '../support/browser/openDemo';
import { watchPage } from '../support/browser/watchPage';

const BUILD = path.resolve(__dirname, '../../build');
const ENGLISH = 'x';
const BARS = '/x/react-charts/bars/';

/**
 * The published scripts that contain a text, except for the main script, which contains
 * all labels.
 * @throws Error if there are none, because the test would break nothing
 */
function listScripts(mark: string, folder: string): Set<string> {
  const scripts = path.join(BUILD, folder, 'assets/js');
  const names = fs
    .readdirSync(scripts)
    .filter((name) => name.endsWith('.js') && !name.startsWith('main.'))
    .filter((name) => fs.readFileSync(path.join(scripts, name), 'utf8').includes(mark));
  if (names.length === 0) throw new Error(`No script in ${scripts} contains "${mark}".`);
  return new Set(names);
}

/** Aborts the requests that `isMatch` selects until `fix` is called. */
async function breakRequests(page: Page, isMatch: (pathname: string) => boolean) {
  let isBroken = true;
  const failed: string[] = [];
  const passed: string[] = [];
  await page.route(
    ({ pathname }) => isMatch(pathname),
    async (route) => {
      (isBroken ? failed : passed).push(new URL(route.request().url()).pathname);
      await (isBroken ? route.abort('failed') : route.continue());
    },
  );
  return { failed, passed, fix: () => (isBroken = false) };
}
const breakScript = (page: Page, mark: string, folder = ENGLISH) => {
  const scripts = listScripts(mark, folder);
  return breakRequests(page, (pathname) => scripts.has(path.basename(pathname)));
};

/** The messages of the browser and the site about an aborted request. */
const EXPECTED =
  /^console warning: .*Chunk|^console \w+: .*(ERR_FAILED|Failed to fetch)|^net::ERR_FAILED: /;

let problems: string[];
test.beforeEach(({ page }) => {
  problems = watchPage(page);
});
test.afterEach(async ({ page }) => {
  expect(problems.filter((problem) => !EXPECTED.test(problem))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/**
 * Checks that the message is visible and accessible by keyboard, and presses its button.
 */
async function retry(message: Locator, text: string, button = 'Try again') {
  await expect(message.getByRole('alert')).toHaveText(text);
  const again = message.getByRole('button', { name: button });
  await again.focus();
  await expect(again).toBeFocused();
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await message.page().keyboard.press('Enter');
}
const messageIn = (place: Page | Locator) => place.locator('[data-load-failure]');
const barsOf = (page: Page) => page.locator('[data-demo="BasicBars"]');

async function openBars(page: Page): Promise<Locator> {
  await page.goto(BARS);
  await barsOf(page).scrollIntoViewIfNeeded();
  return barsOf(page);
}
const toolbarOf = (demo: Locator) => demo.getByRole('toolbar');

test('a demo: its server-rendered HTML stays until it runs', async ({ page }) => {
  const { failed, passed, fix } = await breakScript(page, 'demo.DemoErrorBoundary.title');
  const demo = await openBars(page);
  await expect(messageIn(demo)).toBeVisible();
  await expect(demo).toHaveAttribute('data-demo-state', 'static');
  await expect(demo.locator('svg').first()).toBeVisible();
  // The script is requested again instead of using a cache of the bundler or the browser.
  const before = failed.length;
  await retry(messageIn(demo), 'This demo could not be loaded.');
  await expect(messageIn(demo)).toContainText('It failed again.');
  expect(failed.length).toBeGreaterThan(before);
  fix();
  await messageIn(demo).getByRole('button', { name: 'Try again' }).click();
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  await expect(messageIn(demo)).toHaveCount(0);
  expect(passed.length).toBeGreaterThan(0);
});

test('demos become live without an action once the network is back', async ({ page }) => {
  const { fix } = await breakScript(page, 'demo.DemoErrorBoundary.title');
  const demo = await openBars(page);
  await expect(messageIn(demo)).toBeVisible();
  fix();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
});

test('the tools of a demo', async ({ page }) => {
  const { fix } = await breakScript(page, 'demo.Toolbar.label');
  const demo = await openBars(page);
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  fix();
  const text = 'The tools and the code of this demo could not be loaded.';
  await retry(messageIn(demo), text);
  await expect(toolbarOf(demo)).toBeVisible();
});

test('the code of a demo', async ({ page }) => {
  const { fix } = await breakRequests(page, (at) => at.includes('/assets/demos/'));
  const demo = await openBars(page);
  await demo.getByRole('button', { name: /Show (full )?code/ }).click();
  await expect(messageIn(demo)).toHaveCount(1);
  fix();
  await retry(messageIn(demo), 'The code of this demo could not be loaded.');
  await expect(demo.locator('pre')).toContainText('BarChart');
});

test('the editor, whose demo stays in the meantime', async ({ page }) => {
  const { fix } = await breakScript(page, 'playground.Problem.noFrame');
  const demo = await openBars(page);
  await demo.getByRole('button', { name: 'Edit code' }).click();
  await expect(messageIn(demo)).toBeVisible();
  await expect(demo).toHaveAttribute('data-demo-state', 'live');
  fix();
  await retry(messageIn(demo), 'The editor could not be loaded.');
  await expect(demo.locator('.cm-content')).toBeFocused();
});

for (const host of ['StackBlitz', 'CodeSandbox']) {
  test(`the sandbox tool for ${host}`, async ({ page, context }) => {
    await context.route(/https:\/\/(stackblitz\.com|codesandbox\.io)\//, (route) =>
      route.fulfill({ body: 'sandbox' }),
    );
    const { fix } = await breakScript(page, 'setupTasks');
    const demo = await openBars(page);
    if (host === 'CodeSandbox') await menuButtonOf(demo).click();
    await demo.locator('[role="toolbar"]').getByText(host).click();
    await expect(messageIn(demo)).toBeVisible();
    fix();
    const opened = context.waitForEvent('page');
    await retry(messageIn(demo), 'The project for the sandbox could not be loaded.');
    expect((await opened).url().toLowerCase()).toContain(host.toLowerCase());
    await expect(messageIn(demo)).toHaveCount(0);
  });
}

test('the settings; Escape closes the message', async ({ page }) => {
  const { fix } = await breakScript(page, 'preferences.Drawer.direction');
  await page.goto(BARS);
  const button = page.getByRole('button', { name: 'Settings' });
  await button.click();
  await expect(messageIn(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(messageIn(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), 'The settings could not be loaded.');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('the settings, in Chinese', async ({ page }) => {
  // Each language has its own scripts, with other names.
  const { fix } = await breakScript(page, 'preferences.Drawer.direction', 'zh/x');
  await page.goto(`/zh${BARS}`);
  await page.getByRole('button', { name: '设置' }).click();
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), '设置无法加载。', '重试');
  await expect(page.getByRole('dialog', { name: '设置' })).toBeVisible();
});

const searchField = (page: Page) => page.locator('dialog [data-search-input]');

test('the menu that copies a page', async ({ page }) => {
  const { fix } = await breakScript(page, 'data-page-menu');
  await page.goto(BARS);
  await page.getByRole('button', { name: 'Copy or ask' }).click();
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), 'The menu could not be loaded.');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
});

test('the search keeps the typed text', async ({ page }) => {
  const { fix } = await breakScript(page, 'search.Filters.kinds');
  await page.goto(BARS);
  await page.getByRole('button', { name: 'Search' }).click();
  await searchField(page).fill('sorting');
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), 'The search could not be loaded.');
  await expect(messageIn(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('sorting');
  await expect(page.locator('[data-search-result]').first()).toBeVisible();
});

test('the search index, which another deployment removed', async ({ page }) => {
  await page.goto(BARS);
  let isMissing = true;
  await page.route('**/assets/search/index.*.json', (route) =>
    isMissing
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Search' }).click();
  await searchField(page).fill('sorting');
  await expect(messageIn(page)).toBeVisible();
  isMissing = false;
  await retry(messageIn(page), 'The search could not be loaded.');
  await expect(messageIn(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('sorting');
  await expect(page.locator('[data-search-result]').first()).toBeVisible();
  problems = problems.filter((problem) => !/404|SyntaxError/.test(problem));
});

test('the color editor', async ({ page }) => {
  const { fix } = await breakScript(page, 'colors.Editor.role');
  await page.goto('/x/design-system/colors/');
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), 'The editor of colors could not be loaded.');
  await expect(page.locator('[data-color-editor="live"]')).toBeVisible();
});

test('suggestions for an unknown address', async ({ page }) => {
  const { fix } = await breakScript(page, 'data-suggestions');
  await page.goto('/x/react-data-grid/sortin/');
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), 'Suggestions for this address could not be loaded.');
  await expect(page.locator('[data-suggestions="similar"]')).toBeVisible();
  // The server answers the address with status 404.
  problems = problems.filter((problem) => !problem.includes('404'));
});

test('the tools of the reference', async ({ page }) => {
  const { fix } = await breakScript(page, 'data-n]');
  await page.goto('/x/api/data-grid/data-grid/');
  await expect(messageIn(page)).toBeVisible();
  await expect(page.locator('#prop-rows')).toBeVisible();
  fix();
  await retry(messageIn(page), 'These tables or their tools could not be loaded.');
  await expect(page.locator('[data-api="ready"]')).toBeVisible();
});

test('the tables of the reference, when following a link', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  await page.waitForSelector('[data-api="ready"]');
  const { fix } = await breakRequests(page, (at) => /\/api\/.*\.html$/.test(at));
  await page
    .locator('.theme-doc-sidebar-container a[href*="/api/data-grid/"]')
    .last()
    .click();
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), 'These tables or their tools could not be loaded.');
  // The last page is the list of changes, whose sections are collapsed.
  await expect(page.locator('[data-api="ready"] summary').first()).toBeVisible();
});

test('the playground', async ({ page }) => {
  const { fix } = await breakScript(page, 'playground.Page.noIndex');
  await page.goto('/x/playground/?demo=charts/bars/BasicBars');
  await expect(messageIn(page)).toBeVisible();
  fix();
  await retry(messageIn(page), 'The playground could not be loaded.');
  await expect(page.locator('.cm-content')).toBeVisible();
});

test('the list of demos in the playground, and the code of one', async ({ page }) => {
  const list = await breakRequests(page, (at) => at.endsWith('/playground/demos.json'));
  const code = await breakRequests(page, (at) => at.includes('/assets/demos/'));
  await page.goto('/x/playground/?demo=charts/bars/BasicBars');
  await expect(messageIn(page)).toBeVisible();
  list.fix();
  await retry(messageIn(page), 'The list of demos could not be loaded.');
  await expect(messageIn(page)).toContainText('The code of this demo');
  code.fix();
  await retry(messageIn(page), 'The code of this demo could not be loaded.');
  await expect(page.locator('.cm-content')).toBeVisible();
});

test('a package that edited code imports', async ({ page }) => {
  const frame = await breakRequests(page, (at) =>
    /\/playground\/frame\/[0-9a-f]{12}\.js$/.test(at),
  );
  await page.goto('/x/playground/?demo=charts/bars/BasicBars');
  const problem = page.locator('[data-editor-problem="not-loaded"]');
  await expect(problem).toContainText(/The script of \S+ could not be loaded\./);
  frame.fix();
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-preview-state="rendered"]')).toBeVisible({
    timeout: 30_000,
  });
  await expect(problem).toHaveCount(0);
});

test('a page that failed to prefetch on hover: the click tries again', async ({
  page,
}) => {
  await page.goto('/x/introduction/installation/');
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
  const { failed, fix } = await breakScript(page, 'LicenseInfo.setLicenseKey');
  const link = page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', { name: 'Licensing' });
  await link.hover();
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  fix();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
});
