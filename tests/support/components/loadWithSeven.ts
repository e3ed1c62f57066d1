import {
  makeVersions,
  type Version,
  type VersionOfBuild,
} from '../../../src/config/versions';

/** A build in which version 7 is in a folder next to the current one. */
export const TABLE_WITH_SEVEN: Version[] = [
  { major: 8, label: 'v8.1', status: 'current' },
  { major: 7, label: 'v7', status: 'maintained' },
  { major: 6, label: 'v6', status: 'archived' },
];

/**
 * Loads modules as in a build that includes version 7, whatever the project's version
 * table contains.
 * @param load requires the modules
 * @param build its version and folder
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
