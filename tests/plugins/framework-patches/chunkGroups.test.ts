import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  makeReferenceGroups,
  requireServerGroups,
  SERVER_GROUPS,
} from '../../../plugins/framework-patches/chunkGroups';
import { runRspack } from '../../../plugins/shared/runRspack';

interface Group {
  test: (module: object) => boolean;
  name: (module: object) => string | undefined;
}

const { 'api-pages': pages, 'api-tabs': tabs } = makeReferenceGroups() as Record<
  string,
  Group
>;
const moduleOf = (file: string) => ({ nameForCondition: () => file });

test('a page and its metadata go to the same chunk', () => {
  const page = pages?.name(moduleOf('/site/docs/api/data-grid/grid-actions-cell.json'));
  const metadata = pages?.name(
    moduleOf(
      '/site/.docusaurus/x/site-docs-api-data-grid-grid-actions-cell-json-page-9a0.json',
    ),
  );
  expect(page).toMatch(/^api-data-grid-\d$/);
  expect(metadata).toBe(page);
});

test('guide pages and packages are not moved', () => {
  for (const file of ['/site/docs/charts/bars/bars.mdx', '/site/node_modules/a/api.js']) {
    expect(pages?.test(moduleOf(file))).toBe(false);
    expect(tabs?.test(moduleOf(file))).toBe(false);
  }
  expect(pages?.test({})).toBe(false);
});

test('a page of changes and its metadata are in the chunk of their product', () => {
  const { 'api-changes': changes } = makeReferenceGroups() as Record<string, Group>;
  const page = changes?.name(moduleOf('/site/static/api/changes/data-grid-7-8.json'));
  expect(page).toMatch(/^api-data-grid-\d$/);
  const metadata = 'site-static-api-changes-data-grid-7-8-json-page-changes-388.json';
  expect(changes?.name(moduleOf(`/site/.docusaurus/x/${metadata}`))).toBe(page);
  expect(changes?.test(moduleOf('/site/static/api/changes/schema.json'))).toBe(false);
});

test('tabs have separate chunks', () => {
  expect(tabs?.name(moduleOf('/site/.docusaurus/docs/default/tab-8c80.js'))).toMatch(
    /^tabs-default-\d$/,
  );
});

describe('on the server', () => {
  const FILES = {
    'index.js': "export const pages = [() => import('./a.js'), () => import('./b.js')];",
    'a.js': "import { text } from './used.js'; export default `a ${text}`;",
    'b.js': "import { text } from './used.js'; export default `b ${text}`;",
    'used.js': "export const text = 'by both';",
  };

  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'groups-'));
    for (const [name, text] of Object.entries(FILES))
      fs.writeFileSync(path.join(folder, name), text);
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const bundle = (cacheGroups: object) =>
    runRspack('The bundle', {
      context: folder,
      entry: './index.js',
      target: 'node20',
      output: { path: path.join(folder, 'out'), chunkFilename: '[name].js' },
      optimization: { splitChunks: { cacheGroups: { ...cacheGroups } } },
      plugins: [requireServerGroups as never],
    });

  test('code that two pages use is in one script, and not in their own', async () => {
    await bundle(SERVER_GROUPS);
    const out = path.join(folder, 'out');
    const holders = fs
      .readdirSync(out)
      .filter((name) =>
        fs.readFileSync(path.join(out, name), 'utf8').includes('by both'),
      );
    expect(holders).toEqual(['shared.js']);
  });

  test('a bundle without that script throws with a hint', async () => {
    await expect(bundle({})).rejects.toThrow(
      /no chunk "shared".+plugins\/framework-patches\/chunkGroups\.ts/,
    );
  });
});
