import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLE_RECORD_FILE } from './BundleRecord';
import { minifyRuntime } from './minifyRuntime';
import { recordBundle } from './recordBundle';
import { makeReferenceGroups } from './referenceGroups';
import { requireServerGroups, SERVER_GROUPS } from './serverGroups';
import { hasSourceMaps } from './sourceMaps';

/** An alias to a file: the bundler would name an ignored module by its place on this machine. */
const NOTHING = path.join(__dirname, 'nothing.ts');

/** Brings the browser's highlighter, which nothing uses: plugins/mdx highlights at build time. */
const HIGHLIGHTER = require.resolve(
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
);

/** Rendered into the HTML by the server; the browser leaves it there and never renders it. */
const STATIC_PALETTE = path.resolve(
  __dirname,
  '../../../src/features/colors/StaticPalette.tsx',
);

/** Docusaurus's own, replaced by one that knows of the late part of the route tables. */
const PRELOAD = require.resolve('@docusaurus/core/lib/client/preload.js');

/** Puts a map of all chunk names on every page for `docusaurus.prefetch`, which is switched off. */
const CHUNK_MAP_PLUGIN = 'ChunkAssetPlugin';

interface BundlerConfig {
  plugins?: unknown[];
}

/**
 * Leaves out of every page's script what the stock framework loads and a page does not need:
 * the highlighter, the routes of the reference, names of chunks, options of plugins, and the
 * list of all pages.
 */
export default function bundleSizePlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'bundle-size',
    // In main, or every page's chunk and every group would have a copy.
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
        // Without the name: the runtime then needs no table from chunk to name.
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

/** @throws Error if the plugin is not there any more: the framework has changed then. */
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
