import path from 'node:path';
import { readText } from '../../content/text/readText';
import type { ApiIndex, ApiPage } from '../../src/types/api';
import { PACKAGES } from '../../plugins/api-reference/constants';
import { SITE_DIR } from '../../content/paths/siteDir';
import { ALLOWED, NOTHING_ALLOWED } from './allowed';
import { measureCoverage, PRODUCTS, type Coverage } from './measureCoverage';
import { readMentions } from './readMentions';

const DOCS_DIR = path.join(SITE_DIR, 'docs');

/** Reads the data of all reference pages. */
export function readPages(): ApiPage[] {
  const read = <T>(file: string): T =>
    JSON.parse(readText(path.join(DOCS_DIR, 'api', file))) as T;
  return read<ApiIndex>('index.json').products.flatMap(({ product, pages }) =>
    pages.map(({ slug }) => read<ApiPage>(`${product}/${slug}.json`)),
  );
}

const readExports = (product: string): string[] =>
  PACKAGES.filter((each) => each.product === product).flatMap(({ name }) =>
    Object.keys(require(name) as object),
  );

/** Measures the coverage of all products. */
export function readCoverage(): Coverage[] {
  const pages = readPages();
  return PRODUCTS.map((product) =>
    measureCoverage(product, {
      pages,
      mentions: readMentions(DOCS_DIR, product),
      allowed: ALLOWED[product] ?? NOTHING_ALLOWED,
      exported: readExports(product),
    }),
  );
}
