import fs from 'node:fs';
import path from 'node:path';
import { PACKAGES, type ApiPackage } from '../../plugins/api-reference/constants';
import { attempt } from '../../plugins/api-reference/ApiError';
import { createPrograms } from '../../plugins/api-reference/read/createPrograms';
import {
  dropStubs,
  type ExportTable,
  findExports,
} from '../../plugins/api-reference/read/findExports';
import type { ApiExport } from '../../plugins/api-reference/model';
import pageList from '../../plugins/api-reference/read/pages.json';
import { readJsDoc } from '../../plugins/api-reference/read/readJsDoc';
import { readPackage } from '../../plugins/api-reference/read/readPackage';
import type { ReadContext } from '../../plugins/api-reference/read/readTypes';
import type { ProductFolder } from '../../src/types/page';
import type { Surface } from './model';
import { readExport } from './readExport';

/**
 * Reads the API of a product from the packages in `<root>/node_modules`.
 * @param report takes what cannot be read: a type, which is `any` then, or an export, which is
 *   left out
 * @param known packages of the product; missing ones are ignored
 * @returns null if the folder has none of them
 */
export function readSurface(
  root: string,
  product: ProductFolder,
  report: ReadContext['report'],
  known: readonly ApiPackage[] = PACKAGES,
): Surface | null {
  const installed = known
    .filter((one) => one.product === product)
    .filter(({ name }) => fs.existsSync(path.join(root, 'node_modules', name)))
    .map((one) => readPackage(root, one));
  if (installed.length === 0) return null;
  const table = findExports(installed, createPrograms(installed, listTypes(product)));
  const groups = groupExports(table);
  const folders = installed.map(({ dir }) => path.resolve(dir) + path.sep);
  const read: ReadContext = {
    table,
    versions: new Map(),
    memories: new Map(),
    report,
    isOwn: (file) => folders.some((folder) => file.startsWith(folder)),
    // Types are printed by name, so that they do not change when the definition of a name
    // does.
    hasPage: (_, name) => groups.has(name),
  };
  const exports = [...groups]
    .filter(([, [lowest]]) => !readJsDoc(lowest?.symbol.declarations).ignored)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, all]) => {
      const entry = attempt(
        () => readExport(name, dropStubs(all), product, read),
        report,
      );
      return entry ? [[name, entry] as const] : [];
    });
  return {
    product,
    packages: installed.map(({ name, version }) => `${name}@${version}`),
    exports: Object.fromEntries(exports),
  };
}

/**
 * Types that are read with the defaults of their type parameters, as in the reference.
 */
const listTypes = (product: ProductFolder): string[] =>
  (pageList as { product: string; kind: string; name: string }[])
    .filter((page) => page.product === product && page.kind !== 'hook')
    .map(({ kind, name }) => (kind === 'component' ? `${name}Props` : name));

/** Exports by name, from the lowest plan to the highest. */
function groupExports(table: ExportTable): Map<string, ApiExport[]> {
  const groups = new Map<string, ApiExport[]>();
  for (const exports of table.values()) {
    for (const entry of exports.values()) {
      // Listed once, by the name that is imported.
      if (entry.exportedAs !== entry.name) continue;
      groups.set(entry.name, [...(groups.get(entry.name) ?? []), entry]);
    }
  }
  return groups;
}
