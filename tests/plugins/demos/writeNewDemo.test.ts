import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readDemoCode } from '../../../plugins/demos/readDemoCode';
import { renderNewDemo } from '../../../plugins/demos/renderNewDemo';
import { writeNewDemo } from '../../../plugins/demos/writeNewDemo';
import { check } from '../../support/jest/native/prettier';
import { makeSite, type TemporarySite } from './support';

const ROOT = path.join(__dirname, '../../..');
const sites: TemporarySite[] = [];
afterAll(() => sites.forEach((site) => site.remove()));

function makeDocs(): TemporarySite {
  const site = makeSite({
    'docs/data-grid/sorting/sorting.mdx': '',
    'docs/data-grid/sorting/BasicSorting.tsx': 'untouched',
    'docs/data-grid/filtering/filtering.mdx': '',
    'docs/charts/bars/bars.mdx': '',
    'docs/charts/bars/notes.mdx': '',
  });
  sites.push(site);
  return site;
}

test.each(['data-grid/sorting', 'docs/data-grid/sorting/'])(
  'a demo is written next to the page %s',
  (page) => {
    const site = makeDocs();
    expect(writeNewDemo([page, 'SortByRank'], site.root)).toEqual({
      file: 'docs/data-grid/sorting/SortByRank.tsx',
      line: '<Demo name="SortByRank" height={260} />',
    });
    const text = fs.readFileSync(
      site.resolve('docs/data-grid/sorting/SortByRank.tsx'),
      'utf8',
    );
    expect(text).toContain('export default function SortByRank() {');
    expect(text).toContain('aria-label="Sort by rank"');
  },
);

test.each([
  [[], 'Usage: npm run demo:new -- <page> <Name>'],
  [['data-grid/sorting'], 'Usage:'],
  [['data-grid/sorting', 'A', 'B'], 'Usage:'],
  [
    ['data-grid/sort', 'SortByRank'],
    'There is no page "data-grid/sort" (docs/data-grid/sort/sort.mdx). A page is named by its folder below docs/. Did you mean data-grid/sorting?',
  ],
  [['data-grid/zoom', 'ZoomIn'], 'To list the pages, run ls docs/data-grid.'],
  [
    ['grid/sorting', 'SortByRank'],
    'Did you mean data-grid/sorting, data-grid/filtering?',
  ],
  [['charts/bars/notes', 'Bars'], 'There is no page "charts/bars/notes"'],
  [['../outside', 'Bars'], 'There is no page "../outside"'],
  [
    ['data-grid/sorting', 'sort-by-rank.tsx'],
    '"sort-by-rank.tsx" cannot be the name of a demo; say its task in PascalCase, for instance SortByRank.',
  ],
  [['data-grid/sorting', '../Sort'], 'for instance Sort.'],
  [['data-grid/sorting', '42'], 'for instance SortByRank.'],
  [
    ['data-grid/sorting', 'BasicSorting'],
    'docs/data-grid/sorting/BasicSorting.tsx is there already; choose another name, or edit that file.',
  ],
  [['data-grid/sorting', 'Basicsorting'], 'BasicSorting.tsx is there already'],
])('%j is rejected and nothing is written', (args, message) => {
  const site = makeDocs();
  const before = fs.readdirSync(site.root, { recursive: true });
  expect(() => writeNewDemo(args, site.root)).toThrow(message);
  expect(fs.readdirSync(site.root, { recursive: true })).toEqual(before);
  const existing = site.resolve('docs/data-grid/sorting/BasicSorting.tsx');
  expect(fs.readFileSync(existing, 'utf8')).toBe('untouched');
});

test.each(['data-grid/a', 'date-pickers/a', 'charts/a', 'tree-view/a', 'introduction/a'])(
  'the file for %s is a formatted demo with a preview',
  async (page) => {
    const text = renderNewDemo(page, 'FirstSteps');
    const rules = JSON.parse(
      fs.readFileSync(path.join(ROOT, '.prettierrc.json'), 'utf8'),
    ) as object;
    expect(await check(text, { ...rules, parser: 'typescript' })).toBe(true);
    const site = makeSite({ 'docs/a/FirstSteps.tsx': text });
    sites.push(site);
    fs.symlinkSync(path.join(ROOT, 'node_modules'), site.resolve('node_modules'));
    fs.symlinkSync(path.join(ROOT, 'package.json'), site.resolve('package.json'));
    const { code } = await readDemoCode(site.resolve('docs/a/FirstSteps.tsx'), site.root);
    expect(code.preview.ts).toBeDefined();
    expect(code.files.js[0]!.name).toBe('FirstSteps.js');
  },
);

test('the command prints how to use it', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'tools/cli/run.ts'), 'demo:new'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Usage: npm run demo:new -- <page> <Name>, for instance: npm run demo:new -- data-grid/sorting SortByRank\n',
  );
}, 30_000);
