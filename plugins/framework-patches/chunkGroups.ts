import type { Plugin } from '@docusaurus/types';
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
        `The server's bundle has no chunk "${NAME}". See whether the installed @docusaurus/core still takes cacheGroups from plugins/framework-patches/chunkGroups.ts.`,
      );
    });
  },
};

/**
 * Number of chunks for the reference pages of each product, with about a dozen pages in
 * each.
 */
const CHUNKS = 8;

/** Higher than the groups of the demos' packages, whose modules are different. */
const PRIORITY = 70;

/**
 * The modules of a reference page: its data with any query, and the metadata that
 * Docusaurus generates.
 */
const API_PAGE =
  /[\\/](?:docs[\\/]api[\\/](?<folder>[\w-]+)[\\/](?<page>[\w-]+)\.json|site-docs-api-(?<folderOfData>charts|[a-z]+-[a-z]+)-(?<pageOfData>[\w-]+)-json-page-\w+\.json)$/;

/** There are few changes pages, so they share the chunks of their product. */
const CHANGES =
  /[\\/](?:static[\\/]api[\\/]changes[\\/](?<folder>[a-z-]+)-(?<page>\d+-\d+)\.json|site-static-api-changes-(?<folderOfData>[a-z-]+)-(?<pageOfData>\d+-\d+)-json-page-\w+-\w+\.json)$/;

const TAB = /[\\/](?<folder>default)[\\/]tab-(?<page>\w+)\.js$/;

interface BundledModule {
  nameForCondition?: () => string | null;
}

/**
 * Cache groups for `optimization.splitChunks`: an API page is tiny, because its tables
 * are fetched as HTML; with one chunk per page, the chunk names would be a third of the
 * runtime.
 */
export const makeReferenceGroups = (): Record<string, object> => ({
  'api-pages': makeGroup('api', API_PAGE),
  'api-changes': makeGroup('api', CHANGES),
  'api-tabs': makeGroup('tabs', TAB),
});

const makeGroup = (kind: string, pattern: RegExp) => {
  const name = (module: BundledModule) => nameChunk(kind, pattern, module);
  return {
    test: (module: BundledModule) => name(module) !== undefined,
    name,
    chunks: 'async',
    enforce: true,
    priority: PRIORITY,
  };
};

/** A page is in the same chunk in every build, regardless of other pages. */
function nameChunk(
  kind: string,
  pattern: RegExp,
  module: BundledModule,
): string | undefined {
  const found = pattern.exec(module.nameForCondition?.() ?? '')?.groups;
  if (!found) return undefined;
  const folder = found.folder ?? found.folderOfData;
  const page = found.page ?? found.pageOfData ?? '';
  const sum = [...page].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return [kind, folder, sum % CHUNKS].join('-');
}

/** Sets which modules share a script, on the server and in the browser. */
export const chunkGroups = (): Plugin => ({
  name: 'chunk-groups',
  // In the main chunk, because otherwise every page chunk and every group would have a
  // copy.
  getClientModules: () => [require.resolve('@mdx-js/react')],
  configureWebpack(_config, isServer) {
    if (process.env.NODE_ENV !== 'production') return {};
    if (!isServer)
      return { optimization: { splitChunks: { cacheGroups: makeReferenceGroups() } } };
    return {
      optimization: {
        splitChunks: { cacheGroups: SERVER_GROUPS },
        // It replaces the hashes of scripts by others, wherever they occur: also in the
        // name of a picture whose hash happens to be the same.
        realContentHash: false,
      },
      plugins: [requireServerGroups],
    };
  },
});
