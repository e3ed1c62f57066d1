/** Claims of the guide from 6 to 7 about version 7, read from the published version 7. */
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { readCode } from '../../support/content/readPackage';

type Plan = '' | '-pro' | '-premium';

const read7 = (plan: Plan, file: string): string =>
  readCode(`x-data-grid${plan}-v7`, file);

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);
const [grid, premium] = [
  load('@mui/x-data-grid-v7'),
  load('@mui/x-data-grid-premium-v7'),
];

const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])['"]?${name}['"]?\\??[:(]`, 'm').test(text);

describe('packages', () => {
  const manifest = JSON.parse(read7('', 'package.json')) as {
    version: string;
    peerDependencies: Record<string, string>;
  };

  test('version and peer dependencies', () => {
    expect(manifest.version).toBe('7.29.13');
    expect(manifest.peerDependencies).toMatchObject({
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
      '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
      '@emotion/react': '^11.9.0',
      '@emotion/styled': '^11.8.1',
    });
  });

  test('the legacy build is removed, others exist', () => {
    const folder = path.join(SITE_DIR, 'node_modules/@mui/x-data-grid-v7');
    const has = (name: string) => fs.existsSync(path.join(folder, name));
    expect(['legacy', 'node', 'modern', 'locales'].map(has)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('Pro gets its license from x-license', () => {
    const text = read7('-pro', 'package.json');
    expect(text).toContain('"@mui/x-license"');
    expect(text).not.toContain('x-license-pro');
  });
});

describe('exports', () => {
  test.each([
    'frFR',
    'SUBMIT_FILTER_STROKE_TIME',
    'SUBMIT_FILTER_DATE_STROKE_TIME',
    'gridDensityValueSelector',
    'unstable_gridFocusColumnGroupHeaderSelector',
    'unstable_gridTabIndexColumnGroupHeaderSelector',
    'unstable_gridFocusColumnHeaderFilterSelector',
    'unstable_gridHeaderFilteringEditFieldSelector',
    'unstable_gridHeaderFilteringMenuSelector',
  ])('%s is removed', (name) => {
    expect(grid).not.toHaveProperty(name);
    expect(premium).not.toHaveProperty(name);
  });

  test.each([
    'gridDensitySelector',
    'gridDensityFactorSelector',
    'gridFocusColumnGroupHeaderSelector',
    'gridTabIndexColumnGroupHeaderSelector',
    'gridFocusColumnHeaderFilterSelector',
    'gridHeaderFilteringEditFieldSelector',
    'gridHeaderFilteringMenuSelector',
    'GridPinnedColumnPosition',
  ])('%s exists', (name) => {
    expect(grid).toHaveProperty(name);
  });

  test('locales have a folder', () => {
    expect(load('@mui/x-data-grid-v7/locales')).toHaveProperty('frFR');
  });
});

describe('props', () => {
  const defaults = grid.DATA_GRID_PROPS_DEFAULT_VALUES as Record<string, unknown>;

  test('buffers are in pixels', () => {
    expect(defaults).toMatchObject({ rowBufferPx: 150, columnBufferPx: 150 });
    for (const gone of ['rowBuffer', 'columnBuffer', 'rowThreshold', 'columnThreshold'])
      expect(defaults).not.toHaveProperty(gone);
  });

  test('the density has no default any more, because it is controlled', () => {
    expect(defaults).not.toHaveProperty('density');
    const hook = read7('', 'hooks/features/density/useGridDensity.js');
    expect(hook).toMatch(/propModel: props\.density/);
    expect(hook).toMatch(/initialState\?\.density/);
  });

  test('components and componentsProps are removed', () => {
    const props = read7('', 'models/props/DataGridProps.d.ts');
    expect(hasMember(props, 'slots')).toBe(true);
    expect(hasMember(props, 'components')).toBe(false);
    expect(hasMember(props, 'componentsProps')).toBe(false);
  });

  test.each([
    'cellSelection',
    'cellSelectionModel',
    'onCellSelectionModelChange',
    'splitClipboardPastedText',
    'headerFilters',
    'ignoreValueFormatterDuringExport',
  ])('%s is stable', (name) => {
    const props = [
      read7('', 'models/props/DataGridProps.d.ts'),
      read7('-pro', 'models/dataGridProProps.d.ts'),
      read7('-premium', 'models/dataGridPremiumProps.d.ts'),
    ].join('\n');
    expect(hasMember(props, name)).toBe(true);
    expect(hasMember(props, `unstable_${name}`)).toBe(false);
  });

  test('flags are removed', () => {
    const text = read7('', 'models/props/DataGridProps.d.ts');
    const [body] = /interface GridExperimentalFeatures [^]*?\n}/.exec(text) ?? [];
    expect(body).toMatch(/{\s*warnIfFocusStateIsNotSynced: boolean;\s*}/);
  });
});

describe('columns and filters', () => {
  test('functions receive value, row, column and apiRef', () => {
    const text = read7('', 'models/colDef/gridColDef.d.ts');
    for (const name of ['Getter', 'Formatter', 'Setter', 'Parser'])
      expect(text).toMatch(
        new RegExp(`type GridValue${name}<.*\\(value: .*row.*column: .*apiRef`),
      );
    expect(text).toMatch(/type GridColSpanFn<.*\(value: .*row.*column: .*apiRef/);
    expect(text).not.toContain('V7');
  });

  test('the old types are removed', () => {
    expect(read7('', 'models/params/gridCellParams.d.ts')).not.toMatch(
      /GridValue(Getter|Setter|Formatter)Params/,
    );
  });

  test('so do filters', () => {
    const text = read7('', 'models/gridFilterOperator.d.ts');
    expect(text).not.toContain('V7');
    expect(text).not.toContain('Legacy');
  });

  test('the quick filter searches visible columns', () => {
    expect(read7('', 'hooks/features/filter/gridFilterUtils.js')).toContain(
      'quickFilterExcludeHiddenColumns ?? true',
    );
  });
});

describe('slots, texts and classes', () => {
  const slots = read7('', 'models/gridSlotsComponent.d.ts');

  test('slots', () => {
    expect(hasMember(slots, 'columnsManagement')).toBe(true);
    for (const gone of ['preferencesPanel', 'baseSwitch', 'Toolbar'])
      expect(hasMember(slots, gone)).toBe(false);
  });

  test('texts', () => {
    const texts = grid.GRID_DEFAULT_LOCALE_TEXT as object;
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining([
        'columnsManagementSearchTitle',
        'columnsManagementShowHideAllText',
        'columnsManagementReset',
        'columnsManagementNoColumns',
      ]),
    );
    expect(Object.keys(texts).filter((key) => /^columnsPanel/.test(key))).toEqual([]);
  });

  test('classes', () => {
    const classes = Object.keys(grid.gridClasses as object);
    for (const gone of [
      'cellContent',
      'columnsPanelRow',
      'pinnedColumns--left',
      'pinnedColumnHeaders',
      'pinnedColumnHeaders--left',
      'columnHeader--showColumnBorder',
      'cell--withRenderer',
      'columnGroupHeader',
      'columnHeaderDropZone',
      'columnHeadersInner',
      'columnHeadersInner--scrollable',
    ])
      expect(classes).not.toContain(gone);
    expect(classes).toEqual(
      expect.arrayContaining([
        'columnsManagementRow',
        'cell--pinnedLeft',
        'columnHeader--pinnedLeft',
        'columnHeader--withLeftBorder',
        'columnHeader--withRightBorder',
      ]),
    );
  });

  test('headers have a background', () => {
    const text = read7('', 'components/containers/GridRootStyles.js');
    expect(text).toMatch(
      /mixins\.MuiDataGrid\?\.containerBackground \?\? t\.palette\.background\.default/,
    );
    expect(text).toContain('mixins.MuiDataGrid?.pinnedBackground ?? containerBackground');
  });
});

describe('behavior', () => {
  test('selected rows are printed', () => {
    expect(read7('', 'hooks/features/export/useGridPrintExport.js')).toContain(
      'options?.getRowsToExport ?? defaultGetRowsToExport',
    );
  });

  test('roles', () => {
    expect(read7('', 'components/cell/GridCell.js')).toContain('role: "gridcell"');
    expect(read7('-pro', 'hooks/utils/useGridAriaAttributes.js')).toContain('treegrid');
    expect(read7('', 'hooks/utils/useGridAriaAttributes.js')).toMatch(
      /role: ['"]grid['"]/,
    );
  });

  test('models group and aggregate columns that users cannot', () => {
    const folder = 'hooks/features';
    const grouping = read7(
      '-premium',
      `${folder}/rowGrouping/gridRowGroupingSelector.js`,
    );
    expect(grouping).toMatch(/model\.filter\(field => !!columnsLookup\[field\]\)/);
    expect(
      read7('-premium', `${folder}/aggregation/gridAggregationUtils.js`),
    ).not.toContain('aggregable');
  });

  test('selects of the filter panel are not native', () => {
    expect(read7('', 'components/panel/filterPanel/GridFilterForm.js')).toMatch(
      /isBaseSelectNative = \w+(?:\?)?\.native \?\? false/,
    );
  });

  test('sortColumn accepts a field', () => {
    expect(read7('', 'models/api/gridSortApi.d.ts')).toMatch(
      /sortColumn: \(field: GridColDef\['field'\]/,
    );
  });
});
