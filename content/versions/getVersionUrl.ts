import {
  CURRENT_VERSION,
  FOLDER_VERSIONS,
  getVersionName,
  type Version,
} from '../../src/config/versions';
import type { SiteConfig } from '../../src/types/siteConfig';

/**
 * Returns the origin of a version: that of the site, or a subdomain of the
 * documentation's domain.
 */
export function getVersionUrl(
  site: Pick<SiteConfig, 'siteUrl' | 'docsDomain'>,
  version: Version,
): string {
  const isHere = version === CURRENT_VERSION || FOLDER_VERSIONS.includes(version);
  return isHere ? site.siteUrl : `https://${getVersionName(version)}.${site.docsDomain}`;
}
