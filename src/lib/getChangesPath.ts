import type { ProductFolder } from '../types/page';

/**
 * Where the API changes between two majors are published, below the base of the English
 * site: `api/changes/charts-7-8.json`, a `ProductDiff` of tools/api-diff.
 */
export const getChangesPath = (
  product: ProductFolder,
  from: number,
  to: number,
): string => `api/changes/${product}-${from}-${to}.json`;
