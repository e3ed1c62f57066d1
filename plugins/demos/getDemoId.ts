import path from 'node:path';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { getVersionName, OWN_VERSION } from '../../src/config/versions';

/**
 * The name of a demo among those of all versions: `data-grid/sorting/SortByRank`, and with its
 * version before it, `v7/data-grid/sorting/SortByRank`, in an older one. Versions may lie on one
 * host, where browsers keep what a reader wrote into a demo by its name.
 * @param file of the demo, or of one of its variants, with the extension
 */
export function getDemoId(file: string, siteDir: string): string {
  const place = path.relative(siteDir, file).split(path.sep).join('/');
  const name = place.replace(/^docs\//, '').replace(/\.tsx$/, '');
  return isOlderVersion() ? `${getVersionName(OWN_VERSION)}/${name}` : name;
}
