import fs from 'node:fs';
import path from 'node:path';
import { readApiJson } from '../../../site/paths/readApiJson';
import type { ApiIndex, ApiIndexEntry } from '../../../src/types/api';
import type { ProductFolder } from '../../../src/types/page';

/** A page of the reference, as far as it is known without reading its data. */
export interface ApiPageOutline {
  /** Id of the page: `api/charts/bar-chart`. */
  id: string;
  product: ProductFolder;
  title: string;
  description: string;
  package?: string;
  /** File below the folder of the documentation that the page is made of. */
  data: string;
}

const PRODUCT_NAMES: Record<ProductFolder, string> = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

export const INDEX_FILE = 'api/index.json';

/**
 * The pages of the reference in a version of the documentation: for each product its index and
 * a page for every name.
 * @param docsDir folder of the version
 * @returns none if the version has no reference
 */
export function listApiPages(docsDir: string): ApiPageOutline[] {
  const file = path.join(docsDir, INDEX_FILE);
  if (!fs.existsSync(file)) return [];
  const { products } = readApiJson<ApiIndex>(file);
  return products.flatMap(({ product, pages }) => [
    outlineIndex(product, pages),
    ...pages.map((page) => outlinePage(product, page)),
  ]);
}

function outlineIndex(
  product: ProductFolder,
  pages: readonly ApiIndexEntry[],
): ApiPageOutline {
  const name = PRODUCT_NAMES[product];
  const hasInterfaces = pages.some(({ kind }) => kind === 'interface');
  const kinds = `components, ${hasInterfaces ? 'interfaces and ' : ''}hooks`;
  return {
    id: `api/${product}/index`,
    product,
    title: `${name} API`,
    description: `Find every public export of the ${name} packages: ${kinds}.`,
    data: INDEX_FILE,
  };
}

function outlinePage(
  product: ProductFolder,
  { name, slug, kind, description, packages }: ApiIndexEntry,
): ApiPageOutline {
  const [owner] = packages;
  return {
    id: `api/${product}/${slug}`,
    product,
    title: `${name} ${kind === 'component' ? 'API' : kind}`,
    description,
    ...(owner ? { package: owner } : {}),
    data: `api/${product}/${slug}.json`,
  };
}
