/** What the version menu calls this site. */
export const CURRENT_VERSION = 'v8.0.0-alpha.5';

/** Majors whose documentation has a host of its own, newest first. */
export const OLDER_MAJORS = [7, 6, 5, 4] as const;

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
