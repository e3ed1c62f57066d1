import {
  CURRENT_VERSION,
  FAMILY_NAME,
  FAMILY_ROOT,
  OLDER_MAJORS,
  VERSIONED_PRODUCTS,
} from '../config/versions';
import { getPageSince } from './getPageSince';
import { getProductInfoFromUrl } from './getProductInfoFromUrl';
import { linkToLanguage } from './linkToLanguage';
import { pathnameToLanguage } from './pathnameToLanguage';
import { withoutApiTab } from './withoutApiTab';

export interface ProductVersion {
  text: string;
  /** A path of this site for the current version, a whole address for the others. */
  href: string;
  current?: true;
}

export interface ProductIdentifier {
  /** The family that the product belongs to; empty where the name is the family's. */
  metadata: string;
  name: string;
  /** Newest first. */
  versions: ProductVersion[];
}

/**
 * Names the product of a path, and where its versions are: each on its own host, at the same
 * page where that version has it, else at the product's overview.
 * @param asPath path on the site, in any language
 * @param docsDomain host below which the versions live
 */
export function getProductIdentifier(
  asPath: string,
  docsDomain: string,
): ProductIdentifier {
  const { userLanguage, canonicalPathname } = pathnameToLanguage(asPath);
  const { productId } = getProductInfoFromUrl(asPath);
  const product = VERSIONED_PRODUCTS.get(productId ?? '');
  const { root, since } = product ?? { root: FAMILY_ROOT, since: 0 };
  // A tab is part of its page, and older majors had no tabs.
  const page = withoutApiTab(canonicalPathname);
  const pageSince = getPageSince(page) ?? Infinity;
  const toHref = (path: string) =>
    linkToLanguage(path === '/' ? path : `${path}/`, userLanguage);

  const older = OLDER_MAJORS.filter((major) => major >= since).map((major) => ({
    text: `v${major}`,
    href: `https://v${major}.${docsDomain}${toHref(major >= pageSince ? page : root)}`,
  }));
  return {
    metadata: product ? FAMILY_NAME : '',
    name: product?.name ?? FAMILY_NAME,
    versions: [
      { text: CURRENT_VERSION, href: toHref(canonicalPathname), current: true },
      ...older,
    ],
  };
}
