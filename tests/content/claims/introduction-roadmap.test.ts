import fs from 'node:fs';
import path from 'node:path';
import { packageDir } from '../../support/content/readPackage';
import { readApi } from '../../support/components/readApi';

/** Prefixed names in the declarations, so that no package has to be loaded. */
function readUnstable(name: string): string[] {
  const dir = packageDir(name);
  const text = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('index.d.ts') && !/internals|node_modules|esm/.test(file),
    )
    .map((file) => fs.readFileSync(path.join(dir, file), 'utf8'))
    .join('\n');
  return [...new Set(text.match(/\bunstable_\w+(?<!Props)\b/gi) ?? [])].sort();
}

test('exports that are marked as unstable', () => {
  expect(readUnstable('x-data-grid')).toEqual(['unstable_resetCleanupTracking']);
  expect(readUnstable('x-data-grid-premium')).toEqual(
    expect.arrayContaining([
      'unstable_gridDefaultPromptResolver',
      'unstable_useGridPivoting',
    ]),
  );
  expect(readUnstable('x-charts')).toEqual([
    'Unstable_RadarChart',
    'Unstable_RadarDataProvider',
  ]);
  expect(readUnstable('x-charts-pro')).toEqual(
    expect.arrayContaining(['Unstable_FunnelChart', 'Unstable_SankeyChart']),
  );
  expect(readUnstable('x-date-pickers')).toEqual(
    expect.arrayContaining([
      'Unstable_PickersSectionList',
      'unstable_useDateField',
      'unstable_useDateTimeField',
      'unstable_useTimeField',
    ]),
  );
  expect(readUnstable('x-date-pickers-pro')).toEqual(
    expect.arrayContaining([
      'unstable_useMultiInputRangeField',
      'unstable_useSingleInputDateRangeField',
    ]),
  );
  expect(readUnstable('x-tree-view')).toEqual([]);
  expect(readUnstable('x-license')).toEqual(['Unstable_LicenseInfoProvider']);
});

test('keys of experimentalFeatures', () => {
  const typeOf = (name: string) =>
    JSON.stringify(readApi(name).props['experimentalFeatures']);
  expect(typeOf('DataGridPremium')).toMatch(/charts/);
  expect(typeOf('LineChart')).toMatch(/preferStrictDomainInLineCharts/);
});

test('names that are not shipped', () => {
  for (const name of ['x-charts', 'x-charts-pro']) {
    const folders = fs.readdirSync(packageDir(name)).join(' ');
    expect(folders).not.toMatch(/treemap|gantt/i);
  }
  for (const folder of ['RadarChart', 'FunnelChart', 'SankeyChart']) {
    const found = ['x-charts', 'x-charts-pro'].filter((name) =>
      fs.existsSync(path.join(packageDir(name), folder)),
    );
    expect(found).not.toEqual([]);
  }
});
