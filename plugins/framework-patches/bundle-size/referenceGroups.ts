/** Chunks into which the pages of each product's reference go, about a dozen pages in each. */
const CHUNKS = 8;

/** Above the groups of the demos' packages; their modules are others. */
const PRIORITY = 70;

/**
 * A page of the reference is its data, whatever the query, and the metadata that Docusaurus
 * writes beside its generated files.
 */
const API_PAGE =
  /[\\/](?:docs[\\/]api[\\/](?<folder>[\w-]+)[\\/](?<page>[\w-]+)\.json|site-docs-api-(?<folderOfData>charts|[a-z]+-[a-z]+)-(?<pageOfData>[\w-]+)-json-page-\w+\.json)$/;

/** Pages of changes are few: they go with the pages of their product. */
const CHANGES =
  /[\\/](?:static[\\/]api[\\/]changes[\\/](?<folder>[a-z-]+)-(?<page>\d+-\d+)\.json|site-static-api-changes-(?<folderOfData>[a-z-]+)-(?<pageOfData>\d+-\d+)-json-page-\w+-\w+\.json)$/;

const TAB = /[\\/](?<folder>default)[\\/]tab-(?<page>\w+)\.js$/;

interface BundledModule {
  nameForCondition?: () => string | null;
}

/**
 * Cache groups for `optimization.splitChunks`: an API page is tiny, since its tables are fetched
 * as HTML; with a chunk each, their names alone would be a third of the runtime.
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

/** The same page goes to the same chunk in every build, whatever pages come and go. */
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
