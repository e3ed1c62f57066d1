import { SERVED_AS } from '../../lib/getPathnameOfDoc';
import { pathnameToLanguage } from '../../lib/pathnameToLanguage';
import { tryDecode } from '../../lib/tryDecode';
import { withoutApiTab } from '../../lib/withoutApiTab';

/**
 * The address of this site that one from elsewhere would have: without language, file ending
 * and API tab, below `/x`, with the names under which products are served.
 * `/zh/data-grid/filtering.html` gives `/x/react-data-grid/filtering`.
 */
export function normalizePath(pathname: string): string {
  const path = withoutApiTab(
    pathnameToLanguage(tryDecode(pathname)).canonicalPathname,
  ).replace(/(?:\/index)?(?:\.html?)?$/i, '');
  const [first = '', ...rest] = path.split('/').filter((part) => part && part !== 'x');
  const product = first === 'api-docs' ? 'api' : (SERVED_AS.get(first) ?? first);
  return ['', 'x', product, ...rest].join('/').toLowerCase().replace(/\/$/, '');
}
