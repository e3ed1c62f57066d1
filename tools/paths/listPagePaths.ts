import path from 'node:path';
import { readApiIndex } from '../../plugins/api-reference/read/readApiIndex';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import { listPageIds } from '../../content/nav/listPageIds';
import { listTabs } from '../../content/pages/listTabs';
import { dropBase } from '../../src/lib/basePath';
import { GALLERY_PATH } from '../../src/config/gallery';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { PRODUCT_FOLDERS } from '../../src/types/page';

/** `react-charts/bars/`, without the base of a language. */
const toAddress = (id: string): string => `${dropBase(getPathnameOfDoc(id)).slice(1)}/`;

/**
 * Lists the addresses of all pages, sorted: guides, their tabs, the gallery, and the
 * reference.
 * @param docsDir the folder docs/
 * @returns paths relative to the base of a language, with a trailing slash
 */
export function listPagePaths(docsDir: string): string[] {
  const guides = listPageIds(docsDir).filter((id) => !id.startsWith('api/'));
  const names = [...readApiIndex(docsDir).values()].flat();
  return [
    ...guides.map(toAddress),
    ...guides.flatMap((id) =>
      listTabs(docsDir, id).map((tab) => `${toAddress(id)}${tab}/`),
    ),
    GALLERY_PATH,
    ...PRODUCT_FOLDERS.map((product) => `${GALLERY_PATH}${product}/`),
    ...PRODUCT_FOLDERS.map((product) => `api/${product}/`),
    ...listChangesFiles(path.dirname(docsDir)).map(({ id }) => toAddress(id)),
    ...names.map(({ product, slug }) => `api/${product}/${slug}/`),
  ].sort();
}
