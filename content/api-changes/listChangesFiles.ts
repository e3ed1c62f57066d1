import fs from 'node:fs';
import path from 'node:path';
import { OWN_VERSION } from '../../src/config/versions';
import { getChangesPath } from '../../src/lib/apiPaths';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../src/types/page';

/**
 * A data file with the changes of a product between two majors, and the page generated
 * from it.
 */
export interface ChangesFile {
  product: ProductFolder;
  from: number;
  to: number;
  /** Path of the data file, relative to the project root. */
  file: string;
  /** Id of the page: `api/charts/changes-7-8`. */
  id: string;
}

const FOLDER = path.posix.join(
  'static',
  path.posix.dirname(getChangesPath('charts', 0, 0)),
);
const NAME = new RegExp(`^(${PRODUCT_FOLDERS.join('|')})-(\\d+)-(\\d+)\\.json$`);

/**
 * Lists the changes that a build shows: those that lead to its version or to an earlier
 * one. The site of an older version does not list later changes.
 * @param siteDir root of the project, or of the workspace of an older version
 * @param major version that is built
 * @returns newest major of each product first; empty if nothing was published
 */
export function listChangesFiles(
  siteDir: string,
  major: number = OWN_VERSION.major,
): ChangesFile[] {
  const folder = path.join(siteDir, FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .flatMap((name) => {
      const [, product, from, to] = NAME.exec(name) ?? [];
      if (product === undefined) return [];
      return [makeFile(product as ProductFolder, Number(from), Number(to))];
    })
    .filter(({ to }) => to <= major)
    .sort(
      (a, b) =>
        PRODUCT_FOLDERS.indexOf(a.product) - PRODUCT_FOLDERS.indexOf(b.product) ||
        b.to - a.to,
    );
}

const makeFile = (product: ProductFolder, from: number, to: number): ChangesFile => ({
  product,
  from,
  to,
  file: path.posix.join('static', getChangesPath(product, from, to)),
  id: `api/${product}/changes-${from}-${to}`,
});
