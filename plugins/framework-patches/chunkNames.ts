import type { Plugin } from '@docusaurus/types';

/** Adds a map of all chunk names to every page for `docusaurus.prefetch`, which is unused. */
const CHUNK_MAP_PLUGIN = 'ChunkAssetPlugin';

interface BundlerConfig {
  plugins?: unknown[];
}

/** Removes the names of all chunks from every page's script. */
export const chunkNames = (): Plugin => ({
  name: 'chunk-names',
  configureWebpack(config, isServer) {
    if (isServer || process.env.NODE_ENV !== 'production') return {};
    removePlugin(config, CHUNK_MAP_PLUGIN);
    // Without the name, the runtime does not need a table of chunk names.
    return { output: { chunkFilename: 'assets/js/[contenthash:8].js' } };
  },
});

/** @throws Error if the plugin no longer exists, because Docusaurus has changed */
function removePlugin(config: BundlerConfig, name: string): void {
  const all = config.plugins ?? [];
  const others = all.filter((plugin) => plugin?.constructor.name !== name);
  if (others.length === all.length)
    throw new Error(
      `The bundler's configuration has no ${name}. See whether the installed @docusaurus/core still needs plugins/framework-patches/chunkNames.ts.`,
    );
  config.plugins = others;
}
