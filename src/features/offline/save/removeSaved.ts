import type { ProductFolder } from '../../../types/page';
import { getSavedPrefix } from '../cacheNames';

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
