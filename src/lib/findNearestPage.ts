import type { Version } from '../config/versions';
import type { PagesSince } from '../types/pagesSince';
import { getPageSince } from './getPageSince';

/**
 * The counterpart of a page in another version: the same page, or else its nearest
 * parent, such as `…/filtering` for `…/filtering/quick-filter`.
 * @param path of the page, without language, version and trailing slash
 * @returns undefined if the version has none of them
 */
export function findNearestPage(
  path: string,
  version: Version,
  pagesSince: PagesSince,
): string | undefined {
  for (let page = path; page.length > 1; page = page.slice(0, page.lastIndexOf('/'))) {
    const since = getPageSince(page, pagesSince);
    if (since === undefined) continue;
    if (version.status === 'current' || version.major >= since) return page;
  }
  return undefined;
}
