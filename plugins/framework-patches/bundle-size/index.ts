import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLE_RECORD_FILE } from './BundleRecord';
import { minifyRuntime } from './minifyRuntime';
import { recordBundle } from './recordBundle';
import { makeReferenceGroups } from './referenceGroups';
import { requireServerGroups, SERVER_GROUPS } from './serverGroups';
import { hasSourceMaps } from './sourceMaps';

/**
 * An alias to a file: the id of an ignored module would contain its path on this machine.
 */
const NOTHING = path.join(__dirname, 'nothing.ts');

/**
 * Adds a highlighter in the browser, which is unused: plugins/mdx highlights at build
 * time.
 */
const HIGHLIGHTER = require.resolve(
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
);

/** Rendered into the HTML by the server, and never rendered in the browser. */
const STATIC_PALETTE = path.resolve(
  __dirname,
  '../../../src/features/colors/StaticPalette.tsx',
);

/**
 * Docusaurus's module, replaced by one that supports the lazy part of the route tables.
 */
const PRELOAD = require.resolve('@docusaurus/core/lib/client/preload.js');

/**
 * Adds a map of all chunk names to every page for `docusaurus.prefetch`, which is not
 * used.
 */
const CHUNK_MAP_PLUGIN = 'ChunkAssetPlugin';

interface BundlerConfig {
  plugins?: unknown[];
}

/**
 * Removes from every page's script what stock Docusaurus loads but pages do not need: the
 * highlighter, the routes of the reference, names of chunks, options of plugins, and the
 * list of all pages.
 */
export default function bundleSizePlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'bundle-size',
    // In the main chunk, because otherwise every page chunk and every group would have a
    // copy.
    getClientModules: () => [require.resolve('@mdx-js/react')],
    configureWebpack(config, isServer, { currentBundler }) {
      const alias = {
        [HIGHLIGHTER]: NOTHING,
        ...(isServer ? {} : { [STATIC_PALETTE]: NOTHING }),
      };
      if (process.env.NODE_ENV !== 'production') return { resolve: { alias } };
      if (isServer)
        return {
          resolve: { alias },
          optimization: { splitChunks: { cacheGroups: SERVER_GROUPS } },
          plugins: [requireServerGroups],
        };
      removePlugin(config, CHUNK_MAP_PLUGIN);
      const { optimization } = config;
      if (optimization?.minimizer)
        optimization.minimizer = [
          ...minifyRuntime(optimization.minimizer, currentBundler.instance),
        ] as typeof optimization.minimizer;
      return {
        mergeStrategy: { 'module.rules': 'append' },
        ...(hasSourceMaps() && { devtool: 'hidden-source-map' }),
        resolve: {
          alias: {
            ...alias,
            [PRELOAD]: path.join(siteDir, 'src/features/prefetch/preloadRoute.ts'),
          },
        },
        // Without the name, the runtime does not need a table of chunk names.
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        module: {
          rules: [
            {
              test: /[\\/](routes|registry|routesChunkNames)\.js(on)?$/,
              include: generatedFilesDir,
              use: [{ loader: path.join(__dirname, 'routeTablesLoader.ts') }],
            },
            {
              test: /[\\/]docusaurus\.config\.mjs$/,
              include: generatedFilesDir,
              use: [{ loader: path.join(__dirname, 'siteConfigLoader.ts') }],
            },
            {
              test: /[\\/]globalData\.json$/,
              include: generatedFilesDir,
              use: [{ loader: path.join(__dirname, 'globalDataLoader.ts') }],
            },
          ],
        },
        optimization: {
          splitChunks: { cacheGroups: makeReferenceGroups() },
        },
        plugins: [
          recordBundle(path.join(generatedFilesDir, BUNDLE_RECORD_FILE), siteDir),
        ],
      };
    },
  };
}

/** @throws Error if the plugin no longer exists, because Docusaurus has changed */
function removePlugin(config: BundlerConfig, name: string): void {
  const all = config.plugins ?? [];
  const kept = all.filter((plugin) => plugin?.constructor.name !== name);
  if (kept.length === all.length) {
    throw new Error(
      `The bundler's configuration has no ${name}. See whether the installed @docusaurus/core still needs what plugins/framework-patches/bundle-size takes out.`,
    );
  }
  config.plugins = kept;
}
