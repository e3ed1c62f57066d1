import path from 'node:path';
import { readApiJson } from '../../../content/paths/readApiJson';
import type { ApiPage } from '../../../src/types/api';
import { readApiIndex } from './readApiIndex';

/** Finds the address of a prop of the grid; null if it is in no reference page. */
export type FindGridProp = (prop: string) => string | null;

/** Lowest plan first. */
const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

/**
 * Finds props of the grid in the lowest plan that has them.
 * @param docsDir folder of the documentation of any version
 */
export function createFindGridProp(docsDir: string): FindGridProp {
  let known: Map<string, string> | undefined;
  return (prop) => {
    known ??= readGridProps(docsDir);
    return known.get(prop) ?? null;
  };
}

function readGridProps(docsDir: string): Map<string, string> {
  const names = readApiIndex(docsDir);
  const addresses = new Map<string, string>();
  for (const { product, slug, path: page } of GRIDS.flatMap(
    (name) => names.get(name) ?? [],
  )) {
    const file = path.join(docsDir, 'api', product, `${slug}.json`);
    for (const prop of Object.keys(readApiJson<ApiPage>(file).props))
      if (!addresses.has(prop)) addresses.set(prop, `${page}#prop-${prop}`);
  }
  return addresses;
}
