import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import type { ProductFolder } from '../../../src/types/page';

/** The path of the newest changes of a product: `/x/api/charts/changes-7-8/`. */
export function getChangesPage(product: ProductFolder): string {
  const newest = listChangesFiles(SITE_DIR).find((file) => file.product === product);
  if (!newest) throw new Error(`No changes of ${product} are published.`);
  return `${getPathnameOfDoc(newest.id)}/`;
}
