import { getPathnameOfDoc, SERVED_AS } from './getPathnameOfDoc';
import { pathnameToLanguage } from './pathnameToLanguage';

const FOLDER_OF = new Map([...SERVED_AS].map(([folder, served]) => [served, folder]));

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

  const folder = FOLDER_OF.get(product) ?? product;
  const docId = [folder, ...getFilePath(folder, topics)].join('/');
  return getPathnameOfDoc(docId) === canonicalPathname ? docId : null;
}

function getFilePath(folder: string, topics: string[]): string[] {
  if (folder === 'api') return topics.length > 1 ? topics : [...topics, 'index'];
  const path = topics.length > 0 ? topics : ['overview'];
  return [...path, ...path.slice(-1)];
}
