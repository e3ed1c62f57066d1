import type { ApiIndex, ApiIndexEntry, ApiPage } from '../../src/types/api';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import { API_PATH, PACKAGES, SCHEMA_PATH } from './constants';
import type { GridData } from './readGridData';
import { getAddress } from './resolveLinks';
import { SCHEMA } from './schema';
import { summarize } from './summarize';

const PRODUCT_NAMES = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
} as const;

export interface ApiData extends GridData {
  pages: readonly ApiPage[];
}

/** All files of the reference: path below the output folder to content. */
export function buildFiles({ pages, events, selectors }: ApiData): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.product}/${page.slug}.json`, toJson(page));
    files.set(`${page.product}/${page.slug}.mdx`, buildPage(page));
  }
  for (const product of PRODUCT_FOLDERS) {
    const own = pages.filter((page) => page.product === product);
    if (own.length > 0) files.set(`${product}/index.mdx`, buildProductPage(product, own));
  }
  if (events) files.set('data-grid/events.json', toJson(events));
  if (selectors) files.set('data-grid/selectors.json', toJson(selectors));
  files.set('index.json', toJson(buildIndex(pages)));
  files.set('schema.json', toJson(SCHEMA));
  return files;
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

function buildPage({
  name,
  slug,
  kind,
  product,
  packages,
  description,
}: ApiPage): string {
  const owner = packages[0];
  return [
    '---',
    `title: ${name} ${kind === 'component' ? 'API' : kind}`,
    `description: ${JSON.stringify(summarize(name, kind, description))}`,
    `product: ${product}`,
    ...(owner ? [`package: '${owner}'`] : []),
    '---',
    '',
    `<ApiPage product="${product}" slug="${slug}" />`,
    '',
  ].join('\n');
}

function buildProductPage(product: keyof typeof PRODUCT_NAMES, pages: ApiPage[]): string {
  const name = PRODUCT_NAMES[product];
  const hasInterfaces = pages.some(({ kind }) => kind === 'interface');
  const kinds = `components, ${hasInterfaces ? 'interfaces and ' : ''}hooks`;
  return [
    '---',
    `title: ${name} API`,
    `description: "Find every public export of the ${name} packages: ${kinds}."`,
    `product: ${product}`,
    '---',
    '',
    `<ApiIndex product="${product}" />`,
    '',
  ].join('\n');
}

function buildIndex(pages: readonly ApiPage[]): ApiIndex {
  return {
    schema: SCHEMA_PATH,
    products: PRODUCT_FOLDERS.flatMap((product) => {
      const own = pages.filter((page) => page.product === product);
      const version = own.find((page) => page.version)?.version ?? '';
      const packages = PACKAGES.filter((entry) => entry.product === product);
      if (own.length === 0) return [];
      return [
        {
          product,
          version,
          packages: packages.map(({ name }) => name),
          pages: own.map(toEntry),
        },
      ];
    }),
  };
}

const toEntry = (page: ApiPage): ApiIndexEntry => ({
  name: page.name,
  slug: page.slug,
  kind: page.kind,
  description: summarize(page.name, page.kind, page.description),
  packages: page.packages,
  plan: page.plan,
  deprecated: page.deprecated !== null,
  path: getAddress(page),
  json: `${API_PATH}${page.product}/${page.slug}.json`,
});
