import type { Configuration } from 'webpack';
import type { Plugin } from '@docusaurus/types';
import { hashTools } from '../../content/cache/hashTools';
import { hasSourceMaps } from './bundle-size/sourceMaps';
import { OWN_BASE } from '../../src/config/versions';

/** The part of Rspack's configuration that versions its persistent cache. */
interface CacheConfig {
  experiments?: { cache?: { version?: string } };
}

/**
 * Defines constants with the version being built and the addresses of the other versions:
 * `src/config/versions.ts` reads them in the browser as if they were environment
 * variables. The bundler's persistent cache contains addresses, so it is only valid for
 * builds with the same base, loaders and plugins.
 */
export default function versionsPlugin(): Plugin {
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

function limitCache({ experiments }: CacheConfig): Configuration {
  const version = experiments?.cache?.version;
  if (version === undefined) return {};
  const limited: CacheConfig = {
    experiments: {
      cache: { version: [version, OWN_BASE, hashTools(), hasSourceMaps()].join(' ') },
    },
  };
  return limited as Configuration;
}
