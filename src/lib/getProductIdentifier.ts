import {
  CURRENT_VERSION,
  FAMILY_NAME,
  FOLDER_VERSIONS,
  getVersionName,
  VERSIONS,
  type Version,
} from '../config/versions';
import type { PagesSince } from '../types/pagesSince';
import { findNearestPage } from './findNearestPage';
import { linkToLanguage } from './linkToLanguage';
import { pathnameToLanguage } from './pathnameToLanguage';
import { readVersionedPath } from './readVersionedPath';

export interface ProductVersion {
  text: string;
  /** A path for a version of this site, a whole address for one on a host of its own. */
  href: string;
  /** The version of the path. */
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
 * Names the product of a path, and where its versions are: in folders of this host, or on hosts
 * of their own; at the same page where the version has it, else at the nearest page above it, else
 * at the product's overview.
 * @param asPath path on the site, in any language and version
 * @param docsDomain host below which the older versions live
 * @param pagesSince since which major pages are there
 */
export function getProductIdentifier(
  asPath: string,
  docsDomain: string,
  pagesSince: PagesSince,
): ProductIdentifier {
  const { userLanguage, version: own, page, product, root } = readVersionedPath(asPath);
  const toHref = (target: string) =>
    linkToLanguage(target === '/' ? target : `${target}/`, userLanguage);

  const locate = (version: Version): string => {
    if (version === own) return toHref(pathnameToLanguage(asPath).canonicalPathname);
    const target = findNearestPage(page, version, pagesSince) ?? root;
    const name = getVersionName(version);
    if (FOLDER_VERSIONS.includes(version))
      return toHref(target.replace(/^\/x/, `/x/${name}`));
    const host = version === CURRENT_VERSION ? docsDomain : `${name}.${docsDomain}`;
    const isHere = version === CURRENT_VERSION && FOLDER_VERSIONS.includes(own);
    return isHere ? toHref(target) : `https://${host}${toHref(target)}`;
  };
  return {
    metadata: product ? FAMILY_NAME : '',
    name: product?.name ?? FAMILY_NAME,
    versions: VERSIONS.filter(
      ({ major, status }) => status === 'current' || major >= (product?.since ?? 0),
    ).map((version) => ({
      text: version.label,
      href: locate(version),
      ...(version === own && { current: true as const }),
    })),
  };
}
