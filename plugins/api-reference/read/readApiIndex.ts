import fs from 'node:fs';
import path from 'node:path';
import { readApiJson } from '../../../content/paths/readApiJson';
import type { ApiIndex, ApiIndexEntry } from '../../../src/types/api';
import type { ProductFolder } from '../../../src/types/page';

export interface ApiEntry extends ApiIndexEntry {
  product: ProductFolder;
}

/** Pages by name; some names exist in several products. */
export type ApiNames = ReadonlyMap<string, readonly ApiEntry[]>;

const cache = new Map<string, { time: number; names: ApiNames }>();

/** Reads the names that have a page in a version of the documentation; cached. */
export function readApiIndex(docsDir: string): ApiNames {
  const file = path.join(docsDir, 'api', 'index.json');
  const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return new Map();
  const known = cache.get(file);
  if (known?.time === time) return known.names;
  const { products } = readApiJson<ApiIndex>(file);
  const names = new Map<string, ApiEntry[]>();
  for (const { product, pages } of products) {
    for (const page of pages) {
      names.set(page.name, [...(names.get(page.name) ?? []), { ...page, product }]);
    }
  }
  cache.set(file, { time, names });
  return names;
}

/** Finds the page of a name, preferring the given product. */
export function findApiEntry(
  names: ApiNames,
  name: string,
  product?: string,
): ApiEntry | undefined {
  const found = names.get(name);
  return found?.find((entry) => entry.product === product) ?? found?.[0];
}
