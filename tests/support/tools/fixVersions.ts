import type * as Versions from '../../../src/config/versions';

/** Two versions that are part of the build, and older ones. */
const TABLE: Versions.Version[] = [
  { major: 8, label: 'v8.0.0-alpha.5', status: 'current' },
  { major: 7, label: 'v7', status: 'maintained' },
  { major: 6, label: 'v6', status: 'archived' },
  { major: 5, label: 'v5', status: 'archived' },
  { major: 4, label: 'v4', status: 'archived' },
];

/**
 * A mock of `src/config/versions` with a fixed table, for `jest.mock`, so that tests do
 * not depend on which versions were cut or archived.
 */
export function fixVersions(): typeof Versions {
  const actual = jest.requireActual<typeof Versions>('../../../src/config/versions');
  return { ...actual, ...actual.makeVersions(TABLE) };
}
