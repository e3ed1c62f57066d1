/** One major version of the documentation. */
export interface Version {
  major: number;
  /** Label in the version menu. */
  label: string;
  /**
   * `current`: the pages in docs/. `maintained`: copied to
   * versioned_docs/version-<major>, and built from there. `archived`: no longer built;
   * its site stays on the host `v<major>.<docs domain>`.
   */
  status: 'current' | 'maintained' | 'archived';
}

/**
 * Where a build puts the maintained versions: each on a separate host, or all in one
 * folder, the older ones below `v<major>/`.
 */
export type VersionLayout = 'hosts' | 'folders';

/**
 * The versions, newest first. The menu, addresses, Docusaurus options, and the packages
 * that a version documents are derived from this table.
 */
const TABLE: readonly Version[] = [
  { major: 8, label: 'v8.0.0-alpha.5', status: 'current' },
  { major: 7, label: 'v7', status: 'maintained' },
  { major: 6, label: 'v6', status: 'archived' },
  { major: 5, label: 'v5', status: 'archived' },
  { major: 4, label: 'v4', status: 'archived' },
];

/** Name of a version in paths below the site's base and host names. */
export const getVersionName = ({ major }: Pick<Version, 'major'>): string => `v${major}`;

/** What a build contains. */
export interface VersionOfBuild {
  /** The major to build; the current one if omitted. */
  major?: string;
  layout?: VersionLayout;
}

/**
 * Derives everything from a table of versions. Tests pass their own tables.
 * @param table newest first, with one current version
 * @throws Error if there is not exactly one, if majors do not decrease, or if the pages
 *   of the build's version are not in this repository
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
  if (!own) {
    const majors = table.filter(isMade).map((version) => version.major);
    throw new Error(
      `--version (or DOCS_VERSION) is "${major}", but the versions with pages here are ${majors.join(', ')}.`,
    );
  }
  return {
    VERSIONS: table,
    CURRENT_VERSION: current[0]!,
    /** The version whose pages this build has. */
    OWN_VERSION: own,
    /** Versions in this repository besides the current one. */
    MAINTAINED_VERSIONS: table.filter(({ status }) => status === 'maintained'),
    /** Versions in folders on the host of the current one, below their names. */
    FOLDER_VERSIONS: table.filter((version) => isInFolder(version, layout)),
    /** The base path of this build, without the language. */
    OWN_BASE: getVersionBase(own, layout),
  };
}

/** The base path of a version on its host, without the language. */
export const getVersionBase = (version: Version, layout: VersionLayout): string =>
  isInFolder(version, layout) ? `/x/${getVersionName(version)}/` : '/x/';

const isInFolder = ({ status }: Version, layout: VersionLayout): boolean =>
  layout === 'folders' && status === 'maintained';

const isMade = ({ status }: Version): boolean => status !== 'archived';

/**
 * The build's settings from the environment.
 * plugins/framework-patches/cacheVersion inlines both variables as constants, so
 * that they also exist in the browser. The offline worker is bundled separately, without
 * them and without a `process`.
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
  MAINTAINED_VERSIONS,
  FOLDER_VERSIONS,
  OWN_BASE,
} = makeVersions(TABLE, readSettings());

/** Name of the product family, for pages that belong to no single product. */
export const FAMILY_NAME = 'MUI X';
export const FAMILY_ROOT = '/x/introduction';

/** The package whose version represents all documented packages. */
export const DOCUMENTED_PACKAGE = '@mui/x-data-grid';

export interface VersionedProduct {
  name: string;
  /** Path of the product's overview, which exists in every major of the product. */
  root: string;
  /** The first major of the product. */
  since: number;
}

/** Products with separate versions, by the ids of `getProductInfoFromUrl`. */
export const VERSIONED_PRODUCTS: ReadonlyMap<string, VersionedProduct> = new Map([
  ['x-data-grid', { name: 'Data Grid', root: '/x/react-data-grid', since: 4 }],
  ['x-date-pickers', { name: 'Date Pickers', root: '/x/react-date-pickers', since: 4 }],
  ['x-charts', { name: 'Charts', root: '/x/react-charts', since: 6 }],
  ['x-tree-view', { name: 'Tree View', root: '/x/react-tree-view', since: 6 }],
]);

/**
 * Names of the meta tags that identify a page's product for search engines and
 * statistics.
 */
export const PRODUCT_META = {
  product: 'product-id',
  category: 'product-category',
} as const;
