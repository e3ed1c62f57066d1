import { createRequire } from 'node:module';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { claim } from '../../support/content/claim';
import { resolvePackage } from '../../support/content/readPackage';

/** Runs code in a process of its own, where no component is loaded yet. */
const run = (code: string): string =>
  execFileSync(process.execPath, ['--eval', code], { cwd: SITE_DIR, encoding: 'utf8' });

claim(
  'the generator renames classes of components loaded later, but not states',
  {
    'common-concepts/micro-frontends': [
      "The grid's class is then orders-MuiDataGrid-root, and gridClasses contains the new names.",
      'State classes, such as Mui-selected, keep their names.',
    ],
  },
  () => {
    const output = run(`
    const { unstable_ClassNameGenerator: generator } = require('@mui/material/className');
    generator.configure((name) => 'orders-' + name);
    console.log(
      require('@mui/x-data-grid').gridClasses.root,
      require('@mui/x-charts').chartsTooltipClasses.root,
      require('@mui/x-date-pickers').pickersDayClasses.root,
      require('@mui/x-date-pickers').pickersDayClasses.selected,
      require('@mui/x-tree-view').treeItemClasses.content,
    );`);
    expect(output.trim().split(' ')).toEqual([
      'orders-MuiDataGrid-root',
      'orders-MuiChartsTooltip-root',
      'orders-MuiPickersDay-root',
      'Mui-selected',
      'orders-MuiTreeItem-content',
    ]);
  },
);

interface License {
  LicenseInfo: { setLicenseKey: (key: string) => void; getLicenseKey: () => string };
}

claim(
  'copies of both majors share the license key; the last call wins',
  {
    'common-concepts/micro-frontends': [
      'All copies, whatever their version, read the key from the same global variable.',
      'If several bundles set a key, the last call wins for all of them, so use a key for the highest plan everywhere.',
    ],
  },
  () => {
    const load = createRequire(path.join(SITE_DIR, 'package.json'));
    const current = load('@mui/x-license') as License;
    const loadOld = createRequire(
      path.join(resolvePackage('@mui/x-data-grid-pro@7'), 'package.json'),
    );
    const old = loadOld('@mui/x-license') as License;
    expect(old.LicenseInfo).not.toBe(current.LicenseInfo);
    current.LicenseInfo.setLicenseKey('first');
    expect(old.LicenseInfo.getLicenseKey()).toBe('first');
    old.LicenseInfo.setLicenseKey('second');
    expect(current.LicenseInfo.getLicenseKey()).toBe('second');
  },
);

claim(
  'each copy of the trees counts ids from one',
  {
    'common-concepts/micro-frontends':
      'tree ids, because each copy counts its own trees | an id prop on each tree',
  },
  () => {
    const code = `
    const { createElement: h } = require('react');
    const { renderToString } = require('react-dom/server');
    const file = require.resolve('@mui/x-tree-view/internals');
    console.log(require('node:fs').readFileSync(file.replace(/index\\.js$/,
      'MinimalTreeViewStore/MinimalTreeViewStore.utils.js'), 'utf8')
      .match(/let globalTreeViewDefaultId = 0/)[0]);`;
    expect(run(code)).toContain('globalTreeViewDefaultId = 0');
  },
);
