import {
  packageOf,
  readImports,
  resolveRelative,
} from '../../../plugins/demos/readImports';
import { makeSite, type TemporarySite } from './support';

let site: TemporarySite;
beforeAll(() => {
  site = makeSite({
    'demo/Demo.tsx': '',
    'demo/rows.ts': '',
    'demo/Row.tsx': '',
    'demo/Demo.css': '',
    'demo/data/index.ts': '',
  });
});
afterAll(() => site.remove());

test('every kind of import is read with its line', () => {
  const source = `// comment
import * as React from 'react';
import type { Theme } from '@mui/material/styles';
import './Demo.css';
export * from './rows';
const Row = React.lazy(() => import('./Row'));
const text = "import x from 'nothing'";
`;
  expect(readImports(source, 'Demo.tsx')).toEqual([
    { specifier: 'react', line: 2 },
    { specifier: '@mui/material/styles', line: 3 },
    { specifier: './Demo.css', line: 4 },
    { specifier: './rows', line: 5 },
    { specifier: './Row', line: 6 },
  ]);
});

test.each([
  ['dayjs', 'dayjs'],
  ['dayjs/locale/de', 'dayjs'],
  ['@mui/x-charts', '@mui/x-charts'],
  ['@mui/x-charts/BarChart', '@mui/x-charts'],
])('%s belongs to package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});

const resolve = (specifier: string) =>
  resolveRelative(site.resolve('demo/Demo.tsx'), { specifier, line: 4 });

test.each([
  ['./rows', 'demo/rows.ts'],
  ['./Row', 'demo/Row.tsx'],
  ['./Demo.css', 'demo/Demo.css'],
])('%s is the file %s', (specifier, file) => {
  expect(resolve(specifier)).toBe(site.resolve(file));
});

test('a missing file is reported with the line of the import', () => {
  expect(() => resolve('./cells')).toThrow(
    `${site.resolve('demo/Demo.tsx')}:4: there is no file "./cells" beside the demo.`,
  );
  expect(() => resolve('./data')).toThrow('there is no file "./data"');
});

test('an extension that JavaScript does not have is rejected', () => {
  expect(() => resolve('./rows.ts')).toThrow('leave the extension out of "./rows.ts"');
});
