import type { WebpackPluginInstance } from 'webpack';

const NAME = 'shared';

/**
 * Groups of modules for the server's bundle, which nobody downloads: what several pages use is
 * in one script. Without it each page with demos has a copy of MUI, 480 MB in all, which the
 * bundler writes and each renderer reads, compiles and keeps in memory.
 */
export const SERVER_GROUPS = {
  [NAME]: { chunks: 'async', name: NAME, minChunks: 2, enforce: true },
} as const;

/** Stops a build whose server bundle is without that script: nothing else would tell. */
export const requireServerGroups: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.afterEmit.tap('server-groups', ({ namedChunks }) => {
      if (namedChunks.get(NAME)) return;
      throw new Error(
        `The server's bundle has no chunk "${NAME}". See whether the installed @docusaurus/core still takes cacheGroups from plugins/framework-patches/bundle-size/serverGroups.ts.`,
      );
    });
  },
};
