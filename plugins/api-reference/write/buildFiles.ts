import type { ApiIndex, ApiIndexEntry, ApiPage } from '../../../src/types/api';
import { PRODUCT_FOLDERS } from '../../../src/types/page';
import { API_PATH, PACKAGES, SCHEMA_PATH } from '../constants';
import type { GridData } from '../read/readGridData';
import { DIGEST_FILE, renderDigest } from './renderDigest';
import { getAddress } from './resolveLinks';
import { SCHEMA } from './schema';
import { summarize } from './summarize';

export interface ApiData extends GridData {
  pages: readonly ApiPage[];
}

/** Creates all files of the reference: contents by path in the output folder. */
export function buildFiles({ pages, events, selectors }: ApiData): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.product}/${page.slug}.json`, toJson(page));
  }
  if (events) files.set('data-grid/events.json', toJson(events));
  if (selectors) files.set('data-grid/selectors.json', toJson(selectors));
  files.set('index.json', toJson(buildIndex(pages)));
  files.set('schema.json', toJson(SCHEMA));
  files.set(DIGEST_FILE, renderDigest(files));
  return files;
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

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
