/** One major of the documentation. */
export interface Version {
  major: number;
  /** What the version menu calls it. */
  label: string;
  /**
   * `current`: the pages in docs/. `kept`: cut into versioned_docs/version-<major>, and built
   * from here. `archived`: built no more; its site stays on the host `v<major>.<docs domain>`.
   */
  status: 'current' | 'kept' | 'archived';
}

/**
 * Where a build puts the versions that are kept: each on a host of its own, or all in one folder,
 * the older ones below `v<major>/`.
 */
export type VersionLayout = 'hosts' | 'folders';

/**
 * The versions, newest first. Menu, addresses, the options of Docusaurus, and which packages a
 * version was made from follow from this table.
 */
const TABLE: readonly Version[] = [
  { major: 8, label: 'v8.0.0-alpha.5', status: 'current' },
  { major: 7, label: 'v7', status: 'kept' },
  { major: 6, label: 'v6', status: 'archived' },
  { major: 5, label: 'v5', status: 'archived' },
  { major: 4, label: 'v4', status: 'archived' },
];

/** The folder of a version below the base of the site, its host, and the end of its aliases. */
export const getVersionName = ({ major }: Pick<Version, 'major'>): string => `v${major}`;

/** What a build is made of. */
export interface VersionOfBuild {
  /** The major that is built; the current one if it is absent. */
  major?: string;
  layout?: VersionLayout;
}

/**
 * Everything that follows from a table of versions. Tests hand in tables of their own.
 * @param table newest first, with one version that is current
 * @throws Error if there is not exactly one, if majors do not fall, or if the version of the build
 * is none whose pages are here
 */
export function makeVersions(
  table: readonly Version[],
  { major, layout = 'hosts' }: VersionOfBuild = {},
) {
  const current = table.filter(({ status }) => status === 'current');
  const isSorted = table.every(
    ({ major }, index) => major < (table[index - 1]?.major ?? Infinity),
  );
  if (current.length !== 1 || !isSorted)
    throw new Error(
      'src/config/versions.ts: one version must be "current", and the newest must come first.',
    );
  const own = major
    ? table.find((version) => String(version.major) === major && isMade(version))
    : current[0];
  if (!own)
    throw new Error(
      `DOCS_VERSION is "${major}", but src/config/versions.ts has no version of that name that is current or kept.`,
    );
  return {
    VERSIONS: table,
    CURRENT_VERSION: current[0]!,
    /** The version whose pages this build has. */
    OWN_VERSION: own,
    /** Versions whose pages are in this repository beside the current ones. */
    KEPT_VERSIONS: table.filter(({ status }) => status === 'kept'),
    /** Versions that lie in folders of the same host as the current one, below their names. */
    FOLDER_VERSIONS: table.filter((version) => isInFolder(version, layout)),
    /** The path below which this build lies, without the language. */
    OWN_BASE: getVersionBase(own, layout),
  };
}

/** The path below which a version lies on its host, without the language. */
export const getVersionBase = (version: Version, layout: VersionLayout): string =>
  isInFolder(version, layout) ? `/x/${getVersionName(version)}/` : '/x/';

const isInFolder = ({ status }: Version, layout: VersionLayout): boolean =>
  layout === 'folders' && status === 'kept';

const isMade = ({ status }: Version): boolean => status !== 'archived';

/**
 * What the environment says of the build. plugins/framework-patches/bundlerCacheVersion makes constants of both variables, so
 * that the browser knows them too. The offline worker is bundled apart, without them and without a
 * `process`.
 */
function readSettings(): VersionOfBuild {
  try {
    return {
      major: process.env.DOCS_VERSION,
      layout: process.env.DOCS_LAYOUT === 'folders' ? 'folders' : 'hosts',
    };
  } catch {
    return {};
  }
}

export const {
  VERSIONS,
  CURRENT_VERSION,
  OWN_VERSION,
  KEPT_VERSIONS,
  FOLDER_VERSIONS,
  OWN_BASE,
} = makeVersions(TABLE, readSettings());

/** Name of all products together, for pages that belong to none. */
export const FAMILY_NAME = 'MUI X';
export const FAMILY_ROOT = '/x/introduction';

export interface VersionedProduct {
  name: string;
  /** Path of the product's overview, which every major of the product has. */
  root: string;
  /** The first major of the product. */
  since: number;
}

/** The products that have versions of their own, by the ids of `getProductInfoFromUrl`. */
export const VERSIONED_PRODUCTS: ReadonlyMap<string, VersionedProduct> = new Map([
  ['x-data-grid', { name: 'Data Grid', root: '/x/react-data-grid', since: 4 }],
  ['x-date-pickers', { name: 'Date Pickers', root: '/x/react-date-pickers', since: 4 }],
  ['x-charts', { name: 'Charts', root: '/x/react-charts', since: 6 }],
  ['x-tree-view', { name: 'Tree View', root: '/x/react-tree-view', since: 6 }],
]);

/** Names of the meta tags that tell search engines and statistics the product of a page. */
export const PRODUCT_META = {
  product: 'product-id',
  category: 'product-category',
} as const;
