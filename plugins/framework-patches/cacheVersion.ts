import type { Configuration } from 'webpack';
import type { Plugin } from '@docusaurus/types';
import { hashTools } from '../../content/cache/hashFiles';
import { hasSourceMaps } from '../shared/bundleRecord';
import { OWN_BASE } from '../../src/config/versions';

/** The part of Rspack's configuration that versions its persistent cache. */
interface CacheConfig {
  experiments?: { cache?: { version?: string } };
  cache?: unknown;
}

/**
 * Defines constants with the version being built and the addresses of the other versions:
 * `src/config/versions.ts` reads them in the browser as if they were environment
 * variables. The bundler's persistent cache contains addresses, so it is only valid for
 * builds with the same base, loaders and plugins.
 */
export function cacheVersion(): Plugin {
  const { DOCS_VERSION = '', DOCS_LAYOUT = '' } = process.env;
  return {
    name: 'versions',
    configureWebpack: (config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.DOCS_VERSION': JSON.stringify(DOCS_VERSION),
          'process.env.DOCS_LAYOUT': JSON.stringify(DOCS_LAYOUT),
        }),
      ],
      ...limitCache(config as CacheConfig),
    }),
  };
}

function limitCache({ experiments, cache }: CacheConfig): Configuration {
  const version = experiments?.cache?.version;
  if (version === undefined) {
    if (!experiments?.cache && (!cache || typeof cache !== 'object')) return {};
    throw new Error(
      "The bundler's cache has no experiments.cache.version. Compare @docusaurus/core/lib/webpack/base.js with plugins/framework-patches/cacheVersion.ts.",
    );
  }
  const limited: CacheConfig = {
    experiments: {
      cache: { version: [version, OWN_BASE, hashTools(), hasSourceMaps()].join(' ') },
    },
  };
  return limited as Configuration;
}
