import type { Language } from '../config/languages';
import {
  FAMILY_ROOT,
  VERSIONED_PRODUCTS,
  type Version,
  type VersionedProduct,
} from '../config/versions';
import { getProductInfoFromUrl } from './getProductInfoFromUrl';
import { pathnameToLanguage } from './languagePaths';
import { splitVersion } from './splitVersion';
import { withoutApiTab } from './apiPaths';

export interface VersionedPath {
  userLanguage: Language;
  version: Version;
  /** The path that all versions share. For a tab, its page: older majors had no tabs. */
  page: string;
  /** undefined for pages that belong to no single product. */
  product: VersionedProduct | undefined;
  /** The overview of the product, or of all products, which every version has. */
  root: string;
}

/**
 * Parses a path to find the same page in another version.
 * @param pathname on the site, in any language and version
 */
export function readVersionedPath(pathname: string): VersionedPath {
  const { userLanguage, canonicalPathname } = pathnameToLanguage(pathname);
  const { version, path } = splitVersion(canonicalPathname);
  const { productId } = getProductInfoFromUrl(pathname);
  const product = VERSIONED_PRODUCTS.get(productId ?? '');
  return {
    userLanguage,
    version,
    page: withoutApiTab(path),
    product,
    root: product?.root ?? FAMILY_ROOT,
  };
}
