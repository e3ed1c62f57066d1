import type { Page } from '@playwright/test';

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
