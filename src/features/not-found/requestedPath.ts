import { MAX_SEARCH_LENGTH } from '../../config/notFound';
import { withoutApiTab } from '../../lib/apiPaths';
import { SERVED_AS } from '../../lib/docPaths';
import { pathnameToLanguage } from '../../lib/languagePaths';
import { tryDecode } from '../../lib/tryDecode';

/**
 * Converts an address from elsewhere to this site's form: without language, file
 * extension and API tab, below `/x`, with the product names of this site.
 * `/zh/data-grid/filtering.html` becomes `/x/react-data-grid/filtering`.
 */
export function normalizePath(pathname: string): string {
  const path = withoutApiTab(
    pathnameToLanguage(tryDecode(pathname)).canonicalPathname,
  ).replace(/(?:\/index)?(?:\.html?)?$/i, '');
  const [first = '', ...rest] = path.split('/').filter((part) => part && part !== 'x');
  const product = first === 'api-docs' ? 'api' : (SERVED_AS.get(first) ?? first);
  return ['', 'x', product, ...rest].join('/').toLowerCase().replace(/\/$/, '');
}

/**
 * Words to search for, from the last segments of an address; empty if they carry no
 * meaning.
 */
export function getSearchWords(pathname: string): string {
  const last = normalizePath(pathname).split('/').slice(2).at(-1) ?? '';
  const words = last.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, MAX_SEARCH_LENGTH).trim();
}
