import type { ExpirationPlugin } from 'workbox-expiration';
import { getCacheName } from '../cacheNames';
import { hasRightType } from '../hasRightType';

/**
 * Moves the scripts and styles of the former shell to the visited files before the new shell
 * takes their place: pages kept from then still ask for them.
 */
export async function keepFormerShell(
  caches: CacheStorage,
  scope: string,
  expiration: ExpirationPlugin,
): Promise<void> {
  const cacheName = getCacheName(new URL(scope).pathname, 'assets');
  const former = (await caches.keys()).filter(
    (name) => name.startsWith('workbox-precache-') && name.endsWith(scope),
  );
  const target = await caches.open(cacheName);
  for (const name of former) {
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
