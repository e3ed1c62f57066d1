/** Two tabs with two builds: the site is deployed again while an older tab is open. */
import { NEXT_MARK, NEXT_WORD } from '../support/browser/createNextBuild';
import { activateDemo, demoOf } from '../support/browser/openDemo';
import { expect, type Page } from '../support/browser/siteTest';
import { startedTest as test } from '../support/browser/startedTest';
import {
  isWorkerPending,
  readShell,
  waitUntilCached,
} from '../support/browser/workerState';

const BARS = '/x/react-charts/bars/';
const LINES = '/x/react-charts/lines/';
/** Time to install and activate the worker on a busy machine. */
const WORKER_TIMEOUT = 40_000;

/** Opens a page that the worker serves, and records its problems. */
async function openControlled(page: Page): Promise<void> {
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
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

/**
 * The worker of the next build serves the page, and no other one is pending that would
 * reload it.
 */
async function untilSettled(page: Page): Promise<void> {
  await expect
    .poll(() => readShell(page), { timeout: WORKER_TIMEOUT })
    .toContain(NEXT_WORD);
  await expect.poll(() => isWorkerPending(page)).toBe(false);
}

/** Scripts that were not requested yet, and links within the site. */
async function useTab(page: Page, demo: string): Promise<void> {
  await activateDemo(page, demo);
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
  // Its own load, and the one caused by the new worker.
  expect(countNewer()).toBeLessThanOrEqual(2);
});

test('an older tab in the background stays until it needs a removed file', async ({
  page: older,
  context,
  site,
}) => {
  await older.addInitScript(() => {
    document.hasFocus = () => false;
  });
  await openControlled(older);
  await activateDemo(older, 'BasicBars');
  const countOlder = countLoads(older);
  site.publishNext();
  const newer = await context.newPage();
  await newer.goto(LINES);
  await untilSettled(newer);
  await expect(newer.locator(NEXT_MARK)).toHaveCount(1);
  await expect(older.locator(NEXT_MARK)).toHaveCount(0);
  // Loaded code continues to work; a missing script reloads the page.
  await demoOf(older, 'BasicBars')
    .getByRole('button', { name: /Show (full )?code/ })
    .click();
  await expect(demoOf(older, 'BasicBars').locator('pre').first()).toBeVisible();
  expect(countOlder()).toBe(0);
  await demoOf(older, 'BasicBars').getByRole('button', { name: 'Edit code' }).click();
  await expect(older.locator(NEXT_MARK)).toHaveCount(1, { timeout: WORKER_TIMEOUT });
  await useTab(older, 'BasicBars');
  expect(countOlder()).toBe(1);
});
