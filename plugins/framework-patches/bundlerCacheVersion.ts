import type { Configuration } from 'webpack';
import type { Plugin } from '@docusaurus/types';
import { hashTools } from '../../content/cache/hashTools';
import { hasSourceMaps } from './bundle-size/sourceMaps';
import { OWN_BASE } from '../../src/config/versions';

/** The part of Rspack's configuration that says when what is kept of a build is out of date. */
interface KeptBuild {
  experiments?: { cache?: { version?: string } };
}

/**
 * Tells the bundle which version it is made of and where the other versions lie, as constants:
 * `src/config/versions.ts` reads them in the browser as Node reads its environment. What the
 * bundler keeps from one build to the next has addresses in it, and serves builds of one base
 * by the same loaders and plugins.
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
      ...limitCache(config as KeptBuild),
    }),
  };
}

function limitCache({ experiments }: KeptBuild): Configuration {
  const version = experiments?.cache?.version;
  if (version === undefined) return {};
  const kept: KeptBuild = {
    experiments: {
      cache: { version: [version, OWN_BASE, hashTools(), hasSourceMaps()].join(' ') },
    },
  };
  return kept as Configuration;
}
