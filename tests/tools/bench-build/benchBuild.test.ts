import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addPages } from '../../../tools/bench-build/addPages';
import { readSizes } from '../../../tools/bench-build/readSizes';
import { renderCosts } from '../../../tools/bench-build/renderCosts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};
const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

test('sizes are formatted with commas', () => {
  expect(readSizes()).toEqual([100, 400, 1600]);
  expect(readSizes('0,20')).toEqual([0, 20]);
  expect(() => readSizes('many')).toThrow('--pages is "many", but should be numbers');
});

test('pages are copied in turn, with their demos, and added to the navigation', () => {
  const guide =
    '---\ntitle: Rows\n---\n\nSee [above](rows.mdx#a).\n\n<Demo name="Rows" />\n';
  write('docs/data-grid/rows/rows.mdx', guide);
  write('docs/data-grid/rows/Rows.tsx', 'export default () => null;\n');
  write('docs/data-grid/cells/cells.mdx', '---\ntitle: Cells\n---\n');
  write('docs/data-grid/shared/helper.ts', '');
  write('docs/data-grid/filters/filters.mdx', '---\ntitle: Filters\n---\n');
  write('docs/data-grid/filters/panel/panel.mdx', '---\ntitle: Panel\n---\n');
  write('src/nav/index.ts', 'export const navSources = [\n  first,\n];\n');
  addPages(folder, 3);
  expect(fs.readdirSync(path.join(folder, 'docs/data-grid')).sort()).toEqual([
    ...['bench-1', 'bench-2', 'bench-3', 'cells', 'filters', 'rows', 'shared'],
  ]);
  expect(read('docs/data-grid/bench-1/bench-1.mdx')).toContain('title: bench-1');
  expect(read('docs/data-grid/bench-2/bench-2.mdx')).toContain('(bench-2.mdx#a)');
  expect(read('docs/data-grid/bench-2/Rows.tsx')).toBe('export default () => null;\n');
  expect(read('docs/data-grid/bench-3/bench-3.mdx')).toContain('title: bench-3');
  const pathnames = [1, 2, 3].map((number) => `/x/react-data-grid/bench-${number}`);
  expect(read('src/nav/index.ts').match(/\/x\/react-data-grid\/bench-\d/g)).toEqual(
    pathnames,
  );
});

test('a navigation in an unknown format throws', () => {
  write('src/nav/index.ts', 'export const navSources = makeSources();\n');
  expect(() => addPages(folder, 1)).toThrow('src/nav/index.ts does not end its list');
});

test('figures are next to those of the stock site', () => {
  const cost = (seconds: number, memory: number) => ({ seconds, memory });
  const table = renderCosts([
    {
      pages: 500,
      ours: { cold: cost(60, 3e9), again: cost(15, 2e9) },
      stock: { cold: cost(80, 2e9), again: cost(40, 2e9) },
      page: 231_400,
    },
  ]);
  expect(table.split('\n').map((row) => row.trim().split(/ {2,}/))).toEqual([
    [
      ...['pages', 'site', 'cold s', 'again s', 'again/cold', 'GB'],
      ...['cold/stock', 'GB/stock', 'page kB'],
    ],
    ['500', 'ours', '60', '15', '0.25', '3.0', '0.75', '1.50', '231.4'],
    ['500', 'stock', '80', '40', '0.50', '2.0', '1.00', '1.00', '–'],
  ]);
});
