import fs from 'node:fs';
import path from 'node:path';
import { ELEMENT_NAMES } from '../../../plugins/markdown-pages/guide/elements';
import { makeFiles } from '../../../plugins/markdown-pages/makeFiles';
import { writePage } from '../../../plugins/markdown-pages/writePage';
import type { PublishedDemo } from '../../../src/types/machineFiles';
import { loadSitePages } from '../../support/content/loadSitePages';

/**
 * A small site in `fixtures/docs`, and its output in `fixtures/output`.
 * `UPDATE_FIXTURES=1` updates the output; review the diff.
 */
const FIXTURES = path.join(__dirname, 'fixtures');
const OUTPUT = path.join(FIXTURES, 'output');
/**
 * They depend on the site and its packages; siteElements.test.ts and the tests of
 * translations cover them.
 */
const OF_THE_SITE = [
  'Changes',
  'LocaleBundles',
  'span',
  'TranslationStatus',
  'UpgradeCheck',
];
const UPDATE = process.env.UPDATE_FIXTURES === '1';

const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  const { pages, site } = await loadSitePages('en', FIXTURES);
  files = await makeFiles(pages, site, '8.29.3');
  if (!UPDATE) return;
  fs.rmSync(OUTPUT, { recursive: true, force: true });
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(OUTPUT, file)), { recursive: true });
    fs.writeFileSync(path.join(OUTPUT, file), text);
  }
});

test.each(listFiles(OUTPUT))('%s', (file) => {
  expect(files.get(file)).toBe(fs.readFileSync(path.join(OUTPUT, file), 'utf8'));
});

test('no other files are written', () => {
  expect([...files.keys()].sort()).toEqual(listFiles(OUTPUT));
});

test('the fixtures contain every element that has a renderer', () => {
  const sources = listFiles(path.join(FIXTURES, 'docs'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(path.join(FIXTURES, 'docs', file), 'utf8'))
    .join('\n');
  expect(ELEMENT_NAMES.filter((name) => !sources.includes(`<${name}`))).toEqual(
    OF_THE_SITE,
  );
});

test('demos are listed with their address and all their files', () => {
  const demos = JSON.parse(files.get('demos.json') ?? '') as PublishedDemo[];
  const found = demos.find(({ id }) => id === 'charts/demos/SecondOfTwo');
  expect(found).toMatchObject({
    title: 'Second of two',
    product: 'charts',
    page: '/x/react-charts/demos/',
    section: 'Below',
    code: {
      system: [{ name: 'SecondOfTwo.tsx' }, { name: 'ask.ts' }, { name: 'rows.ts' }],
    },
  });
  const first = demos.find(({ id }) => id === 'charts/demos/First');
  expect(first?.section).toBeNull();
  expect(first?.code.css?.map(({ name }) => name)).toContain('css-First.css');
});

test('the state of the translations has its shares and links to its pages', async () => {
  const { pages, site } = await loadSitePages('en');
  const page = pages.find(({ id }) => id === 'introduction/translations/translations');
  if (!page) throw new Error('There is no page about the translations.');
  const { markdown } = await writePage(page, site);
  expect(markdown).toMatch(/^\| .*\| \d+% \|$/m);
  expect(markdown).toMatch(/^- \[.+\]\(https:\/\/docs\.example\.com\/x\/.+\/\)/m);
});
