import path from 'node:path';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { CURRENT_VERSION, getVersionName, OWN_VERSION } from '../../src/config/versions';

/** Sites of older versions, each for a host of its own. */
export const VERSIONS_DIR = path.join(SITE_DIR, 'build-versions');

/** Where the site goes that this command builds: `build/`, or a folder of its version. */
export const getTarget = (): string =>
  OWN_VERSION === CURRENT_VERSION
    ? BUILD_DIR
    : path.join(VERSIONS_DIR, getVersionName(OWN_VERSION));
