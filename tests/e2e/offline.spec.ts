import {
  expect,
  untilHydrated,
  type BrowserContext,
  type Page,
} from '../support/browser/siteTest';
import {
  IDLE_TIMEOUT,
  RETRY_INTERVAL,
  SAVE_HEADER,
  WORKER_FILE,
} from '../../src/config/offline';
import { activateDemo, demoOf } from '../support/browser/openDemo';
import { startedTest as test } from '../support/browser/startedTest';
import type { StartedSite } from '../support/browser/startSite';
import { waitUntilCached } from '../support/browser/workerState';

const BARS = '/x/react-charts/bars/';
/** Time to register, install and activate the worker on a busy machine. */
const WORKER_TIMEOUT = 40_000;
const UNVISITED = '/x/react-charts/sparkline/';

async function goOffline(context: BrowserContext, site: StartedSite): Promise<void> {
  site.setDown(true);
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext, site: StartedSite): Promise<void> {
  site.setDown(false);
  await context.setOffline(false);
}

const heading = (page: Page) => page.locator('h1');
/** Navigates within the site, without a page load. */
const next = (page: Page) => page.locator('.pagination-nav__link--next');
const offlineTitle = { en: 'Reading offline', zh: '离线阅读' };

test('visited pages with their demos work offline, and others show a list of available pages', async ({
  page,
  context,
  site,
}) => {
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  await activateDemo(page, 'BasicBars');
  await demoOf(page, 'BasicBars')
    .getByRole('button', { name: /Show (full )?code/ })
    .click();
  await expect(demoOf(page, 'BasicBars').locator('pre').first()).toContainText(
    'BarChart',
  );
  // Reached by client-side navigation: only the worker has requested its HTML.
  await next(page).click();
  await expect(heading(page)).toHaveText('Bar demos');
  await waitUntilCached(page, '/x/react-charts/bar-demo/');

  await goOffline(context, site);
  await page.goto(BARS);
  await expect(heading(page)).toContainText('Bar');
  await activateDemo(page, 'BasicBars');
  await demoOf(page, 'BasicBars')
    .getByRole('button', { name: /Show (full )?code/ })
    .click();
  await expect(demoOf(page, 'BasicBars').locator('pre').first()).toContainText(
    'BarChart',
  );
  await page.goto('/x/react-charts/bar-demo/?from=elsewhere');
  await expect(heading(page)).toHaveText('Bar demos');
  await page.goto('/x/react-charts/bar-demo?from=elsewhere#part');
  await expect(heading(page)).toHaveText('Bar demos');
  expect(page.url()).toBe(`${site.origin}/x/react-charts/bar-demo/?from=elsewhere#part`);

  await page.goto(`${UNVISITED}#part`);
  await expect(heading(page)).toHaveText(offlineTitle.en);
  const missing = page.locator('[data-offline-missing]');
  await expect(missing).toContainText(UNVISITED);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
    `${UNVISITED}#part`,
  );
  await expect(page.locator('.navbar')).toBeVisible();
  await missing.getByRole('button', { name: 'Retry' }).click();
  await expect(missing).toContainText('Still no connection');
  await page.locator('main').getByRole('link', { name: 'Bar demos' }).click();
  await expect(heading(page)).toHaveText('Bar demos');
  await next(page).click();
  await expect(missing).toContainText('/x/react-charts/lines/');

  await goOnline(context, site);
  await expect(heading(page)).toHaveText('Lines overview');
  expect(new URL(page.url()).pathname).toBe('/x/react-charts/lines/');
});

test('a server that is back is noticed without an event of the browser', async ({
  page,
  site,
}) => {
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  site.setDown(true);
  await page.goto(UNVISITED);
  await expect(heading(page)).toHaveText(offlineTitle.en);
  site.setDown(false);
  await expect(heading(page)).toHaveText('Sparkline', { timeout: 3 * RETRY_INTERVAL });
});

test('HTML instead of a script is not cached, and a retry loads the script', async ({
  page,
  site,
  exceptions,
}) => {
  exceptions.expect(/^Unexpected token '<'/);
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  await page.reload();
  const showCode = demoOf(page, 'BasicBars').getByRole('button', {
    name: /Show (full )?code/,
  });
  // The tools have loaded, the editor has not.
  await expect(showCode).toBeVisible();
  const heal = site.answerWithHtml(/\/assets\/js\/[\da-f]{8}\.js$/);
  await showCode.click();
  await demoOf(page, 'BasicBars').getByRole('button', { name: 'Edit code' }).click();
  const retry = demoOf(page, 'BasicBars').getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();
  heal();
  await retry.first().click();
  await expect(demoOf(page, 'BasicBars').locator('.cm-content')).toBeVisible();
});

test('a damaged main script in the caches is replaced', async ({ page }) => {
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  await page.evaluate(async () => {
    const { src } = [...document.scripts].find((each) => /\/main\./.test(each.src))!;
    for (const name of await caches.keys()) {
      const headers = { 'content-type': 'text/javascript' };
      const cache = await caches.open(name);
      await cache.put(src, new Response('<!doctype html>', { headers }));
    }
  });
  await page.reload();
  await untilHydrated(page);
});

const SAVING = {
  en: {
    prefix: '',
    save: 'Save for offline',
    saved: /Saved on this device: \d+ pages, \d+\.\d MB/,
    heading: 'selection',
    code: /^Show (full )?code$/,
    edit: 'Edit code',
    remove: 'Remove',
    preview: 'The preview runs as soon as there is a connection.',
  },
  zh: {
    prefix: '/zh',
    save: '保存以供离线阅读',
    saved: /已保存在此设备上：\d+ 个页面，\d+\.\d MB，\d{4}年\d+月\d+日。/,
    heading: '选择',
    code: /^显示(完整)?代码$/,
    edit: '编辑代码',
    remove: '移除',
    preview: '预览需要网络连接',
  },
};

for (const [language, { prefix, ...texts }] of Object.entries(SAVING)) {
  test(`${language}: a saved product opens completely, and can be removed again`, async ({
    page,
    context,
    site,
  }) => {
    test.slow();
    const root = `${prefix}/x/react-tree-view/`;
    await page.goto(root);
    const box = page.locator('[data-save-product="tree-view"]');
    await waitUntilCached(page, root);
    await box.getByRole('button', { name: texts.save }).click();
    await expect(box).toHaveAttribute('data-save-state', 'saved', {
      timeout: 2 * WORKER_TIMEOUT,
    });
    await expect(box).toContainText(texts.saved);
    const first = `${root}rich-tree-view/selection/`;
    expect(site.requested).toContain(first);

    await goOffline(context, site);
    await page.goto(first);
    await expect(heading(page)).toContainText(texts.heading);
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-state', 'live');
    await demo.getByRole('button', { name: texts.code }).click();
    await expect(demo.locator('pre').first()).toContainText('import');
    // It can be edited; running edited code needs a network, and the page says so.
    await demo.getByRole('button', { name: texts.edit }).click();
    await expect(demo.locator('.cm-content')).toContainText('import');
    await expect(demo.locator('[data-editor-problem="no-frame"]')).toContainText(
      texts.preview,
    );
    // The search works offline, with its whole index.
    await page.keyboard.press('Control+K');
    await page.locator('dialog[open] [data-search-input]').fill('RichTreeView');
    await expect(page.locator('dialog[open] a[role="option"]').first()).toContainText(
      'RichTreeView',
      { timeout: 30_000 },
    );
    await page.keyboard.press('Escape');
    // The playground is saved with its product; running code needs a network.
    await page.goto(
      `${prefix}/x/playground/?demo=tree-view/getting-started/FirstTree&code=js`,
    );
    await expect(heading(page)).toHaveText('First tree');
    await expect(page.getByRole('tab', { name: 'FirstTree.js' })).toBeVisible();
    await expect(page.locator('.cm-content')).toContainText('RichTreeView');
    await expect(page.locator('[data-editor-problem="no-frame"]')).toContainText(
      texts.preview,
    );
    await page.goto(prefix + UNVISITED);
    await expect(page.locator('[data-save-state="saved"]')).toHaveCount(1);
    await expect(page.locator(`[data-save-product] a[href="${first}"]`)).toHaveCount(1);
    await box.getByRole('button', { name: texts.remove }).click();
    await expect(box).toHaveAttribute('data-save-state', 'none');
    const left = await page.evaluate(() => caches.keys());
    expect(left.filter((name) => name.includes(' saved '))).toEqual([]);
  });
}

test('while a product is being saved its progress shows; Cancel leaves nothing behind', async ({
  page,
}) => {
  await page.goto('/x/react-tree-view/');
  const box = page.locator('[data-save-product="tree-view"]');
  await waitUntilCached(page, '/x/react-tree-view/');
  await expect(box).toContainText(/Keep all \d+ pages .+ \(\d+\.\d MB\)/);
  const listSaved = () =>
    page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.includes(' saved ')),
    );
  expect(await listSaved()).toEqual([]);

  // The worker does not handle these requests, so the test can delay them.
  let passed = 0;
  let held = 0;
  await page.route('**', async (route) => {
    if (!(SAVE_HEADER in route.request().headers())) return route.fallback();
    if (passed < 20) {
      passed += 1;
      return route.continue();
    }
    held += 1;
    return undefined;
  });
  await box.getByRole('button', { name: 'Save for offline' }).click();
  await expect(box).toHaveAttribute('data-save-state', 'saving');
  const bar = box.getByRole('progressbar', { name: 'Saving Tree View' });
  await expect.poll(() => held).toBeGreaterThan(0);
  await expect(box).toContainText(/\d+ of \d+ files, \d+\.\d of \d+\.\d MB/);
  const { value, max } = await bar.evaluate((element: HTMLProgressElement) => ({
    value: element.value,
    max: element.max,
  }));
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThan(max);
  expect(await listSaved()).toHaveLength(1);
  await expect(box.getByRole('button')).toHaveText(['Cancel']);

  await box.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toHaveAttribute('data-save-state', 'none');
  await expect(bar).toHaveCount(0);
  await expect(box.locator('[data-save-problem]')).toHaveCount(0);
  await expect(box.getByRole('button')).toHaveText(['Save for offline']);
  expect(await listSaved()).toEqual([]);
  const requested = held;
  // All other requests were sent before this one.
  await page.evaluate(() => fetch('/x/pages.json'));
  expect(held).toBe(requested);
  await page.reload();
  await expect(box).toHaveAttribute('data-save-state', 'none');
});

test('a worker is registered on the docs domain only', async ({
  page,
  site,
}, testInfo) => {
  const scripts: Promise<string>[] = [];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    // Responses that were pending when the page was left have no text any more.
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''));
  });
  /** Whether the script that registers the worker has loaded. */
  const hasLoader = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('updateViaCache'));
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  // The build has another docs domain than the test server.
  const elsewhere = testInfo.project.use.baseURL!;
  await page.clock.install();
  await page.goto(elsewhere + BARS, { waitUntil: 'load' });
  await page.clock.runFor(IDLE_TIMEOUT + 1000);
  expect(await countWorkers()).toBe(0);
  expect(await hasLoader()).toBe(false);
  expect(requested.filter((path) => path.endsWith(WORKER_FILE))).toEqual([]);
  await expect(page.locator('[data-offline-worker]')).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await page.goto(site.origin + BARS);
  await waitUntilCached(page, BARS);
  expect(await countWorkers()).toBeGreaterThan(0);
  expect(await hasLoader()).toBe(true);
  expect(site.requested).toContain(`/x/${WORKER_FILE}`);
});

test('Chinese has its own worker', async ({ page, context, site }) => {
  await page.goto(`/zh${BARS}`);
  await waitUntilCached(page, `/zh${BARS}`);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toContain(`${site.origin}/zh/x/`);
  await goOffline(context, site);
  await page.goto(`/zh${UNVISITED}`);
  await expect(heading(page)).toHaveText(offlineTitle.zh);
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveAttribute('href', '/zh/x/manifest.zh.webmanifest');
});

test("missing English pages show the site's fallback with a link to the Chinese page, not the browser’s error", async ({
  page,
  context,
  site,
}) => {
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  const hasShell = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.some(
        ({ scope, active }) => scope.endsWith('/zh/x/') && active?.state === 'activated',
      );
    });
  await expect.poll(hasShell, { timeout: WORKER_TIMEOUT }).toBe(true);
  await goOffline(context, site);
  await page.goto(`/zh${UNVISITED}`);
  await expect(heading(page)).toHaveText(offlineTitle.zh);
});

test('a new deployment replaces an open page once, and keeps the typed text', async ({
  page,
  site,
}) => {
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  await page.reload();
  const editor = demoOf(page, 'BasicBars').locator('.cm-content');
  await activateDemo(page, 'BasicBars');
  await demoOf(page, 'BasicBars').getByRole('button', { name: 'Edit code' }).click();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// Tandem');
  // The page watches its worker once it is registered.
  await expect(page.locator('html[data-offline-worker="ready"]')).toHaveCount(1);

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  site.change('/x/sw.js', (text) => `${text}\n// Another deployment`);
  site.change(BARS, (text) => text.replace('</head>', '<meta name=second></head>'));
  await page.evaluate(async () => {
    // The page does this once an hour.
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
  await expect(page.locator('meta[name="second"]')).toHaveCount(1, {
    timeout: WORKER_TIMEOUT,
  });
  await expect(editor).toContainText('// Tandem', { timeout: 20_000 });
  await expect(editor).toBeFocused();
  await page.keyboard.type(' bicycle');
  await expect(editor).toContainText('// Tandem bicycle');
  expect(loads).toBe(1);
  // No other worker is pending that would reload the page again.
  expect(
    await page.evaluate(async () => {
      const { waiting, installing } = (await navigator.serviceWorker.getRegistration())!;
      return [waiting, installing];
    }),
  ).toEqual([null, null]);
});
