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
import { findAppPage, findKeptFile, findKeptPage, leadToKeptPage } from './findKept';

export interface Strategies extends Record<CacheKind, Strategy> {
  expireAssets: ExpirationPlugin;
}

const withoutQuery = (url: string): string => url.replace(/[?#][^]*$/, '');
/** The address with its query, which the key of a cache lacks. */
const getAskedUrl = (event: unknown): string | undefined =>
  (event as Partial<RequestEvent> | undefined)?.request?.url;
const SECOND = 1000;
type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

const limit = (kind: CacheKind): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries: CACHE_LIMITS[kind], purgeOnQuotaError: true });

/** Keeps files that are what they are called, and forgets others that an earlier worker kept. */
const createFilePlugin = (caches: CacheStorage): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && hasRightType(request.url, response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const kept = cachedResponse ?? (await findKeptFile(caches, request.url));
    return kept && hasRightType(request.url, kept) ? kept : undefined;
  },
});

/**
 * How the worker answers. Pages come from the network while it answers in time, so that they
 * are the latest ones; files with a hash in their name come from the device; other files come
 * from the device and are brought up to date behind it.
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
          // Neither redirects nor error pages are worth keeping.
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 && !response.redirected ? response : null,
          cachedResponseWillBeUsed: async ({ request, event }) =>
            (await findKeptPage(caches, withoutQuery(request.url), scopePath)) ??
            leadToKeptPage(caches, getAskedUrl(event) ?? request.url, scopePath),
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
