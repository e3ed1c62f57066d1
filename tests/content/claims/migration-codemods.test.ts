/**
 * Claims of the migration pages about codemods, tested on samples: `<preset>.before.txt`
 * becomes `<preset>.after.txt`. `UPDATE_FIXTURES=1` updates the latter; review the
 * difference.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { claim } from '../../support/content/claim';

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

test.each(['charts', 'pickers', 'data-grid'])(
  'the command for all products does the work of the preset of %s',
  (product) => {
    const before = fs.readFileSync(fileOf(product, 'before'), 'utf8');
    const after = fs.readFileSync(fileOf(product, 'after'), 'utf8');
    expect(run('preset-safe', before)).toBe(after);
  },
);

claim(
  'the command for all products renames trees, and fails if a file has both items',
  {
    'migration/migration-tree-view-v7':
      'The command for all products fails on such a file and leaves it unchanged.',
  },
  () => {
    const sample =
      "import { TreeView } from '@mui/x-tree-view/TreeView';\n<TreeView />;\n";
    expect(run('preset-safe', sample)).toContain('<SimpleTreeView />');
    const both = fs.readFileSync(fileOf('tree-view', 'before'), 'utf8');
    expect(() => run('preset-safe', both)).toThrow(
      "Identifier 'TreeItem' has already been declared",
    );
  },
);

test('the command for all products leaves out the codemod for sparklines', () => {
  const before = fs.readFileSync(fileOf('charts-sparkline', 'before'), 'utf8');
  expect(run('preset-safe', before)).toBe(before);
});

test.each([
  ['tree-view', []],
  ['charts', ['rename-sparkline-colors-to-color']],
  ['pickers', []],
  ['data-grid', []],
])('the page names the codemods in the preset of %s', (product, others) => {
  const folder = path.join(CODEMODS, 'v8.0.0', product);
  const preset = fs.readFileSync(path.join(folder, 'preset-safe/index.js'), 'utf8');
  const names = fs.readdirSync(folder).filter((name) => preset.includes(`"../${name}"`));
  expect([...names, ...others, 'preset-safe'].sort()).toEqual(fs.readdirSync(folder));
  const page = `migration-${product}-v7`;
  const text = fs.readFileSync(path.join(SITE_DIR, `docs/migration/${page}/${page}.mdx`));
  for (const name of names) expect(text.toString()).toContain(`\`${name}\``);
});
