import { APP_PATH } from '../../../config/offline';
import { getCacheName, getSavedPrefix } from '../cacheNames';

/** Hosts differ in their Vary headers, and queries never change a page of a static site. */
const LOOSE: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

/**
 * The latest copy of a page: of the visited one and those in saved products.
 * @param url the page's address
 * @param scopePath base of the language
 */
export async function findKeptPage(
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
 * Leads to the address with its final slash where that page is kept, as a host does.
 * @param url the address as it was asked for, with its query
 */
export async function leadToKeptPage(
  caches: CacheStorage,
  url: string,
  scopePath: string,
): Promise<Response | undefined> {
  const address = new URL(url);
  if (address.pathname.endsWith('/')) return undefined;
  address.pathname += '/';
  const isKept = await findKeptPage(caches, address.origin + address.pathname, scopePath);
  return isKept && Response.redirect(address.href);
}

const getTime = (response: Response): number =>
  Date.parse(response.headers.get('date') ?? '') || 0;

/** A file by its name, wherever it is kept: its content never changes. */
export const findKeptFile = (
  caches: CacheStorage,
  url: string,
): Promise<Response | undefined> => caches.match(url, LOOSE);

/** The page that stands in for one that is not on the device. */
export const findAppPage = (
  caches: CacheStorage,
  scope: string,
): Promise<Response | undefined> => caches.match(`${scope}${APP_PATH}index.html`, LOOSE);
