import {
  CURRENT_VERSION,
  FOLDER_VERSIONS,
  getVersionName,
  OWN_VERSION,
  type Version,
} from '../config/versions';

/**
 * The version of paths without a version folder: on a separate host, the only version
 * there.
 */
const WITHOUT_FOLDER = FOLDER_VERSIONS.length > 0 ? CURRENT_VERSION : OWN_VERSION;

export interface VersionOfPath {
  version: Version;
  /** The path that all versions share. */
  path: string;
}

/**
 * Splits a path into its version and the path that all versions share: if version 7 is in
 * a folder of this site, `/x/v7/react-charts/bars` is `/x/react-charts/bars` of version
 * 7.
 * @param canonicalPathname path without language, query and hash
 */
export function splitVersion(canonicalPathname: string): VersionOfPath {
  const [, base, name, ...rest] = canonicalPathname.split('/');
  const version =
    base === 'x' && FOLDER_VERSIONS.find((each) => getVersionName(each) === name);
  return version
    ? { version, path: ['', base, ...rest].join('/') }
    : { version: WITHOUT_FOLDER, path: canonicalPathname };
}
