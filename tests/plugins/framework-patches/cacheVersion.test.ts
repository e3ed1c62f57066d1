import type { VersionOfBuild } from '../../../src/config/versions';
import { loadWithSeven } from '../../support/components/loadWithSeven';

class DefinePlugin {
  constructor(readonly constants: Record<string, string>) {}
}

/**
 * The plugin's additions to a configuration in a build of version 7, or of the current
 * one.
 */
function configure(build: VersionOfBuild, config: object) {
  const { cacheVersion } = loadWithSeven(
    () => require('../../../plugins/framework-patches/cacheVersion'),
    build,
  );
  const utils = { currentBundler: { name: 'rspack', instance: { DefinePlugin } } };
  return cacheVersion().configureWebpack(config, false, utils);
}

const CACHED = { experiments: { cache: { type: 'persistent', version: 'client-en' } } };
const versionOf = (build: VersionOfBuild): string =>
  configure(build, CACHED).experiments.cache.version;

test("the bundler's cache is not shared with a build with another base URL", () => {
  const hosts = versionOf({ major: '7', layout: 'hosts' });
  expect(hosts).toContain('client-en');
  expect(versionOf({ major: '7', layout: 'folders' })).not.toBe(hosts);
  expect(versionOf({ layout: 'folders' })).toBe(versionOf({ layout: 'hosts' }));
});

test('a build without a cache is unchanged', () => {
  const added = configure({}, { experiments: {} });
  expect(Object.keys(added)).toEqual(['plugins']);
  expect(added.plugins[0].constants).toHaveProperty(['process.env.DOCS_LAYOUT']);
});

test.each([{ experiments: { cache: {} } }, { cache: { type: 'persistent' } }])(
  'a cache that is configured differently stops the build: %j',
  (config) => expect(() => configure({}, config)).toThrow('cacheVersion.ts'),
);
