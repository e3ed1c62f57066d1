import { pathnameToLanguage } from './languagePaths';

/** Folders of docs/ that are served under another name. */
export const SERVED_AS: ReadonlyMap<string, string> = new Map([
  ['data-grid', 'react-data-grid'],
  ['date-pickers', 'react-date-pickers'],
  ['charts', 'react-charts'],
  ['tree-view', 'react-tree-view'],
]);

/**
 * The address of a page: `data-grid/sorting/sorting` is served at `/x/react-data-grid/sorting`,
 * the overview of a product at the product's root, `api/data-grid/index` at `/x/api/data-grid`.
 * @param docPath path of the file below docs/, without extension; also the id of the page
 */
export function getPathnameOfDoc(docPath: string): string {
  const [product = '', ...topics] = docPath.split('/');
  const path =
    product === 'api'
      ? [product, ...dropLast(topics, topics.at(-1) === 'index')]
      : [SERVED_AS.get(product) ?? product, ...getTopicPath(topics)];
  return ['', 'x', ...path].join('/');
}

/**
 * A page is in a folder of the same name; the overview of a product is served at its
 * root.
 */
function getTopicPath(topics: string[]): string[] {
  const path = dropLast(topics, topics.length > 1 && topics.at(-1) === topics.at(-2));
  return dropLast(path, path.length === 1 && path[0] === 'overview');
}

const dropLast = (list: string[], drop: boolean): string[] =>
  drop ? list.slice(0, -1) : list;

/**
 * The id of the page that is served at an address; the inverse of `getPathnameOfDoc`. It
 * is also the path of the file below docs/, without extension.
 * @param pathname path on the site, in any language
 * @returns null for an address that no file can have; it does not check whether a file
 *   exists
 */
export function getDocId(pathname: string): string | null {
  const { canonicalPathname } = pathnameToLanguage(pathname);
  const [, base, product, ...topics] = canonicalPathname.split('/');
  if (base !== 'x' || !product || topics.includes('')) return null;

  const folder = [...SERVED_AS].find(([, served]) => served === product)?.[0] ?? product;
  const docId = [folder, ...getFilePath(folder, topics)].join('/');
  return getPathnameOfDoc(docId) === canonicalPathname ? docId : null;
}

function getFilePath(folder: string, topics: string[]): string[] {
  if (folder === 'api') return topics.length > 1 ? topics : [...topics, 'index'];
  const path = topics.length > 0 ? topics : ['overview'];
  return [...path, ...path.slice(-1)];
}
