import { listPathOf, SAVED_AT_HEADER } from '../../../config/offline';
import type { OfflineList } from '../../../types/offline';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../types/page';
import { getSavedPrefix } from '../cacheNames';

export interface SavedProduct {
  list: OfflineList;
  /** Milliseconds since 1970. */
  savedAt: number;
  cacheName: string;
}

/**
 * Reads the saved state of a product, of any version.
 * @param baseUrl base of the language
 * @returns null if nothing was saved, or saving was not finished
 */
export async function readSaved(
  caches: CacheStorage,
  baseUrl: string,
  product: ProductFolder,
): Promise<SavedProduct | null> {
  const prefix = getSavedPrefix(baseUrl, product);
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(prefix)) continue;
    const cache = await caches.open(cacheName);
    const response = await cache.match(baseUrl + listPathOf(product));
    if (!response) continue;
    const list = (await response.json().catch(() => null)) as OfflineList | null;
    if (!Array.isArray(list?.files)) continue;
    const savedAt = Number(response.headers.get(SAVED_AT_HEADER)) || 0;
    return { list, savedAt, cacheName };
  }
  return null;
}

/** All saved products, in the order of the products. */
export async function readAllSaved(
  caches: CacheStorage,
  baseUrl: string,
): Promise<SavedProduct[]> {
  const found = await Promise.all(
    PRODUCT_FOLDERS.map((product) => readSaved(caches, baseUrl, product)),
  );
  return found.filter((saved) => saved !== null);
}

/**
 * Removes a saved product.
 * @param except name of the one cache that is not removed
 */
export async function removeSaved(
  caches: CacheStorage,
  baseUrl: string,
  product: ProductFolder,
  except?: string,
): Promise<void> {
  const prefix = getSavedPrefix(baseUrl, product);
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== except,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
