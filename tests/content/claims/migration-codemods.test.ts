/**
 * Claims of the migration pages about codemods, tested on samples: `<preset>.before.txt`
 * becomes `<preset>.after.txt`. `UPDATE_FIXTURES=1` updates the latter; review the
 * difference.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

interface Codemod {
  default: (
    file: { path: string; source: string },
    api: { j: unknown; jscodeshift: unknown; stats: () => void; report: () => void },
    options: object,
  ) => string;
}

const CODEMODS = path.join(SITE_DIR, 'node_modules/@mui/x-codemod');
const load = createRequire(path.join(CODEMODS, 'codemod.js'));

function run(codemod: string, source: string): string {
  const { withParser } = load('jscodeshift') as { withParser: (name: string) => unknown };
  const jscodeshift = withParser('tsx');
  const { default: transform } = load(`./v8.0.0/${codemod}`) as Codemod;
  const api = { j: jscodeshift, jscodeshift, stats: () => {}, report: () => {} };
  return transform({ path: 'sample.tsx', source }, api, {});
}

const fileOf = (name: string, state: 'before' | 'after') =>
  path.join(__dirname, 'codemods', `${name}.${state}.txt`);

test.each([
  ['tree-view', 'tree-view/preset-safe'],
  ['charts', 'charts/preset-safe'],
  ['charts-sparkline', 'charts/rename-sparkline-colors-to-color'],
  ['pickers', 'pickers/preset-safe'],
  ['data-grid', 'data-grid/preset-safe'],
])('%s', (name, codemod) => {
  const changed = run(codemod, fs.readFileSync(fileOf(name, 'before'), 'utf8'));
  if (process.env['UPDATE_FIXTURES']) fs.writeFileSync(fileOf(name, 'after'), changed);
  expect(changed).toBe(fs.readFileSync(fileOf(name, 'after'), 'utf8'));
});

test('a second run on pickers changes the adapter again', () => {
  const adapterIn = (source: string) => /x-date-pickers\/(\w+)/.exec(source)?.[1];
  const sample = "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';";
  const once = run('pickers/preset-safe', sample);
  const twice = run('pickers/preset-safe', once);
  expect([once, twice].map(adapterIn)).toEqual(['AdapterDateFns', 'AdapterDateFnsV2']);
});

test('the version named on the pages', () => {
  const { version } = load('./package.json') as { version: string };
  expect(version).toBe('8.29.3');
});
