import path from 'node:path';
import type { ApiChange, ProductDiff } from '../../src/types/apiChange';
import type { ProductFolder } from '../../src/types/page';
import { compareSurfaces } from './compareSurfaces';
import { applyRenames, readCodemods } from './findRenames';
import type { Surface } from './model';
import { readSurface } from './readSurface';
import type { ReadContext } from '../../plugins/api-reference/read/readTypes';

/**
 * Compares a product between two folders with `node_modules`.
 * @param codemods folder of the codemod package, with one folder per major
 * @param report takes declarations that cannot be read
 * @returns null if one of the folders has no package of the product
 */
export function diffProduct(
  fromRoot: string,
  toRoot: string,
  product: ProductFolder,
  codemods: string,
  report: ReadContext['report'],
): ProductDiff | null {
  const from = readSurface(fromRoot, product, report);
  const to = from && readSurface(toRoot, product, report);
  if (!from || !to) return null;
  const major = /@(\d+)\.[^@]*$/.exec(to.packages[0] ?? '')?.[1] ?? '';
  const renames = readCodemods(path.join(codemods, `v${major}.0.0`));
  const changes = applyRenames(compareSurfaces(from, to), renames, createExists(to));
  return { product, from: from.packages, to: to.packages, changes };
}

const createExists =
  ({ exports }: Surface) =>
  (kind: ApiChange['kind'], name: string, owner: string | undefined): boolean =>
    owner === undefined
      ? name in exports
      : `${kind} ${name}` in (exports[owner]?.members ?? {});
