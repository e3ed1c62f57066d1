import { createHash } from 'node:crypto';
import type { ApiIndex, ApiIndexEntry, ApiPage } from '../../../src/types/api';
import { PRODUCT_FOLDERS } from '../../../src/types/page';
import { API_PATH, PACKAGES, SCHEMA_PATH } from '../constants';
import type { GridData } from '../read/readGridData';
import { getAddress } from './resolveLinks';
import { SCHEMA } from './schema';
import { findOwnDescription } from './describeExport';
import { splitDescription } from './summarize';

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
  description: findOwnDescription(page) ?? splitDescription(page).summary,
  packages: page.packages,
  plan: page.plan,
  deprecated: page.deprecated !== null,
  path: getAddress(page),
  json: `${API_PATH}${page.product}/${page.slug}.json`,
});

/** Begins with `_`, so that it is not a page. */
export const DIGEST_FILE = '_digest.md';

/**
 * Renders a Markdown file that changes with the data. The search plugin names its index
 * after a hash of the Markdown files in docs, which pages generated from data do not
 * have: without this file, a browser could keep the index of an older reference.
 * @param files contents by path
 */
export function renderDigest(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\n${content}\n`);
  }
  return `<!-- Generated: names the search index, see plugins/api-reference/write/buildFiles.ts -->\n\n${hash.digest('hex')}\n`;
}
