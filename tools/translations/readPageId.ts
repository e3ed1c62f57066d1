import fs from 'node:fs';
import path from 'node:path';
import { getDocId } from '../../src/lib/docPaths';
import { listPageIds } from '../../content/nav/listPageIds';
import { suggestPages } from '../../content/pages/suggest';

/**
 * Returns the id of a page given by its folder (`data-grid/sorting`), its id, its file,
 * or its address (`/x/react-data-grid/sorting/`).
 * @param docsDir folder of the English pages
 * @throws Error with the most similar names if there is no such page
 */
export function readPageId(name: string, docsDir: string): string {
  const id = name
    .replace(/^.*\/docusaurus-plugin-content-docs\/current\//, '')
    .replace(/^(?:\.\/)?docs\//, '')
    .replace(/\.mdx$/, '')
    .replace(/\/$/, '');
  const byAddress = id.startsWith('/') ? getDocId(id) : undefined;
  const candidates = [id, `${id}/${path.posix.basename(id)}`, byAddress];
  const found = candidates.find(
    (each) => each && fs.existsSync(path.join(docsDir, `${each}.mdx`)),
  );
  if (found) return found;
  const ids = listPageIds(docsDir).filter((each) => !each.startsWith('api/'));
  throw new Error(
    `"${name}" is no page of docs/.${suggestPages(toPageName(id), ids.map(toPageName))} A page is named by its folder, such as data-grid/sorting.`,
  );
}

/** The folder of the page with that id, by which commands name it. */
export const toPageName = (id: string): string =>
  id.replace(/(^|\/)([^/]+)\/\2$/, '$1$2');
