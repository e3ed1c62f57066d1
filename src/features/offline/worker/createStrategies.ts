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
import { createContentCheck } from '../createContentCheck';
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
 * Caches only files with the expected content, and ignores others that an earlier worker
 * cached. The browser's own cache may have a damaged file, too, so it is fetched past that
 * cache once.
 */
function createFilePlugin(
  caches: CacheStorage,
  isIntact: ReturnType<typeof createContentCheck>,
): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      if (response.status !== 200 || (await isIntact(request.url, response)))
        return response;
      return fetch(request.url, { cache: 'reload' }).catch(() => response);
    },
    cacheWillUpdate: async ({ request, response }) =>
      (await isIntact(request.url, response)) ? response : null,
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const cached = cachedResponse ?? (await findCachedFile(caches, request.url));
      return cached && (await isIntact(request.url, cached)) ? cached : undefined;
    },
  };
}

/**
 * Caching strategies of the worker. Pages use the network first with a timeout, to be up
 * to date; hashed files use the cache first; other files are served from the cache and
 * revalidated in the background.
 * @param scope address of the site in this language
 * @param integrity the files that every page needs; see `createContentCheck`
 */
export function createStrategies(
  caches: CacheStorage,
  scope: string,
  integrity: Readonly<Record<string, string>>,
): Strategies {
  const scopePath = new URL(scope).pathname;
  const expireAssets = limit('assets');
  const filePlugin = createFilePlugin(caches, createContentCheck(integrity));
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
      plugins: [expireAssets, filePlugin],
    }),
    files: new StaleWhileRevalidate({
      cacheName: getCacheName(scopePath, 'files'),
      plugins: [limit('files'), filePlugin],
    }),
  };
}
