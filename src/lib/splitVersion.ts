import {
  BUILT_VERSIONS,
  CURRENT_VERSION,
  getVersionName,
  type Version,
} from '../config/versions';

export interface VersionOfPath {
  version: Version;
  /** The path that all versions share. */
  path: string;
}

/**
 * Splits a path into its version and the path that all versions share: where version 7 is
 * built with this site, `/x/v7/react-charts/bars` is `/x/react-charts/bars` of version 7.
 * @param canonicalPathname path without language, query and hash
 */
export function splitVersion(canonicalPathname: string): VersionOfPath {
  const [, base, name, ...rest] = canonicalPathname.split('/');
  const version =
    base === 'x' && BUILT_VERSIONS.find((each) => getVersionName(each) === name);
  return version
    ? { version, path: ['', base, ...rest].join('/') }
    : { version: CURRENT_VERSION, path: canonicalPathname };
}
