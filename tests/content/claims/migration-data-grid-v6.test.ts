/** Claims of the guide from 6 to 7 about version 7, read from the published version 7. */
import fs from 'node:fs';
import path from 'node:path';
import { loadPackage, packageDir, readCode } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

type Plan = '' | '-pro' | '-premium';

const read7 = (plan: Plan, file: string): string =>
  readCode(`x-data-grid${plan}@7`, file);

const [grid, premium] = [
  loadPackage('@mui/x-data-grid@7'),
  loadPackage('@mui/x-data-grid-premium@7'),
];

const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])['"]?${name}['"]?\\??[:(]`, 'm').test(text);

describe('packages', () => {
  const manifest = JSON.parse(read7('', 'package.json')) as {
    version: string;
    peerDependencies: Record<string, string>;
  };

  claim(
    'version and peer dependencies',
    {
      'migration/migration-data-grid-v6': [
        'It compares version 6.20.4 with version 7.29.13.',
        'react, react-dom | 17, 18 | 17, 18, 19',
        '@mui/material, @mui/system | 5 (5.4.1 or later) | 5 (5.15.14 or later), 6, 7',
        '@emotion/react, @emotion/styled | Not listed | 11 (at least 11.9.0 and 11.8.1, respectively)',
      ],
    },
    () => {
      expect(manifest.version).toBe('7.29.13');
      expect(manifest.peerDependencies).toMatchObject({
        react: '^17.0.0 || ^18.0.0 || ^19.0.0',
        '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
        '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
        '@emotion/react': '^11.9.0',
        '@emotion/styled': '^11.8.1',
      });
    },
  );

  claim(
    'the legacy build is removed, others exist',
    {
      'migration/migration-data-grid-v6': [
        'Version 7 no longer includes the legacy build for Internet Explorer 11.',
        'The node and modern folders still exist.',
      ],
    },
    () => {
      const folder = packageDir('x-data-grid@7');
      const has = (name: string) => fs.existsSync(path.join(folder, name));
      expect(['legacy', 'node', 'modern', 'locales'].map(has)).toEqual([
        false,
        true,
        true,
        true,
      ]);
    },
  );

  claim(
    'Pro gets its license from x-license',
    {
      'migration/migration-data-grid-v6':
        'The license package for Pro and Premium has a new name, @mui/x-license:',
    },
    () => {
      const text = read7('-pro', 'package.json');
      expect(text).toContain('"@mui/x-license"');
      expect(text).not.toContain('x-license-pro');
    },
  );
});

describe('exports', () => {
  for (const name of [
    'frFR',
    'SUBMIT_FILTER_STROKE_TIME',
    'SUBMIT_FILTER_DATE_STROKE_TIME',
    'gridDensityValueSelector',
    'unstable_gridFocusColumnGroupHeaderSelector',
    'unstable_gridTabIndexColumnGroupHeaderSelector',
    'unstable_gridFocusColumnHeaderFilterSelector',
    'unstable_gridHeaderFilteringEditFieldSelector',
    'unstable_gridHeaderFilteringMenuSelector',
  ])
    claim(
      `${name} is removed`,
      {
        'migration/migration-data-grid-v6': [
          'Import locales from /locales',
          'Set the filter delay with a prop {/ #set-the-delay-with-a-prop /}',
          'Rename selectors and methods',
        ],
      },
      () => {
        expect(grid).not.toHaveProperty(name);
        expect(premium).not.toHaveProperty(name);
      },
    );

  for (const name of [
    'gridDensitySelector',
    'gridDensityFactorSelector',
    'gridFocusColumnGroupHeaderSelector',
    'gridTabIndexColumnGroupHeaderSelector',
    'gridFocusColumnHeaderFilterSelector',
    'gridHeaderFilteringEditFieldSelector',
    'gridHeaderFilteringMenuSelector',
    'GridPinnedColumnPosition',
  ])
    claim(
      `${name} exists`,
      {
        'migration/migration-data-grid-v6': [
          'Rename selectors and methods',
          'GridPinnedColumns is now the type of the pinned columns themselves.',
        ],
      },
      () => {
        expect(grid).toHaveProperty(name);
      },
    );

  claim(
    'locales have a folder',
    { 'migration/migration-data-grid-v6': 'Import locales from /locales' },
    () => {
      expect(loadPackage('@mui/x-data-grid@7/locales')).toHaveProperty('frFR');
    },
  );
});

describe('props', () => {
  const defaults = grid.DATA_GRID_PROPS_DEFAULT_VALUES as Record<string, unknown>;

  claim(
    'buffers are in pixels',
    {
      'migration/migration-data-grid-v6': [
        'The virtualization buffers are now distances instead of numbers of rows and columns.',
        'The default for both is 150 pixels. The thresholds are gone.',
      ],
    },
    () => {
      expect(defaults).toMatchObject({ rowBufferPx: 150, columnBufferPx: 150 });
      for (const gone of ['rowBuffer', 'columnBuffer', 'rowThreshold', 'columnThreshold'])
        expect(defaults).not.toHaveProperty(gone);
    },
  );

  claim(
    'the density has no default any more, because it is controlled',
    {
      'migration/migration-data-grid-v6': [
        'In version 7, the prop is controlled: if you pass only density, the density that users choose has no effect.',
        'To control the density, pass density with onDensityChange.',
      ],
    },
    () => {
      expect(defaults).not.toHaveProperty('density');
      const hook = read7('', 'hooks/features/density/useGridDensity.js');
      expect(hook).toMatch(/propModel: props\.density/);
      expect(hook).toMatch(/initialState\?\.density/);
    },
  );

  claim(
    'components and componentsProps are removed',
    {
      'migration/migration-data-grid-v6':
        'components and componentsProps become slots and slotProps',
    },
    () => {
      const props = read7('', 'models/props/DataGridProps.d.ts');
      expect(hasMember(props, 'slots')).toBe(true);
      expect(hasMember(props, 'components')).toBe(false);
      expect(hasMember(props, 'componentsProps')).toBe(false);
    },
  );

  for (const name of [
    'cellSelection',
    'cellSelectionModel',
    'onCellSelectionModelChange',
    'splitClipboardPastedText',
    'headerFilters',
    'ignoreValueFormatterDuringExport',
  ])
    claim(
      `${name} is stable`,
      { 'migration/migration-data-grid-v6': 'Remove prefixes of stable features' },
      () => {
        const props = [
          read7('', 'models/props/DataGridProps.d.ts'),
          read7('-pro', 'models/dataGridProProps.d.ts'),
          read7('-premium', 'models/dataGridPremiumProps.d.ts'),
        ].join('\n');
        expect(hasMember(props, name)).toBe(true);
        expect(hasMember(props, `unstable_${name}`)).toBe(false);
      },
    );

  claim(
    'flags are removed',
    {
      'migration/migration-data-grid-v6':
        'Column groups, pasting, lazy loading, and improved accessibility no longer need a flag.',
    },
    () => {
      const text = read7('', 'models/props/DataGridProps.d.ts');
      const [body] = /interface GridExperimentalFeatures [^]*?\n}/.exec(text) ?? [];
      expect(body).toMatch(/{\s*warnIfFocusStateIsNotSynced: boolean;\s*}/);
    },
  );
});

describe('columns and filters', () => {
  claim(
    'functions receive value, row, column and apiRef',
    {
      'migration/migration-data-grid-v6':
        'All of these functions receive the same arguments: the value, the row, the column, and apiRef.',
    },
    () => {
      const text = read7('', 'models/colDef/gridColDef.d.ts');
      for (const name of ['Getter', 'Formatter', 'Setter', 'Parser'])
        expect(text).toMatch(
          new RegExp(`type GridValue${name}<.*\\(value: .*row.*column: .*apiRef`),
        );
      expect(text).toMatch(/type GridColSpanFn<.*\(value: .*row.*column: .*apiRef/);
      expect(text).not.toContain('V7');
    },
  );

  claim(
    'the old types are removed',
    {
      'migration/migration-data-grid-v6':
        'valueGetter, valueFormatter, valueSetter, valueParser, and colSpan now receive values instead of a parameter object.',
    },
    () => {
      expect(read7('', 'models/params/gridCellParams.d.ts')).not.toMatch(
        /GridValue(Getter|Setter|Formatter)Params/,
      );
    },
  );

  claim(
    'so do filters',
    {
      'migration/migration-data-grid-v6': [
        'Filter functions receive the same arguments as valueGetter.',
        'Only the versions with the V7 suffix remain,',
      ],
    },
    () => {
      const text = read7('', 'models/gridFilterOperator.d.ts');
      expect(text).not.toContain('V7');
      expect(text).not.toContain('Legacy');
    },
  );

  claim(
    'the quick filter searches visible columns',
    {
      'migration/migration-data-grid-v6':
        'The quick filter no longer searches hidden columns.',
    },
    () => {
      expect(read7('', 'hooks/features/filter/gridFilterUtils.js')).toContain(
        'quickFilterExcludeHiddenColumns ?? true',
      );
    },
  );
});

describe('slots, texts and classes', () => {
  const slots = read7('', 'models/gridSlotsComponent.d.ts');

  claim(
    'slots',
    {
      'migration/migration-data-grid-v6': [
        'Slot names now begin with a lowercase letter.',
        'The list of columns is now a separate slot, columnsManagement.',
        'panel replaces preferencesPanel.',
        'baseSwitch is gone because the list of columns now has checkboxes: use baseCheckbox instead.',
      ],
    },
    () => {
      expect(hasMember(slots, 'columnsManagement')).toBe(true);
      for (const gone of ['preferencesPanel', 'baseSwitch', 'Toolbar'])
        expect(hasMember(slots, gone)).toBe(false);
    },
  );

  claim(
    'texts',
    { 'migration/migration-data-grid-v6': 'The columns panel has new strings.' },
    () => {
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
    },
  );

  claim(
    'classes',
    {
      'migration/migration-data-grid-v6': [
        'Replace removed CSS classes',
        'Elements that only wrapped these parts are gone, along with their classes.',
      ],
    },
    () => {
      const classes = Object.keys(grid.gridClasses as object);
      for (const gone of [
        'cellContent',
        'columnsPanel',
        'columnsPanelRow',
        'pinnedColumns--left',
        'pinnedColumns--right',
        'pinnedColumnHeaders',
        'pinnedColumnHeaders--left',
        'pinnedColumnHeaders--right',
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
          'columnsManagement',
          'columnsManagementRow',
          'cell--pinnedLeft',
          'cell--pinnedRight',
          'columnHeader--pinnedLeft',
          'columnHeader--pinnedRight',
          'columnHeader--withLeftBorder',
          'columnHeader--withRightBorder',
        ]),
      );
    },
  );

  claim(
    'headers have a background',
    {
      'migration/migration-data-grid-v6': [
        'Headers and pinned columns now have a background, because other cells scroll below them.',
        'The background is palette.background.default.',
        'If the grid is on a surface of a different color, set the background in the theme:',
      ],
    },
    () => {
      const text = read7('', 'components/containers/GridRootStyles.js');
      expect(text).toMatch(
        /mixins\.MuiDataGrid\?\.containerBackground \?\? t\.palette\.background\.default/,
      );
      expect(text).toContain(
        'mixins.MuiDataGrid?.pinnedBackground ?? containerBackground',
      );
    },
  );
});

describe('behavior', () => {
  claim(
    'selected rows are printed',
    {
      'migration/migration-data-grid-v6':
        'Print | All rows | The selected rows, if there are any',
    },
    () => {
      expect(read7('', 'hooks/features/export/useGridPrintExport.js')).toContain(
        'options?.getRowsToExport ?? defaultGetRowsToExport',
      );
    },
  );

  claim(
    'roles',
    {
      'migration/migration-data-grid-v6': [
        'Cell role | cell | gridcell',
        'Role with tree data | grid | treegrid',
      ],
    },
    () => {
      expect(read7('', 'components/cell/GridCell.js')).toContain('role: "gridcell"');
      expect(read7('-pro', 'hooks/utils/useGridAriaAttributes.js')).toContain('treegrid');
      expect(read7('', 'hooks/utils/useGridAriaAttributes.js')).toMatch(
        /role: ['"]grid['"]/,
      );
    },
  );

  claim(
    'models group and aggregate columns that users cannot',
    {
      'migration/migration-data-grid-v6':
        'Columns with groupable: false or aggregable: false | Also excluded from models | Excluded only from the user interface: models and the API object still work',
    },
    () => {
      const folder = 'hooks/features';
      const grouping = read7(
        '-premium',
        `${folder}/rowGrouping/gridRowGroupingSelector.js`,
      );
      expect(grouping).toMatch(/model\.filter\(field => !!columnsLookup\[field\]\)/);
      expect(
        read7('-premium', `${folder}/aggregation/gridAggregationUtils.js`),
      ).not.toContain('aggregable');
    },
  );

  claim(
    'selects of the filter panel are not native',
    {
      'migration/migration-data-grid-v6':
        "Select fields in the filter panel | Native | Material UI's menu",
    },
    () => {
      expect(read7('', 'components/panel/filterPanel/GridFilterForm.js')).toMatch(
        /isBaseSelectNative = \w+(?:\?)?\.native \?\? false/,
      );
    },
  );

  claim(
    'sortColumn accepts a field',
    {
      'migration/migration-data-grid-v6':
        'sortColumn() now accepts the field instead of the column.',
    },
    () => {
      expect(read7('', 'models/api/gridSortApi.d.ts')).toMatch(
        /sortColumn: \(field: GridColDef\['field'\]/,
      );
    },
  );
});
