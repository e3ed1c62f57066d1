import { CURRENT_VERSION, FAMILY_ROOT, VERSIONED_PRODUCTS } from '../config/versions';
import type { PagesSince } from '../types/pagesSince';
import { findNearestPage } from './findNearestPage';
import { getPageSince } from './getPageSince';
import { getProductInfoFromUrl } from './getProductInfoFromUrl';
import { linkToLanguage } from './linkToLanguage';
import { pathnameToLanguage } from './pathnameToLanguage';
import { splitVersion } from './splitVersion';
import { withoutApiTab } from './withoutApiTab';

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
  const { userLanguage, canonicalPathname } = pathnameToLanguage(pathname);
  const page = withoutApiTab(splitVersion(canonicalPathname).path);
  const { productId } = getProductInfoFromUrl(pathname);
  const root = VERSIONED_PRODUCTS.get(productId ?? '')?.root ?? FAMILY_ROOT;
  const found = findNearestPage(page, CURRENT_VERSION, pagesSince) ?? root;
  return {
    path: linkToLanguage(`${found}/`, userLanguage),
    isSame:
      found === page && (found === root || getPageSince(page, pagesSince) !== undefined),
  };
}
