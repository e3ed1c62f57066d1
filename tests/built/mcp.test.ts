import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { DEMO_LIST_FILE } from '../../src/config/machineFiles';
import { PAGE_INDEX_FILE } from '../../src/config/notFound';
import type { ApiIndex } from '../../src/types/api';
import type { PublishedDemo } from '../../src/types/machineFiles';
import { type IndexedPage, PRODUCT_FOLDERS } from '../../src/types/page';
import { SEARCH_KINDS } from '../../src/types/search';
import { connect, START_TIME, type Connection } from '../tools/mcp/connect';

const readBuilt = <T>(address: string): T =>
  JSON.parse(fs.readFileSync(path.join(BUILD_DIR, address), 'utf8')) as T;

/** Hundreds of calls on a busy machine. */
const MANY = 120_000;

let server: Connection;
beforeAll(async () => {
  server = await connect([]);
}, START_TIME);
afterAll(() => server.close());

/** The failed calls of a tool, with their messages. */
async function listFailures(tool: string, all: readonly Record<string, unknown>[]) {
  const failures: string[] = [];
  for (const args of all) {
    const text = await server.call(tool, args).catch((error: Error) => error);
    if (text instanceof Error) failures.push(`${JSON.stringify(args)}: ${text.message}`);
  }
  return failures;
}

describe.each(LANGUAGES)('the server in %s', (language) => {
  const base = BASE_URLS[language];

  it(
    'reads every page',
    async () => {
      const pages = readBuilt<IndexedPage[]>(`${base}${PAGE_INDEX_FILE}`);
      expect(pages.length).toBeGreaterThan(500);
      const requested = pages.map((page) => ({ page: page.path }));
      expect(await listFailures('read_page', requested)).toEqual([]);
    },
    MANY,
  );

  it(
    'reads every demo that it lists',
    async () => {
      const demos = readBuilt<PublishedDemo[]>(`${base}${DEMO_LIST_FILE}`);
      expect(demos.length).toBeGreaterThan(400);
      const requested = demos.map(({ id }) => ({ id, language }));
      expect(await listFailures('read_demo', requested)).toEqual([]);
      const list = await server.call('list_demos', { language, product: 'charts' });
      expect(list).toContain(`(${base}react-charts/bars/`);
    },
    MANY,
  );

  it(
    'reads its search results: a section, an entry, a demo',
    async () => {
      for (const kind of SEARCH_KINDS) {
        const found = await server.call('search', { query: 'sort', kind, language });
        const addresses = found.split('\n').filter((line) => line.startsWith(base));
        expect(addresses.length).toBeGreaterThan(3);
        const requested = addresses.map((page) => ({ page }));
        expect(await listFailures('read_page', requested)).toEqual([]);
      }
    },
    MANY,
  );
});

it('reads the longest page in parts', async () => {
  const page = '/x/api/data-grid/data-grid/';
  const first = await server.call('read_page', { page });
  expect(first.length).toBeLessThan(25_000);
  expect(first).toContain('Sections, with their offsets:');
  const [, offset] = /Read on with offset: (\d+)/.exec(first) ?? [];
  const next = await server.call('read_page', { page, offset: Number(offset) });
  expect(next).toContain(`Characters ${offset} to`);
});

it(
  'reads every entry of the reference',
  async () => {
    const { products } = readBuilt<ApiIndex>('/x/api/index.json');
    const requested = products.flatMap(({ product, pages }) =>
      pages.map(({ name }) => ({ name, product })),
    );
    expect(requested.length).toBeGreaterThan(300);
    expect(await listFailures('read_api', requested)).toEqual([]);
  },
  MANY,
);

it.each(PRODUCT_FOLDERS)('knows what changed in %s', async (product) => {
  const text = await server.call('changes', { product });
  const [{ from, to } = { from: 0, to: 0 }] = listChangesFiles(SITE_DIR);
  expect(text).toMatch(
    new RegExp(`^# @mui/x-\\S+@${from}\\.\\S+ .*to @mui/x-\\S+@${to}\\.`),
  );
  expect(text).toMatch(new RegExp(`^Guide: /x/migration/migration-\\S+-v${from}/$`, 'm'));
  expect(text).toMatch(/^- \w+ `\S+` .*(?:removed|renamed)/m);
});

it('answers from the whole page: code, tables and sections', async () => {
  const page = '/x/react-data-grid/sorting/';
  const text = await server.call('read_page', { page });
  const section = 'keep-empty-cells-at-the-end';
  const part = await server.call('read_page', { page, section });
  expect(text).toContain(part);
  expect(part).toMatch(/^## /);
  expect(text).toContain('```tsx');
});
