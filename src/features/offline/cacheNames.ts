import { CACHE_LAYOUT } from '../../config/offline';
import type { ProductFolder } from '../../types/page';

/** All languages of the site share one origin and so its caches: names begin with the scope. */
const prefixOf = (scopePath: string): string => `atlas ${scopePath} `;

export type CacheKind = 'pages' | 'assets' | 'files';

/**
 * Name of a cache of what was visited.
 * @param scopePath base of the language, such as `/x/`
 */
export const getCacheName = (scopePath: string, kind: CacheKind): string =>
  `${prefixOf(scopePath)}${CACHE_LAYOUT} ${kind}`;

/** Beginning of the names of caches that hold a saved product; its version follows. */
export const getSavedPrefix = (scopePath: string, product?: ProductFolder): string =>
  `${prefixOf(scopePath)}${CACHE_LAYOUT} saved ${product ? `${product} ` : ''}`;

/** The caches of this language that an earlier layout has left. */
export function listOldCaches(names: string[], scopePath: string): string[] {
  const prefix = prefixOf(scopePath);
  return names.filter(
    (name) => name.startsWith(prefix) && !name.startsWith(`${prefix}${CACHE_LAYOUT} `),
  );
}
