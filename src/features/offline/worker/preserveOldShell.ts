import type { ExpirationPlugin } from 'workbox-expiration';
import { getCacheName } from '../cacheNames';
import { hasRightType } from '../hasRightType';

/**
 * Moves the scripts and styles of the old app shell to the cache of visited files before
 * the new shell replaces them, because cached pages still need them.
 */
export async function preserveOldShell(
  caches: CacheStorage,
  scope: string,
  expiration: ExpirationPlugin,
): Promise<void> {
  const cacheName = getCacheName(new URL(scope).pathname, 'assets');
  const oldCaches = (await caches.keys()).filter(
    (name) => name.startsWith('workbox-precache-') && name.endsWith(scope),
  );
  const target = await caches.open(cacheName);
  for (const name of oldCaches) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response || !request.url.startsWith(`${scope}assets/`)) continue;
      if (!hasRightType(request.url, response)) continue;
      await target.put(request, response);
      await expiration.cacheDidUpdate?.({ cacheName, request } as never);
    }
  }
}
