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

/** Runs a codemod on its sample. */
const runOnSample = (name: string, codemod: string) => () => {
  const changed = run(codemod, fs.readFileSync(fileOf(name, 'before'), 'utf8'));
  if (process.env['UPDATE_FIXTURES']) fs.writeFileSync(fileOf(name, 'after'), changed);
  expect(changed).toBe(fs.readFileSync(fileOf(name, 'after'), 'utf8'));
};

claim(
  'tree-view',
  {
    'migration/migration-tree-view-v7': [
      'TreeItem2 and its parts, hooks, types, and import paths',
      'TreeView to SimpleTreeView, with its import path',
      'useTreeItem2 and unstable_useTreeItem2 to useTreeItem',
      'useTreeItem2Utils to useTreeItemUtils',
    ],
  },
  runOnSample('tree-view', 'tree-view/preset-safe'),
);

claim(
  'charts',
  {
    'migration/migration-charts-v7': [
      'The legend prop to slotProps.legend, including its values',
      'slotProps.legend.hidden to hideLegend',
      'labelFontSize to labelStyle',
      'ResponsiveChartContainer, ChartsOnAxisClickHandler',
      'unstable_useSeries() and similar hooks',
    ],
  },
  runOnSample('charts', 'charts/preset-safe'),
);

claim(
  'charts-sparkline',
  { 'migration/migration-charts-v7': 'Done by rename-sparkline-colors-to-color.' },
  runOnSample('charts-sparkline', 'charts/rename-sparkline-colors-to-color'),
);

claim(
  'pickers',
  {
    'migration/migration-pickers-v7': [
      'The import paths of the date-fns adapters',
      'usePickersTranslations and usePickersContext',
      'The FieldValueType, RangeFieldSection, and PickerShortcutChangeImportance types',
    ],
  },
  runOnSample('pickers', 'pickers/preset-safe'),
);

claim(
  'data-grid',
  {
    'migration/migration-data-grid-v7': [
      'Renames props with the unstable_ prefix and removes the three obsolete props',
      'Replaces the array in useState([…]) if that state is passed to rowSelectionModel',
      'Renames selectedGridRowsSelector and selectedGridRowsCountSelector',
      'Imports LicenseInfo from @mui/x-license',
      'Adds showToolbar where a toolbar is set and removes the ariaV8 flag',
    ],
  },
  runOnSample('data-grid', 'data-grid/preset-safe'),
);

claim(
  'a second run on pickers changes the adapter again',
  {
    'migration/migration-pickers-v7':
      'Run the preset only once: a second run changes AdapterDateFns to the adapter for date-fns 2.',
  },
  () => {
    const adapterIn = (source: string) => /x-date-pickers\/(\w+)/.exec(source)?.[1];
    const sample =
      "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';";
    const once = run('pickers/preset-safe', sample);
    const twice = run('pickers/preset-safe', once);
    expect([once, twice].map(adapterIn)).toEqual(['AdapterDateFns', 'AdapterDateFnsV2']);
  },
);

test('the version named on the pages', () => {
  const { version } = load('./package.json') as { version: string };
  expect(version).toBe('8.29.3');
});

for (const product of ['charts', 'pickers', 'data-grid'])
  claim(
    `the command for all products does the work of the preset of ${product}`,
    {
      'migration/migration-data-grid-v7':
        'One command runs the codemods of all products:',
    },
    () => {
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

claim(
  'the command for all products leaves out the codemod for sparklines',
  {
    'migration/migration-charts-v7':
      'That command does not include the sparkline codemod either.',
  },
  () => {
    const before = fs.readFileSync(fileOf('charts-sparkline', 'before'), 'utf8');
    expect(run('preset-safe', before)).toBe(before);
  },
);
