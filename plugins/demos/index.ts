import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { makePageRule } from '../../content/mdx/makePageRule';
import { makeChunkGroups } from './chunkGroups';

/** Moment.js would include all its languages; demos import the ones they use. */
const MOMENT_LOCALES = {
  resourceRegExp: /^\.\/locale$/,
  contextRegExp: /[\\/]moment$/,
};

/** The root of every grid, which renders nothing on the server; not of older versions. */
const GRID_ROOT = /[\\/]GridRoot(?:\.m?js)?$/;
const GRID_PACKAGE = /[\\/]x-data-grid[\\/]/;
const STATIC_GRID = path.join(__dirname, '../../src/features/demo/StaticGrid.tsx');

/**
 * Handles the demos in the `.tsx` files next to the pages: the loader of `?demo` modules,
 * the loader that keeps their stylesheets separate, and their shared chunks.
 */
export default function demosPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'demos',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      mergeStrategy: { 'module.rules': 'append', plugins: 'append' },
      plugins: [
        new currentBundler.instance.IgnorePlugin(MOMENT_LOCALES),
        ...(isServer
          ? [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                GRID_ROOT,
                (resource) => {
                  if (GRID_PACKAGE.test(resource.context)) resource.request = STATIC_GRID;
                },
              ),
            ]
          : []),
      ],
      module: {
        rules: [
          makePageRule(path.join(__dirname, 'pageDemosLoader.ts'), { siteDir }),
          {
            resourceQuery: /^\?demo$/,
            use: [
              {
                loader: path.join(__dirname, 'demoLoader.ts'),
                options: { isServer, siteDir, language: i18n.currentLocale },
              },
            ],
          },
          {
            test: /\.tsx?$/,
            include: path.join(siteDir, 'docs'),
            resourceQuery: { not: [/^\?demo$/] },
            use: [
              {
                loader: path.join(__dirname, 'styles/demoStylesLoader.ts'),
                options: { isServer, siteDir },
              },
            ],
          },
        ],
      },
      ...(isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups: makeChunkGroups() } } }),
    }),
  };
}
