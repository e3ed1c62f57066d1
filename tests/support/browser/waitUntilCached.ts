import { expect, type Page } from '@playwright/test';

/** Time to register, install and activate the worker on a busy machine. */
const WORKER_TIMEOUT = 40_000;

/**
 * Waits until the page's HTML is in the cache of visited pages: the worker is active and
 * was notified.
 */
export const waitUntilCached = (page: Page, address: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
          const found = await Promise.all(
            names.map(async (name) => (await caches.open(name)).match(path)),
          );
          return found.some(Boolean);
        }, address),
      { timeout: WORKER_TIMEOUT },
    )
    .toBe(true);
