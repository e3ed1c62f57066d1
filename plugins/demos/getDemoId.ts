import path from 'node:path';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { getVersionName, OWN_VERSION } from '../../src/config/versions';

/**
 * Returns the id of a demo, which is unique across versions:
 * `data-grid/sorting/SortByRank`, or `v7/data-grid/sorting/SortByRank` in an older
 * version. Versions may share a host, where browsers store edits of a demo by its id.
 * @param file of the demo or one of its variants, with the extension
 */
export function getDemoId(file: string, siteDir: string): string {
  const place = path.relative(siteDir, file).split(path.sep).join('/');
  const name = place.replace(/^docs\//, '').replace(/\.tsx$/, '');
  return isOlderVersion() ? `${getVersionName(OWN_VERSION)}/${name}` : name;
}
