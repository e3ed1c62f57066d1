/** One major of the documentation. */
export interface Version {
  major: number;
  /** What the version menu calls it. */
  label: string;
  /**
   * `current`: the pages in docs/. `built`: cut into versioned_docs/version-<major> and built
   * with this site, below `v<major>/`. `archived`: a site of its own, on the host
   * `v<major>.<docs domain>`.
   */
  status: 'current' | 'built' | 'archived';
}

/**
 * The versions, newest first. Menu, addresses, the options of Docusaurus, and which packages a
 * version was made from follow from this table.
 */
const TABLE: readonly Version[] = [
  { major: 8, label: 'v8.0.0-alpha.5', status: 'current' },
  { major: 7, label: 'v7', status: 'archived' },
  { major: 6, label: 'v6', status: 'archived' },
  { major: 5, label: 'v5', status: 'archived' },
  { major: 4, label: 'v4', status: 'archived' },
];

/** The folder of a version below the base of the site, its host, and the end of its aliases. */
export const getVersionName = ({ major }: Pick<Version, 'major'>): string => `v${major}`;

/**
 * Everything that follows from a table of versions. Tests hand in tables of their own.
 * @param table newest first, with one version that is current
 * @throws Error if there is not exactly one, or majors do not fall
 */
export function makeVersions(table: readonly Version[]) {
  const current = table.filter(({ status }) => status === 'current');
  const isSorted = table.every(
    ({ major }, index) => major < (table[index - 1]?.major ?? Infinity),
  );
  if (current.length !== 1 || !isSorted)
    throw new Error(
      'src/config/versions.ts: one version must be "current", and the newest must come first.',
    );
  return {
    VERSIONS: table,
    CURRENT_VERSION: current[0]!,
    /** Versions that are part of this site beside the current one. */
    BUILT_VERSIONS: table.filter(({ status }) => status === 'built'),
  };
}

export const { VERSIONS, CURRENT_VERSION, BUILT_VERSIONS } = makeVersions(TABLE);

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
