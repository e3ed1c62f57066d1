import fs from 'node:fs';
import path from 'node:path';
import { packageDir } from '../../support/content/readPackage';
import { readApi } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

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

claim(
  'exports that are marked as unstable',
  {
    'introduction/roadmap': [
      'Unstable_SankeyChart | @mui/x-charts-pro',
      'unstable_useGridPivoting | @mui/x-data-grid-premium',
      'unstable_gridDefaultPromptResolver | @mui/x-data-grid-premium',
      'unstable_resetCleanupTracking | all Data Grid packages',
      'unstable_useDateField, unstable_useTimeField, unstable_useDateTimeField | @mui/x-date-pickers',
      'unstable_useSingleInputDateRangeField and its time and date-time versions, unstable_useMultiInputRangeField | @mui/x-date-pickers-pro',
      'Unstable_PickersSectionList and its parts | @mui/x-date-pickers',
      'Unstable_LicenseInfoProvider | @mui/x-license',
      '`Unstable_RadarChart`, `Unstable_RadarDataProvider`, and `Unstable_FunnelChart` still exist as deprecated names for components that are now stable.',
    ],
  },
  () => {
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
  },
);

claim(
  'keys of experimentalFeatures',
  {
    'introduction/roadmap': [
      'DataGridPremium | charts',
      'chart containers and line charts | preferStrictDomainInLineCharts',
    ],
  },
  () => {
    const typeOf = (name: string) =>
      JSON.stringify(readApi(name).props['experimentalFeatures']);
    expect(typeOf('DataGridPremium')).toMatch(/charts/);
    expect(typeOf('LineChart')).toMatch(/preferStrictDomainInLineCharts/);
  },
);

claim(
  'names that are not shipped',
  {
    'introduction/roadmap': [
      'This documentation lists two components that no documented package exports yet:',
      'Other entries that were once marked as planned are now part of the packages: the radar, funnel, and Sankey charts, the TimeRangePicker, pivoting in DataGridPremium, and aggregation through a data source.',
    ],
  },
  () => {
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
  },
);
