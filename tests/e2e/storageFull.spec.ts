/** The browser's storage is full: its quota is set, so that its own errors occur. */
import type { CDPSession } from '@playwright/test';
import { NEXT_MARK, NEXT_WORD } from '../support/browser/createNextBuild';
import { activateDemo } from '../support/browser/openDemo';
import { expect, type BrowserContext, type Page } from '../support/browser/siteTest';
import { startedTest as test } from '../support/browser/startedTest';
import {
  isWorkerPending,
  readShell,
  waitUntilCached,
} from '../support/browser/workerState';
import { watchPage } from '../support/browser/watchPage';

const BARS = '/x/react-charts/bars/';
const LINES = '/x/react-charts/lines/';
const TREES = '/x/react-tree-view/';
const APP = '/x/_app/';

/**
 * @returns a function that sets the quota in bytes; without a number, it restores the
 * default
 */
async function prepareQuota(context: BrowserContext, page: Page, origin: string) {
  const session: CDPSession = await context.newCDPSession(page);
  return (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** Checks the message that saving a product failed, and that nothing of it is stored. */
async function trySaving(page: Page): Promise<void> {
  await page.goto(TREES);
  const box = page.locator('[data-save-product="tree-view"]');
  await box.getByRole('button', { name: 'Save for offline' }).click();
  await expect(box.locator('[data-save-problem="full"]')).toBeVisible({
    timeout: 20_000,
  });
  await expect(box).toHaveAttribute('data-save-state', 'none');
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.includes(' saved '))).toEqual([]);
}

/** The list of visited pages on the offline page. */
async function listVisited(page: Page): Promise<string[]> {
  await page.goto(APP);
  const list = page.locator('section[aria-labelledby="visited"]');
  await expect(list.locator('p, a').first()).toBeVisible();
  return list.locator('a').allTextContents();
}

test('when the storage fills up, pages work, and only saved ones are listed', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const problems = watchPage(page);
  const setQuota = await prepareQuota(context, page, site.origin);
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  expect(await listVisited(page)).toEqual(['Bars overview']);

  await setQuota(1);
  await page.goto(LINES);
  await activateDemo(page, 'BasicLines');
  await trySaving(page);
  await page.goto(BARS);
  await activateDemo(page, 'BasicBars');
  expect(await listVisited(page)).toEqual([]);
  await expect(page.locator('main')).toContainText('as long as the browser has room');

  // There is space again: pages visited now are saved.
  await setQuota();
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  await activateDemo(page, 'BasicBars');
  expect(problems).toEqual([]);
  site.setDown(true);
  await page.goto(BARS);
  await activateDemo(page, 'BasicBars');
});

test('without space for the worker it is not installed, and pages work', async ({
  page,
  context,
  site,
}) => {
  const problems = watchPage(page);
  const setQuota = await prepareQuota(context, page, site.origin);
  await setQuota(1);
  await page.goto(BARS);
  await expect(page.locator('html[data-offline-worker="ready"]')).toHaveCount(1, {
    timeout: 40_000,
  });
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(countWorkers, { timeout: 40_000 }).toBe(0);
  await activateDemo(page, 'BasicBars');
  await trySaving(page);
  expect(await listVisited(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a new worker that finds no space does not affect the page, and installs once there is', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const setQuota = await prepareQuota(context, page, site.origin);
  await page.goto(BARS);
  await waitUntilCached(page, BARS);
  await setQuota(1);
  site.publishNext();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(LINES);
  await expect(page.locator(NEXT_MARK)).toHaveCount(1);
  await expect(page.locator('html[data-offline-worker="ready"]')).toHaveCount(1, {
    timeout: 40_000,
  });
  await expect.poll(() => isWorkerPending(page)).toBe(false);
  await activateDemo(page, 'BasicLines');
  expect(loads).toBe(1);
  expect(await readShell(page)).not.toContain(NEXT_WORD);

  await setQuota();
  await page.goto(BARS);
  await expect.poll(() => readShell(page), { timeout: 40_000 }).toContain(NEXT_WORD);
  await expect.poll(() => isWorkerPending(page)).toBe(false);
  await activateDemo(page, 'BasicBars');
});
