import type { Page } from '@playwright/test';

/** HTML of the page that the site's worker has for what is not on the device. */
export const readShell = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const shell = await caches.match('/x/_app/index.html', { ignoreSearch: true });
      return (await shell?.text()) ?? '';
    })
    .catch(() => ''); // The page is being loaded anew.

/** Whether a worker is on its way, one that would reload the page; undefined while it loads. */
export const isWorkerComing = (page: Page): Promise<boolean | undefined> =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.installing ?? registration?.waiting);
    })
    .catch(() => undefined);
