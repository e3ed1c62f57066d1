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
