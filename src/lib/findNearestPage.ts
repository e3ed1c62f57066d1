import type { Version } from '../config/versions';
import type { PagesSince } from '../types/pagesSince';
import { getPageSince } from './getPageSince';

/**
 * The page of another version that readers of a page want: the same one, else the nearest one
 * above it, as `…/filtering` for `…/filtering/quick-filter`.
 * @param path of the page, without language, version and trailing slash
 * @returns undefined where the version has none of them
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
