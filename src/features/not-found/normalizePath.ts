import { SERVED_AS } from '../../lib/getPathnameOfDoc';
import { pathnameToLanguage } from '../../lib/pathnameToLanguage';
import { tryDecode } from '../../lib/tryDecode';
import { withoutApiTab } from '../../lib/withoutApiTab';

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
