import path from 'node:path';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { CURRENT_VERSION, getVersionName, OWN_VERSION } from '../../src/config/versions';

/** Sites of older versions, each for its own host. */
export const VERSIONS_DIR = path.join(SITE_DIR, 'build-versions');

/** Output folder of this command: `build/`, or the folder of its version. */
export const getTarget = (): string =>
  OWN_VERSION === CURRENT_VERSION
    ? BUILD_DIR
    : path.join(VERSIONS_DIR, getVersionName(OWN_VERSION));
