import { CURRENT_VERSION } from '../config/versions';
import type { PagesSince } from '../types/pagesSince';
import { findNearestPage } from './findNearestPage';
import { getPageSince } from './getPageSince';
import { linkToLanguage } from './linkToLanguage';
import { readVersionedPath } from './readVersionedPath';

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
