import { CURRENT_VERSION, type Version } from '../config/versions';
import type { PagesSince } from '../types/page';
import { linkToLanguage } from './languagePaths';
import { readVersionedPath } from './readVersionedPath';

const PAGE = /^\/x\/((?:api\/)?[^/]+)\/(.+)$/;

/**
 * The first major that documents a page at the same address.
 * @param canonicalPathname path without language, version and trailing slash
 * @param pagesSince computed by the build (`content/versions/computePagesSince.ts`)
 * @returns undefined if no older major is known to have it
 */
export function getPageSince(
  canonicalPathname: string,
  pagesSince: PagesSince,
): number | undefined {
  const [, section = '', page = ''] = PAGE.exec(canonicalPathname) ?? [];
  if (!Object.hasOwn(pagesSince, section)) return undefined;
  return pagesSince[section]?.find(([, pages]) => pages.split(' ').includes(page))?.[0];
}

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

export interface CurrentPage {
  /** Path from the root of the host, with a trailing slash. */
  path: string;
  /** Whether it is the same page, not a parent. */
  isSame: boolean;
}

/**
 * Path in the current version of a page of an older one, or of its nearest parent.
 * @param pathname on the site of the older version, in any language
 */
export function getCurrentPage(pathname: string, pagesSince: PagesSince): CurrentPage {
  const { userLanguage, page, root } = readVersionedPath(pathname);
  const found = findNearestPage(page, CURRENT_VERSION, pagesSince) ?? root;
  return {
    path: linkToLanguage(`${found}/`, userLanguage),
    isSame:
      found === page && (found === root || getPageSince(page, pagesSince) !== undefined),
  };
}
