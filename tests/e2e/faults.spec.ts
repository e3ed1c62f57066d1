/** Faults in the environment of a page: it still works, without errors on the console. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '../support/browser/siteTest';
import { watchPage } from '../support/browser/watchPage';

const PAGE = '/x/react-charts/bars/';
/** Messages that the framework itself logs if storage is not available. */
const STORAGE_NEWS = /Docusaurus (browser storage is not available|storage error)/;
const DAY = 86_400_000;
const SCRIPTS = path.resolve(__dirname, '../../build/x/assets/js');

const untilAlive = (page: Page) =>
  expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1, {
    timeout: 30_000,
  });

/**
 * Activates a demo, changes a setting and opens another page with client-side navigation.
 */
async function useSite(page: Page): Promise<void> {
  await untilAlive(page);
  const demo = page.locator('[data-demo="BasicBars"]');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'live', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[data-page-error]')).toHaveCount(0);
}

test('full storage: settings apply to the session', async ({ page }) => {
  const problems = watchPage(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(PAGE);
  await useSite(page);
  expect(problems.filter((each) => !STORAGE_NEWS.test(each))).toEqual([]);
});

test('damaged values in storage are ignored', async ({ page }) => {
  const problems = watchPage(page);
  await page.goto(PAGE);
  await useSite(page);
  const damaged = await page.evaluate(() => {
    let count = 0;
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        storage.setItem(key, '{"half": [1, \ud800');
        count += 1;
      }
    return count;
  });
  expect(damaged).toBeGreaterThan(0);
  await page.goto(PAGE);
  await useSite(page);
  expect(problems).toEqual([]);
});

test('a clock that jumps years forward and back changes nothing', async ({ page }) => {
  const problems = watchPage(page);
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ((window as { jump?: number }).jump ?? 0);
  });
  await page.goto(PAGE);
  await untilAlive(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  for (const jump of [3_000 * DAY, -3_000 * DAY, 0]) {
    await page.evaluate((value) => {
      (window as { jump?: number }).jump = value;
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    }, jump);
  }
  await useSite(page);
  expect(loads).toBe(0);
  expect(problems).toEqual([]);
});

test('a flaky network: scripts that fail once are requested again', async ({ page }) => {
  const seen = new Set<string>();
  await page.route('**/assets/js/{main,runtime}*.js', (route) => {
    const address = route.request().url();
    if (seen.has(address)) return route.continue();
    seen.add(address);
    return route.abort('connectionreset');
  });
  await page.goto(PAGE);
  await expect.poll(() => seen.size, { timeout: 20_000 }).toBeGreaterThan(1);
  // The text is there in the meantime, and the next action of the user loads the scripts.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(async () => {
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
  await useSite(page);
});

test('a damaged main script is fetched again, without an action of the user', async ({
  page,
  exceptions,
}) => {
  exceptions.expect(/^Unexpected token '<'/);
  let answers = 0;
  await page.route('**/assets/js/main*.js', (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' });
  });
  await page.goto(PAGE);
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1, {
    timeout: 30_000,
  });
});

/**
 * Opens a page of a former build, whose main script had another name. After that the host
 * has only the current build.
 * @returns a function that lets the page notice it
 */
async function openFormer(page: Page): Promise<() => void> {
  const main = fs.readdirSync(SCRIPTS).find((name) => /^main\.\w+\.js$/.test(name))!;
  let isFormer = true;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${PAGE}`, async (route) => {
    if (route.request().resourceType() === 'fetch') await released;
    const response = await route.fetch();
    const html = await response.text();
    const body = isFormer ? html.replaceAll(main, 'main.former.js') : html;
    return route.fulfill({ response, body });
  });
  await page.route('**/main.former.js', (route) =>
    route.fulfill({ path: path.join(SCRIPTS, main) }),
  );
  await page.goto(PAGE);
  await untilAlive(page);
  isFormer = false;
  return release;
}

/** The scripts that the page has not requested yet are missing, as long as it is open. */
async function dropScripts(page: Page): Promise<void> {
  let isOpen = true;
  page.once('domcontentloaded', () => (isOpen = false));
  await page.route('**/assets/js/*.js', (route) =>
    isOpen ? route.fulfill({ status: 404 }) : route.fallback(),
  );
}

test('after a deployment, a page reloads once and keeps its address, scroll position and search', async ({
  page,
}) => {
  const release = await openFormer(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await dropScripts(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stack');
  await expect(page.locator('[data-load-failure]')).toBeVisible();
  release();
  const dialog = page.locator('dialog[open]');
  const results = dialog.getByRole('listbox').getByRole('option');
  await expect(results.first()).toBeVisible({ timeout: 30_000 });
  await expect(dialog.locator('[data-search-input]')).toHaveValue('stack');
  await expect(page.locator('[data-load-failure]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
  expect(loads).toBe(1);
});
