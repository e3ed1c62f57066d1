import {
  CURRENT_VERSION,
  FAMILY_NAME,
  FOLDER_VERSIONS,
  getVersionName,
  VERSIONS,
  type Version,
} from '../config/versions';
import type { PagesSince } from '../types/page';
import { findNearestPage } from './pagesSince';
import { linkToLanguage, pathnameToLanguage } from './languagePaths';
import { readVersionedPath } from './readVersionedPath';

export interface ProductVersion {
  text: string;
  /** A path for a version on this site, or a full address for one on a separate host. */
  href: string;
  /** The version of the path. */
  current?: true;
}

export interface ProductIdentifier {
  /** The product's family; empty if the name is the family's. */
  metadata: string;
  name: string;
  /** Newest first. */
  versions: ProductVersion[];
}

/**
 * The product of a path and the addresses of its versions, in folders of this host or on
 * separate hosts: of the same page if the version has it, else of its nearest parent,
 * else of the product's overview.
 * @param asPath path on the site, in any language and version; its query and hash stay in
 *   the addresses of the same page
 * @param docsDomain host whose subdomains are the older versions
 * @param pagesSince for each page, the first major that has it
 */
export function getProductIdentifier(
  asPath: string,
  docsDomain: string,
  pagesSince: PagesSince,
): ProductIdentifier {
  const { userLanguage, version: own, page, product, root } = readVersionedPath(asPath);
  const { canonicalPathname } = pathnameToLanguage(asPath);
  const [place = ''] = /[?#][^]*$/.exec(asPath) ?? [];
  const toHref = (target: string) =>
    linkToLanguage(target === '/' ? target : `${target}/`, userLanguage);

  const locate = (version: Version): string => {
    if (version === own) return toHref(canonicalPathname) + place;
    const target = findNearestPage(page, version, pagesSince) ?? root;
    const name = getVersionName(version);
    const rest = target === page ? place : '';
    if (FOLDER_VERSIONS.includes(version))
      return toHref(target.replace(/^\/x/, `/x/${name}`)) + rest;
    const host = version === CURRENT_VERSION ? docsDomain : `${name}.${docsDomain}`;
    const isHere = version === CURRENT_VERSION && FOLDER_VERSIONS.includes(own);
    return (isHere ? '' : `https://${host}`) + toHref(target) + rest;
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
