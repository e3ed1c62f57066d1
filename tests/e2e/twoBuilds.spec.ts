/** Two tabs of two builds: the site is published anew while an older tab is open. */
import { NEXT_MARK, NEXT_WORD } from '../support/browser/createNextBuild';
import { bringToLife, demoOf } from '../support/browser/openDemo';
import { expect, type Page } from '../support/browser/siteTest';
import { startedTest as test } from '../support/browser/startedTest';
import { waitUntilKept } from '../support/browser/waitUntilKept';
import { isWorkerComing, readShell } from '../support/browser/watchWorker';

const BARS = '/x/react-charts/bars/';
const LINES = '/x/react-charts/lines/';
/** Installing and taking over, on a busy machine. */
const WORKER_TIMEOUT = 40_000;

/** Opens a page that the worker serves, and follows it. */
async function openControlled(page: Page): Promise<void> {
  await page.goto(BARS);
  await waitUntilKept(page, BARS);
  await page.reload();
  await expect(page.locator('html[data-offline-worker="ready"]')).toHaveCount(1, {
    timeout: WORKER_TIMEOUT,
  });
}

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
};

/** The worker of the next build serves the page, and none is on its way that would reload it. */
async function untilSettled(page: Page): Promise<void> {
  await expect
    .poll(() => readShell(page), { timeout: WORKER_TIMEOUT })
    .toContain(NEXT_WORD);
  await expect.poll(() => isWorkerComing(page)).toBe(false);
}

/** Scripts that were not asked for yet, and links within the site. */
async function useTab(page: Page, demo: string): Promise<void> {
  await bringToLife(page, demo);
  await demoOf(page, demo).getByRole('button', { name: 'Edit code' }).click();
  await expect(demoOf(page, demo).locator('.cm-content')).toBeVisible({
    timeout: 20_000,
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('[data-page-error], [data-load-failure]')).toHaveCount(0);
}

test('the older tab reloads once, the newer one at most once, and both work', async ({
  page: older,
  context,
  site,
}) => {
  await openControlled(older);
  const countOlder = countLoads(older);
  site.publishNext();
  const newer = await context.newPage();
  const countNewer = countLoads(newer);
  await newer.goto(LINES);
  await untilSettled(newer);
  await expect(older.locator(NEXT_MARK)).toHaveCount(1, { timeout: WORKER_TIMEOUT });
  await expect(newer.locator(NEXT_MARK)).toHaveCount(1);
  await useTab(older, 'BasicBars');
  await useTab(newer, 'BasicLines');
  expect(countOlder()).toBe(1);
  // Its own load, and that of the worker that came with it.
  expect(countNewer()).toBeLessThanOrEqual(2);
});

test('an older tab that nobody looks at stays, until it needs what is gone', async ({
  page: older,
  context,
  site,
}) => {
  await older.addInitScript(() => {
    document.hasFocus = () => false;
  });
  await openControlled(older);
  await bringToLife(older, 'BasicBars');
  const countOlder = countLoads(older);
  site.publishNext();
  const newer = await context.newPage();
  await newer.goto(LINES);
  await untilSettled(newer);
  await expect(newer.locator(NEXT_MARK)).toHaveCount(1);
  await expect(older.locator(NEXT_MARK)).toHaveCount(0);
  // What it has goes on working; what it has not is gone, and the page is loaded anew.
  await demoOf(older, 'BasicBars').getByRole('button', { name: 'Show code' }).click();
  await expect(demoOf(older, 'BasicBars').locator('pre').first()).toBeVisible();
  expect(countOlder()).toBe(0);
  await demoOf(older, 'BasicBars').getByRole('button', { name: 'Edit code' }).click();
  await expect(older.locator(NEXT_MARK)).toHaveCount(1, { timeout: WORKER_TIMEOUT });
  await useTab(older, 'BasicBars');
  expect(countOlder()).toBe(1);
});
