import { CURRENT_VERSION } from '../config/versions';
import type { PagesSince } from '../types/pagesSince';
import { findNearestPage } from './findNearestPage';
import { getPageSince } from './getPageSince';
import { linkToLanguage } from './linkToLanguage';
import { readVersionedPath } from './readVersionedPath';

export interface CurrentPage {
  /** From the root of the host, with a slash at the end. */
  path: string;
  /** It is the same page, not one above it. */
  isSame: boolean;
}

/**
 * Where the current version has a page of an older one, or the nearest page above it.
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
