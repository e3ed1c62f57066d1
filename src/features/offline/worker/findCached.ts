import { APP_PATH } from '../../../config/offline';
import { getCacheName, getSavedPrefix } from '../cacheNames';

/**
 * Hosts differ in their Vary headers, and queries never change a page of a static site.
 */
const LOOSE: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

/**
 * Finds the latest copy of a page among visited pages and saved products.
 * @param url the page's address
 * @param scopePath base of the language
 */
export async function findCachedPage(
  caches: CacheStorage,
  url: string,
  scopePath: string,
): Promise<Response | undefined> {
  const saved = getSavedPrefix(scopePath);
  const visited = getCacheName(scopePath, 'pages');
  const names = (await caches.keys()).filter(
    (name) => name === visited || name.startsWith(saved),
  );
  const copies = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(url, LOOSE)),
  );
  return copies
    .filter((copy) => copy !== undefined)
    .sort((one, other) => getTime(other) - getTime(one))[0];
}

/**
 * Redirects to the address with a trailing slash if that page is cached, as a host does.
 * @param url the requested address, with its query
 */
export async function redirectToCachedPage(
  caches: CacheStorage,
  url: string,
  scopePath: string,
): Promise<Response | undefined> {
  const address = new URL(url);
  if (address.pathname.endsWith('/')) return undefined;
  address.pathname += '/';
  const isCached = await findCachedPage(
    caches,
    address.origin + address.pathname,
    scopePath,
  );
  return isCached && Response.redirect(address.href);
}

const getTime = (response: Response): number =>
  Date.parse(response.headers.get('date') ?? '') || 0;

/** Finds a file by its name in any cache: its content never changes. */
export const findCachedFile = (
  caches: CacheStorage,
  url: string,
): Promise<Response | undefined> => caches.match(url, LOOSE);

/** The page that is shown in place of one that is not cached. */
export const findAppPage = (
  caches: CacheStorage,
  scope: string,
): Promise<Response | undefined> => caches.match(`${scope}${APP_PATH}index.html`, LOOSE);
