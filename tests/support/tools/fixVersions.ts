import type * as Versions from '../../../src/config/versions';

/** Two versions that are made here, and older ones. */
const TABLE: Versions.Version[] = [
  { major: 8, label: 'v8.0.0-alpha.5', status: 'current' },
  { major: 7, label: 'v7', status: 'kept' },
  { major: 6, label: 'v6', status: 'archived' },
  { major: 5, label: 'v5', status: 'archived' },
  { major: 4, label: 'v4', status: 'archived' },
];

/**
 * The module `src/config/versions` with a table of its own, for `jest.mock`: what is tested with
 * it holds after a version was cut or archived too.
 */
export function fixVersions(): typeof Versions {
  const actual = jest.requireActual<typeof Versions>('../../../src/config/versions');
  return { ...actual, ...actual.makeVersions(TABLE) };
}
