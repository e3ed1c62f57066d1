import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
  type StrategyOptions,
} from 'workbox-strategies';
import { CACHE_LIMITS, NAVIGATION_TIMEOUT } from '../../../config/offline';
import { getCacheName, type CacheKind } from '../cacheNames';
import { hasRightType } from '../hasRightType';
import type { RequestEvent } from './workerScope';
import {
  findAppPage,
  findCachedFile,
  findCachedPage,
  redirectToCachedPage,
} from './findCached';

export interface Strategies extends Record<CacheKind, Strategy> {
  expireAssets: ExpirationPlugin;
}

const withoutQuery = (url: string): string => url.replace(/[?#][^]*$/, '');
/** The address with its query, which the cache key lacks. */
const getRequestedUrl = (event: unknown): string | undefined =>
  (event as Partial<RequestEvent> | undefined)?.request?.url;
const SECOND = 1000;
type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

const limit = (kind: CacheKind): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries: CACHE_LIMITS[kind], purgeOnQuotaError: true });

/**
 * Caches only files of the expected type, and ignores others that an earlier worker
 * cached.
 */
const createFilePlugin = (caches: CacheStorage): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && hasRightType(request.url, response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const cached = cachedResponse ?? (await findCachedFile(caches, request.url));
    return cached && hasRightType(request.url, cached) ? cached : undefined;
  },
});

/**
 * Caching strategies of the worker. Pages use the network first with a timeout, to be up
 * to date; hashed files use the cache first; other files are served from the cache and
 * revalidated in the background.
 * @param scope address of the site in this language
 */
export function createStrategies(caches: CacheStorage, scope: string): Strategies {
  const scopePath = new URL(scope).pathname;
  const expireAssets = limit('assets');
  return {
    expireAssets,
    pages: new NetworkFirst({
      cacheName: getCacheName(scopePath, 'pages'),
      networkTimeoutSeconds: NAVIGATION_TIMEOUT / SECOND,
      plugins: [
        limit('pages'),
        {
          cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
          // Redirects and error pages are not cached.
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 && !response.redirected ? response : null,
          cachedResponseWillBeUsed: async ({ request, event }) =>
            (await findCachedPage(caches, withoutQuery(request.url), scopePath)) ??
            redirectToCachedPage(
              caches,
              getRequestedUrl(event) ?? request.url,
              scopePath,
            ),
          handlerDidError: async () => findAppPage(caches, scope),
        },
      ],
    }),
    assets: new CacheFirst({
      cacheName: getCacheName(scopePath, 'assets'),
      plugins: [expireAssets, createFilePlugin(caches)],
    }),
    files: new StaleWhileRevalidate({
      cacheName: getCacheName(scopePath, 'files'),
      plugins: [limit('files'), createFilePlugin(caches)],
    }),
  };
}
