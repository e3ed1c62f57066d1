import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** A package whose modules come in one shared chunk, so that demos of a page share them. */
const vendorChunk = (name: string, test: RegExp, priority: number) => ({
  [name]: { name, test, priority, chunks: 'async' as const, enforce: true },
});

/**
 * Makes demos of the `.tsx` files beside the pages: the loader behind `?demo` modules and the
 * chunks that demos share. Docusaurus turns the bundler's own splitting off, so without the
 * groups every demo would carry a copy of its libraries.
 */
export default function demosPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'demos',
    getPathsToWatch: () => ['docs/**/*.{ts,tsx,css}'],
    configureWebpack: (_config, isServer) => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: {
        rules: [
          {
            resourceQuery: /^\?demo$/,
            use: [
              {
                loader: path.join(__dirname, 'demoLoader.cjs'),
                options: { isServer, siteDir },
              },
            ],
          },
        ],
      },
      ...(isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  ...vendorChunk(
                    'mui',
                    /node_modules\/(@mui\/(material|system|styled-engine|utils|private-theming)|@emotion|stylis|@popperjs|react-transition-group)\//,
                    30,
                  ),
                  ...vendorChunk('grid', /node_modules\/@mui\/x-data-grid\//, 31),
                  ...vendorChunk('grid-pro', /node_modules\/@mui\/x-data-grid-pro\//, 31),
                  ...vendorChunk(
                    'grid-premium',
                    /node_modules\/@mui\/x-data-grid-premium\//,
                    31,
                  ),
                  ...vendorChunk('pickers', /node_modules\/@mui\/x-date-pickers\//, 31),
                  ...vendorChunk(
                    'pickers-pro',
                    /node_modules\/@mui\/x-date-pickers-pro\//,
                    31,
                  ),
                  ...vendorChunk(
                    'charts',
                    /node_modules\/(@mui\/x-charts|@mui\/x-charts-vendor|d3-)[^/]*\//,
                    31,
                  ),
                  ...vendorChunk('tree', /node_modules\/@mui\/x-tree-view\//, 31),
                  ...vendorChunk('tree-pro', /node_modules\/@mui\/x-tree-view-pro\//, 31),
                },
              },
            },
          }),
    }),
  };
}
