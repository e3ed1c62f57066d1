import { expect, type Page } from '@playwright/test';

/**
 * HTML of the fallback page that the site's worker shows for pages that are not cached.
 */
export const readShell = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const shell = await caches.match('/x/_app/index.html', { ignoreSearch: true });
      return (await shell?.text()) ?? '';
    })
    .catch(() => ''); // The page is being reloaded.

/**
 * Whether a worker that would reload the page is installing or waiting; undefined while
 * the page loads.
 */
export const isWorkerPending = (page: Page): Promise<boolean | undefined> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.installing ?? registration?.waiting);
    })
    .catch(() => undefined);

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
