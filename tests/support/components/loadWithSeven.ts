import {
  makeVersions,
  type Version,
  type VersionOfBuild,
} from '../../../src/config/versions';

/** Where version 7 lies in a folder beside the current one, if the build is made so. */
export const TABLE_WITH_SEVEN: Version[] = [
  { major: 8, label: 'v8.1', status: 'current' },
  { major: 7, label: 'v7', status: 'kept' },
  { major: 6, label: 'v6', status: 'archived' },
];

/**
 * Loads modules as a build has them in which version 7 is kept, whatever the project's own table
 * says.
 * @param load requires the modules
 * @param build which version it is, and where
 */
export function loadWithSeven<T>(
  load: () => T,
  build: VersionOfBuild = { layout: 'folders' },
): T {
  let loaded: T | undefined;
  jest.isolateModules(() => {
    jest.doMock('../../../src/config/versions', () => ({
      ...jest.requireActual('../../../src/config/versions'),
      ...makeVersions(TABLE_WITH_SEVEN, build),
    }));
    loaded = load();
    jest.dontMock('../../../src/config/versions');
  });
  return loaded as T;
}
