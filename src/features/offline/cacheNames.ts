import { CACHE_LAYOUT } from '../../config/offline';
import type { ProductFolder } from '../../types/page';

/** All languages share one origin and thus its caches, so names start with the scope. */
const prefixOf = (scopePath: string): string => `atlas ${scopePath} `;

export type CacheKind = 'pages' | 'assets' | 'files';

/**
 * Name of a cache for visited pages and files.
 * @param scopePath base of the language, such as `/x/`
 */
export const getCacheName = (scopePath: string, kind: CacheKind): string =>
  `${prefixOf(scopePath)}${CACHE_LAYOUT} ${kind}`;

/** Prefix of the caches of a saved product; its version follows. */
export const getSavedPrefix = (scopePath: string, product?: ProductFolder): string =>
  `${prefixOf(scopePath)}${CACHE_LAYOUT} saved ${product ? `${product} ` : ''}`;

/** The caches of this language with an older layout. */
export function listOldCaches(names: string[], scopePath: string): string[] {
  const prefix = prefixOf(scopePath);
  return names.filter(
    (name) => name.startsWith(prefix) && !name.startsWith(`${prefix}${CACHE_LAYOUT} `),
  );
}
