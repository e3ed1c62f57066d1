import {
  CURRENT_VERSION,
  FOLDER_VERSIONS,
  getVersionName,
  type Version,
} from '../../src/config/versions';
import type { SiteConfig } from '../../src/types/siteConfig';

/**
 * The origin of the host that a version is on: that of the site, or one of its own below the
 * domain of the documentation.
 */
export function getVersionUrl(
  site: Pick<SiteConfig, 'siteUrl' | 'docsDomain'>,
  version: Version,
): string {
  const isHere = version === CURRENT_VERSION || FOLDER_VERSIONS.includes(version);
  return isHere ? site.siteUrl : `https://${getVersionName(version)}.${site.docsDomain}`;
}
