import type { WebpackPluginInstance } from 'webpack';

const NAME = 'shared';

/**
 * Cache groups of the server bundle, which is never downloaded: modules that several
 * pages use are in one script. Without it, each page with demos has a copy of MUI, 480 MB
 * in total, which the bundler writes and each renderer reads, compiles and keeps in
 * memory.
 */
export const SERVER_GROUPS = {
  [NAME]: { chunks: 'async', name: NAME, minChunks: 2, enforce: true },
} as const;

/**
 * Fails the build if the server bundle lacks that script, which would otherwise go
 * unnoticed.
 */
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
