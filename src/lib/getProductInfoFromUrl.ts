import { pathnameToLanguage } from './languagePaths';
import { splitVersion } from './splitVersion';

export type ProductCategoryId = 'core' | 'x' | 'toolpad';

export type ProductId =
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'x-data-grid'
  | 'x-date-pickers'
  | 'x-charts'
  | 'x-tree-view'
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs'
  | 'docs-infra';

export interface ProductInfo {
  /** null if the path belongs to no product family. */
  productCategoryId: ProductCategoryId | null;
  /** null if the path belongs to no single product. */
  productId: ProductId | null;
}

// Sets and maps, because a segment such as `constructor` must not match.
const CORE_PRODUCTS = new Set<string>(['material-ui', 'joy-ui', 'base-ui', 'system']);

const SITE_SECTIONS = new Set(['docs', 'versions', 'production-error']);

const X_PRODUCTS = new Map<string, ProductId>([
  ['react-data-grid', 'x-data-grid'],
  ['react-date-pickers', 'x-date-pickers'],
  ['react-charts', 'x-charts'],
  ['react-tree-view', 'x-tree-view'],
  ['api/data-grid', 'x-data-grid'],
  ['api/date-pickers', 'x-date-pickers'],
  ['api/charts', 'x-charts'],
  ['api/tree-view', 'x-tree-view'],
]);

/**
 * Finds the product that a path belongs to, in any language and version, with or without
 * query and hash.
 * @param asPath path on the site
 */
export function getProductInfoFromUrl(asPath: string): ProductInfo {
  const { path } = splitVersion(pathnameToLanguage(asPath).canonicalPathname);
  const [, first = '', second = '', third = ''] = path.split('/');

  if (CORE_PRODUCTS.has(first)) {
    return { productCategoryId: 'core', productId: first as ProductId };
  }
  if (first === 'x') {
    const product = second === 'api' ? `${second}/${third}` : second;
    return { productCategoryId: 'x', productId: X_PRODUCTS.get(product) ?? null };
  }
  if (first === 'toolpad') {
    const productId = second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
    return { productCategoryId: 'toolpad', productId };
  }
  if (SITE_SECTIONS.has(first)) return { productCategoryId: null, productId: 'docs' };
  if (first === 'experiments' && second === 'docs') {
    return { productCategoryId: null, productId: 'docs-infra' };
  }
  return { productCategoryId: null, productId: null };
}
