/**
 * The site's custom code of the service worker; plugin-pwa adds the precache of the app
 * shell.
 */
import type { WorkerMessage } from '../../../types/offline';
import { listOldCaches } from '../cacheNames';
import { classifyRequest } from './classifyRequest';
import { createStrategies } from './createStrategies';
import { preserveOldShell } from './preserveOldShell';
import { workerScope } from './workerScope';

/** Defined by the build: addresses of ads, which are never cached. */
declare const BLOCKED_ADDRESSES: string[];
/** Defined by the build: the files that every page needs, with their hashes. */
declare const INTEGRITY: Record<string, string>;

export default function startWorker(): void {
  const { caches, registration } = workerScope;
  const { scope } = registration;
  const strategies = createStrategies(caches, scope, INTEGRITY);
  const choose = (request: Request) => classifyRequest(request, scope, BLOCKED_ADDRESSES);

  workerScope.addEventListener('install', (event) => {
    // If the storage is full, cached pages may lack scripts, but the reader still gets
    // the new worker.
    const done = preserveOldShell(caches, scope, strategies.expireAssets);
    event.waitUntil(done.catch(() => undefined));
  });

  workerScope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([removeOldCaches(), workerScope.clients.claim()]));
  });

  workerScope.addEventListener('fetch', (event) => {
    const kind = choose(event.request);
    if (!kind) return;
    // The precache's listener follows; only one may respond.
    event.stopImmediatePropagation();
    event.respondWith(strategies[kind].handle(event as never));
  });

  workerScope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage | null;
    if (message === 'skipWaiting') void workerScope.skipWaiting();
    else if (message?.type === 'keep') event.waitUntil(keep(message.urls, event));
  });

  async function removeOldCaches(): Promise<void> {
    const old = listOldCaches(await caches.keys(), new URL(scope).pathname);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /**
   * Caches what a page has loaded without the worker, and pages reached by client-side
   * navigation.
   */
  async function keep(urls: string[], event: Event): Promise<void> {
    for (const url of urls) {
      const request = new Request(url);
      const isPage = url.startsWith(scope) && url.endsWith('/');
      const kind = isPage ? 'pages' : choose(request);
      if (!kind) continue;
      const [, done] = strategies[kind].handleAll({ request, event } as never);
      await done.catch(() => undefined); // Unreachable; the next visit tries again.
    }
  }
}
