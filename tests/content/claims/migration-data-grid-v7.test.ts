/** Claims of the guide from 7 to 8, read from both published versions. */
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { claim } from '../../support/content/claim';
import { loadPackage, packageDir } from '../../support/content/readPackage';

type Plan = '' | '-pro' | '-premium';

/** Folders of a plan's package in version 7 and in version 8. */
const foldersOf = (plan: Plan): [old: string, current: string] => [
  packageDir(`x-data-grid${plan}@7`),
  packageDir(`x-data-grid${plan}`),
];

/** The text of one file of the package in both versions, without comments. */
function readBoth(plan: Plan, file: string): [string, string] {
  const [old, current] = foldersOf(plan).map((folder) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, ''),
  );
  return [old ?? '', current ?? ''];
}

/** The body of one interface, to match only its members. */
const bodyOf = (text: string, name: string): string =>
  new RegExp(`(?:interface|type) ${name}\\b[^]*?\\n}`).exec(text)?.[0] ?? '';

const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])['"]?${name}['"]?\\??[:(]`, 'm').test(text);

/** The rest of the line after a marker. */
function bodyAfter(text: string, mark: string): string {
  return text.split(mark)[1]?.split('\n')[0] ?? '';
}

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const readManifests = (plan: Plan) =>
  foldersOf(plan).map(
    (folder) =>
      JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest,
  ) as [Manifest, Manifest];

describe('packages', () => {
  claim(
    'the versions that the page compares',
    {
      'migration/migration-data-grid-v7':
        'It compares version 7.29.13 with version 8.29.3 and lists changes that can break your build or change what users see.',
    },
    () => {
      const [old, current] = readManifests('');
      expect([old.version, current.version]).toEqual(['7.29.13', '8.29.3']);
    },
  );

  for (const plan of ['', '-pro', '-premium'] as const)
    claim(
      `x-data-grid${plan} keeps its peer dependencies`,
      {
        'migration/migration-data-grid-v7': [
          'Their ranges are the same as in version 7:',
          'react, react-dom | 17, 18, 19',
          '@mui/material, @mui/system | 5 (5.15.14 or later), 6, 7',
          '@emotion/react, @emotion/styled | 11 (at least 11.9.0 and 11.8.1, respectively)',
        ],
      },
      () => {
        const [old, current] = readManifests(plan);
        expect(current.peerDependencies).toEqual(old.peerDependencies);
        expect(current.peerDependencies).toMatchObject({
          react: '^17.0.0 || ^18.0.0 || ^19.0.0',
          '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
          '@emotion/react': '^11.9.0',
          '@emotion/styled': '^11.8.1',
        });
      },
    );

  claim(
    'paths into the package are those of `exports`',
    {
      'migration/migration-data-grid-v7': [
        'Version 8 has an exports map.',
        "You can no longer import from folders that the map doesn't name, and the builds in node, modern, and joy are gone.",
        'Subpaths such as @mui/x-data-grid/locales and @mui/x-data-grid/themeAugmentation stay the same.',
      ],
    },
    () => {
      const [old, current] = readManifests('');
      expect(old.exports).toBeUndefined();
      const paths = Object.keys(current.exports ?? {});
      expect(paths).toEqual(expect.arrayContaining(['./locales', './themeAugmentation']));
      const [oldFolder, folder] = foldersOf('');
      for (const gone of ['node', 'modern', 'joy']) {
        expect(fs.existsSync(path.join(oldFolder, gone))).toBe(true);
        expect(fs.existsSync(path.join(folder, gone))).toBe(false);
      }
    },
  );

  claim(
    'the types need TypeScript 5, which has const type parameters',
    {
      'migration/migration-data-grid-v7':
        'Check TypeScript: the types of version 8 need TypeScript 5.0 or later.',
    },
    () => {
      const file = 'node_modules/@mui/x-internals/store/createSelectorType.d.ts';
      const types = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
      expect(types).toMatch(/<const \w+/);
      const [, shared] = readBoth('', 'utils/createSelector.d.ts');
      expect(shared).toContain('@mui/x-internals/store');
    },
  );

  claim(
    'native modules come first and import folders, which Material UI 5 and 6 do not map',
    { 'migration/migration-data-grid-v7': 'it ships native ES modules' },
    () => {
      const [, { exports }] = readManifests('');
      const root = exports?.['.'] as Record<string, { default: string }>;
      const conditions = Object.keys(root);
      expect(conditions.indexOf('import')).toBeLessThan(conditions.indexOf('require'));
      expect(root.import?.default).toBe('./index.mjs');
      expect(root.require?.default).toBe('./index.js');
      const file = path.join(foldersOf('')[1], 'material/index.mjs');
      const text = fs.readFileSync(file, 'utf8');
      expect(text).toMatch(/from ['"]@mui\/material\/styles['"]/);
    },
  );

  claim(
    'Premium depends on a fork of exceljs',
    {
      'migration/migration-data-grid-v7':
        'Data Grid Premium now depends on a fork of exceljs.',
    },
    () => {
      const [old, current] = readManifests('-premium');
      expect(old.dependencies).toHaveProperty('exceljs');
      expect(current.dependencies).not.toHaveProperty('exceljs');
      expect(current.dependencies).toHaveProperty('@mui/x-internal-exceljs-fork');
    },
  );
});

describe('exports', () => {
  const [old, current] = [
    loadPackage('@mui/x-data-grid@7'),
    loadPackage('@mui/x-data-grid'),
  ];

  for (const [before, after] of [
    ['selectedGridRowsSelector', 'gridRowSelectionIdsSelector'],
    ['selectedGridRowsCountSelector', 'gridRowSelectionCountSelector'],
    ['selectedIdsLookupSelector', 'gridRowSelectionManagerSelector'],
    ['useGridApiEventHandler', 'useGridEvent'],
    ['useGridApiOptionHandler', 'useGridEventPriority'],
    ['createUseGridApiEventHandler', 'useGridEvent'],
    ['GridSaveAltIcon', 'GridDownloadIcon'],
  ] as const)
    claim(
      `${before} became ${after}`,
      {
        'migration/migration-data-grid-v7': [
          'selectedGridRowsSelector | gridRowSelectionIdsSelector',
          'selectedGridRowsCountSelector | gridRowSelectionCountSelector',
          'selectedIdsLookupSelector | gridRowSelectionManagerSelector, which returns an object with a has() method',
          'The hooks have shorter names but the same arguments.',
          'createUseGridApiEventHandler() is gone: use useGridEvent().',
          'GridSaveAltIcon | GridDownloadIcon, or your own icon',
          'Hook | useGridApiEventHandler() | useGridEvent()',
          'Hook | useGridApiOptionHandler() | useGridEventPriority()',
        ],
      },
      () => {
        expect(old).toHaveProperty(before);
        expect(old).not.toHaveProperty(after);
        expect(current).not.toHaveProperty(before);
        expect(current).toHaveProperty(after);
      },
    );

  for (const name of [
    'GridOverlays',
    'sanitizeFilterItemValue',
    'gridRowsDataRowIdToIdLookupSelector',
  ])
    claim(
      `${name} is removed`,
      {
        'migration/migration-data-grid-v7': [
          'GridOverlays | The noRowsOverlay, noResultsOverlay, and loadingOverlay slots',
          'sanitizeFilterItemValue() | Your own function',
          'gridRowsDataRowIdToIdLookupSelector | gridRowsLookupSelector and gridRowIdSelector',
        ],
      },
      () => {
        expect(old).toHaveProperty(name);
        expect(current).not.toHaveProperty(name);
      },
    );

  claim(
    'selectors for single rows replace methods',
    {
      'migration/migration-data-grid-v7': [
        'To get the ids of all rows that pass the filter, use gridFilteredSortedRowIdsSelector.',
        'getRowId(), getRowNode() | gridRowIdSelector, gridRowNodeSelector',
      ],
    },
    () => {
      expect(current).toHaveProperty('gridRowIdSelector');
      expect(current).toHaveProperty('gridRowNodeSelector');
      expect(current).toHaveProperty('gridFilteredSortedRowIdsSelector');
    },
  );

  claim(
    'parts of the toolbar are new, and their predecessors still exist',
    {
      'migration/migration-data-grid-v7': [
        'GridToolbar and its parts still work but are deprecated.',
        'GridToolbarContainer | Toolbar',
        'GridToolbarColumnsButton | ColumnsPanelTrigger',
        'GridToolbarFilterButton | FilterPanelTrigger',
        'GridToolbarExport | ExportCsv, ExportPrint, ExportExcel',
        'GridToolbarQuickFilter | QuickFilter',
      ],
    },
    () => {
      const parts = ['Toolbar', 'ToolbarButton', 'ColumnsPanelTrigger', 'QuickFilter'];
      for (const name of [...parts, 'FilterPanelTrigger', 'ExportCsv', 'ExportPrint']) {
        expect(old).not.toHaveProperty(name);
        expect(current).toHaveProperty(name);
      }
      expect(current).toHaveProperty('GridToolbar');
    },
  );

  claim(
    'values of props',
    {
      'migration/migration-data-grid-v7': [
        'Version 8 ignores these props, and TypeScript reports them.',
        'resetPageOnSortFilter | When the sorting or the active filters change, the grid always shows the first page',
        'indeterminateCheckboxAction | A click on a half-checked checkbox selects the remaining rows',
        'Click on a half-checked checkbox | Deselects the rows | Selects the remaining rows',
        'rowPositionsDebounceMs | The delay for computing row positions can no longer be set',
      ],
    },
    () => {
      const [before, after] = [old, current].map(
        (all) => all.DATA_GRID_PROPS_DEFAULT_VALUES as Record<string, unknown>,
      );
      expect(before).toMatchObject({
        resetPageOnSortFilter: false,
        indeterminateCheckboxAction: 'deselect',
      });
      expect(before).toHaveProperty('rowPositionsDebounceMs');
      expect(after).toMatchObject({ showToolbar: false });
      for (const gone of Object.keys(before ?? {}).filter(
        (key) => !(key in (after ?? {})),
      ))
        expect([
          'indeterminateCheckboxAction',
          'resetPageOnSortFilter',
          'rowPositionsDebounceMs',
          'unstable_rowSpanning',
        ]).toContain(gone);
    },
  );

  claim(
    'texts',
    {
      'migration/migration-data-grid-v7': [
        'The pagination strings now have ordinary localeText keys.',
        "In version 7, they were props of Material UI's pagination component, grouped under one key.",
        'Your own translations need strings for the new keys, such as noColumnsOverlayLabel and headerFilterClear.',
      ],
    },
    () => {
      const [before, after] = [old, current].map(
        (all) => all.GRID_DEFAULT_LOCALE_TEXT as Record<string, unknown>,
      );
      const gone = Object.keys(before ?? {}).filter((key) => !(key in (after ?? {})));
      expect(gone).toEqual(['MuiTablePagination']);
      for (const key of ['paginationRowsPerPage', 'paginationDisplayedRows'])
        expect(after).toHaveProperty(key);
      expect(after).toHaveProperty('noColumnsOverlayLabel');
      expect(after).toHaveProperty('headerFilterClear');
    },
  );

  claim(
    'classes',
    {
      'migration/migration-data-grid-v7': [
        'The class for hidden content has a new name; the other classes have no replacement.',
        'Detail panels and pinned cells keep their own classes, such as .MuiDataGrid-detailPanel and .MuiDataGrid-cell--pinnedLeft.',
      ],
    },
    () => {
      const [before, after] = [old, current].map((all) =>
        Object.keys(all.gridClasses as object),
      );
      expect(before?.filter((key) => !after?.includes(key)).sort()).toEqual([
        'columnHeader--lastUnpinned',
        'detailPanels',
        'main--hasSkeletonLoadingOverlay',
        'pinnedColumns',
        'pinnedRowsRenderZone',
        'scrollbarFiller--borderBottom',
        'scrollbarFiller--borderTop',
        'scrollbarFiller--header',
      ]);
      for (const key of ['main--hiddenContent', 'detailPanel', 'cell--pinnedLeft'])
        expect(after).toContain(key);
    },
  );
});

describe('props and types', () => {
  for (const [plan, file, before, after] of [
    ['', 'models/props/DataGridProps.d.ts', 'unstable_rowSpanning', 'rowSpanning'],
    ['-pro', 'models/dataGridProProps.d.ts', 'unstable_listView', 'listView'],
    ['-pro', 'models/dataGridProProps.d.ts', 'unstable_listColumn', 'listViewColumn'],
  ] as const)
    claim(
      `x-data-grid${plan}, ${file}: ${before} became ${after}`,
      {
        'migration/migration-data-grid-v7': [
          'Row spanning, the data source, and the list view are now stable, so their props no longer begin with unstable_.',
          'The prop for the list view column also has a longer name.',
        ],
      },
      () => {
        const [old, current] = readBoth(plan, file);
        expect([hasMember(old, before), hasMember(old, after)]).toEqual([true, false]);
        expect([hasMember(current, before), hasMember(current, after)]).toEqual([
          false,
          true,
        ]);
      },
    );

  claim(
    'the data source and its error handler are in Community',
    {
      'migration/migration-data-grid-v7': [
        'The data source is now also available in the Community DataGrid.',
        'onDataSourceError now receives only an error, which contains the parameters of the failed request.',
        'Prop | unstable_dataSource | dataSource',
        'Prop | unstable_dataSourceCache | dataSourceCache',
        'Prop | unstable_onDataSourceError | onDataSourceError',
      ],
    },
    () => {
      const [old] = readBoth('-pro', 'models/dataGridProProps.d.ts');
      const [shared, current] = readBoth('', 'models/props/DataGridProps.d.ts');
      expect(hasMember(shared, 'unstable_dataSource')).toBe(true);
      expect(bodyOf(shared, 'DataGridPropsWithoutDefaultValue')).not.toContain(
        '_dataSource',
      );
      for (const prop of ['dataSourceCache', 'onDataSourceError'])
        expect(hasMember(old, `unstable_${prop}`)).toBe(true);
      const community = bodyOf(current, 'DataGridPropsWithoutDefaultValue');
      for (const prop of ['dataSource', 'dataSourceCache', 'onDataSourceError']) {
        expect(hasMember(current, `unstable_${prop}`)).toBe(false);
        expect(hasMember(community, prop)).toBe(true);
      }
      expect(old).toContain('(error: Error, params: GridGetRowsParams) => void');
      expect(current).toContain('(error: GridGetRowsError | GridUpdateRowError) => void');
    },
  );

  claim(
    'expanded detail panels are a set',
    { 'migration/migration-data-grid-v7': 'The ids of expanded rows are now a Set.' },
    () => {
      const [old, current] = readBoth('-pro', 'models/dataGridProProps.d.ts');
      expect(old).toContain('detailPanelExpandedRowIds?: GridRowId[]');
      expect(current).toContain('detailPanelExpandedRowIds?: Set<GridRowId>');
    },
  );

  claim(
    'the selection is an object',
    {
      'migration/migration-data-grid-v7': [
        'Replace the array with an object',
        'Version 7 also accepted a single id, with the type GridInputRowSelectionModel.',
      ],
    },
    () => {
      const [old, current] = readBoth('', 'models/gridRowSelectionModel.d.ts');
      expect(old).toContain('GridRowSelectionModel = readonly GridRowId[]');
      expect(old).toContain('GridInputRowSelectionModel');
      expect(current).toContain("type: 'include' | 'exclude'");
      expect(current).not.toContain('GridInputRowSelectionModel');
    },
  );

  claim(
    'GridSortItem is not exported',
    { 'migration/migration-data-grid-v7': 'GridSortItem | GridSortModel[number]' },
    () => {
      const [old, current] = readBoth('', 'models/index.d.ts');
      expect(old).toMatch(/export \* from '.\/gridSortModel'/);
      expect(current).toMatch(/export type {[^}]*GridSortModel[^}]*}/);
      expect(current).not.toContain('GridSortItem');
    },
  );

  claim(
    'cells have no focusElementRef',
    {
      'migration/migration-data-grid-v7':
        'FocusElement, focusElementRef in cells | hasFocus and your own ref',
    },
    () => {
      const [old, current] = readBoth('', 'models/params/gridCellParams.d.ts');
      expect(hasMember(old, 'focusElementRef')).toBe(true);
      expect(hasMember(current, 'focusElementRef')).toBe(false);
    },
  );

  claim(
    'slots',
    {
      'migration/migration-data-grid-v7': [
        "Material UI's pagination props move from the pagination slot to basePagination.",
        'baseFormControl, baseInputLabel, and baseInputAdornment are gone because text fields and selects now include their label and adornments.',
        'In TypeScript, slots.toolbar no longer accepts null: omit showToolbar instead.',
        'The interfaces BaseFormControlPropsOverrides and BaseInputAdornmentPropsOverrides are gone: extend BaseTextFieldPropsOverrides and BaseSelectPropsOverrides.',
      ],
    },
    () => {
      const [oldProps, props] = readBoth('', 'models/gridSlotsComponentsProps.d.ts');
      for (const gone of [
        'BaseFormControlPropsOverrides',
        'BaseInputAdornmentPropsOverrides',
      ]) {
        expect(oldProps).toContain(gone);
        expect(props).not.toContain(gone);
      }
      for (const kept of ['BaseTextFieldPropsOverrides', 'BaseSelectPropsOverrides'])
        expect(props).toContain(`export interface ${kept} {`);
      const [old, current] = readBoth('', 'models/gridSlotsComponent.d.ts');
      for (const slot of ['baseFormControl', 'baseInputLabel', 'baseInputAdornment']) {
        expect(hasMember(old, slot)).toBe(true);
        expect(hasMember(current, slot)).toBe(false);
      }
      expect([
        hasMember(old, 'basePagination'),
        hasMember(current, 'basePagination'),
      ]).toEqual([false, true]);
      expect(old).toMatch(/toolbar: .*\| null;/);
      expect(current).not.toMatch(/toolbar: .*\| null;/);
    },
  );

  claim(
    'the API object starts with null and lost two methods',
    {
      'migration/migration-data-grid-v7': [
        'useGridApiRef() now starts with null instead of an empty object, and its type includes null.',
        'The API object no longer has forceUpdate() or resize().',
      ],
    },
    () => {
      const [old, current] = readBoth('', 'hooks/utils/useGridApiRef.d.ts');
      expect(old).not.toContain('null');
      expect(current).toContain('| null>');
      const state = readBoth('', 'models/api/gridStateApi.d.ts');
      expect(state.map((text) => hasMember(text, 'forceUpdate'))).toEqual([true, false]);
      const size = readBoth('', 'hooks/features/dimensions/gridDimensionsApi.d.ts');
      expect(size.map((text) => hasMember(text, 'resize'))).toEqual([true, false]);
    },
  );

  claim(
    'useGridSelector compares with its fourth argument',
    {
      'migration/migration-data-grid-v7': [
        "The third argument is now the selector's parameter.",
        'The function that compares two results is now the fourth argument.',
      ],
    },
    () => {
      const [old, current] = readBoth('', 'hooks/utils/useGridSelector.d.ts');
      expect(bodyAfter(old, 'const useGridSelector:')).not.toContain('args');
      expect(bodyAfter(current, 'function useGridSelector<')).toMatch(/args\?.*equals\?/);
    },
  );

  claim(
    'the lookup contains only hidden rows',
    {
      'migration/migration-data-grid-v7':
        'filteredRowsLookup and visibleRowsLookup now list only the rows that fail the filter or are hidden, respectively, with the value false.',
    },
    () => {
      const file = 'hooks/features/filter/gridFilterState.d.ts';
      const [old, current] = readBoth('', file).map((text) =>
        bodyOf(text, 'GridFilterState'),
      );
      expect(old).toContain('filteredRowsLookup: Record<GridRowId, boolean>');
      expect(current).toContain('filteredRowsLookup: Record<GridRowId, false>');
    },
  );

  claim(
    'colors moved from mixins to the palette',
    {
      'migration/migration-data-grid-v7':
        'Three palette colors replace the two mixins from version 7 and set the backgrounds of the grid and its parts.',
    },
    () => {
      const [old, current] = readBoth('', 'themeAugmentation/overrides.d.ts');
      expect(old).toContain('containerBackground');
      expect(old).toContain('pinnedBackground');
      for (const key of ['bg', 'headerBg', 'pinnedBg'])
        expect(hasMember(bodyOf(current, 'PaletteDataGrid') || current, key)).toBe(true);
    },
  );

  claim(
    'LicenseInfo is not exported',
    {
      'migration/migration-data-grid-v7':
        'The Pro and Premium packages no longer export LicenseInfo.',
    },
    () => {
      for (const plan of ['-pro', '-premium'] as const) {
        const [old, current] = readBoth(plan, 'index.d.ts');
        expect(old).toContain('LicenseInfo');
        expect(current).not.toContain('LicenseInfo');
      }
    },
  );
});

describe('behavior that does not show in types', () => {
  claim(
    'selecting in trees includes parents and descendants',
    {
      'migration/migration-data-grid-v7':
        'Selection in trees and groups | Changes only the row itself | Also changes parents and descendants',
    },
    () => {
      const values = readBoth('', 'hooks/features/rowSelection/utils.js').map((text) =>
        /PROPAGATION_DEFAULT = {\s*parents: (\w+),\s*descendants: (\w+)/.exec(text),
      );
      expect(values.map((match) => match?.slice(1))).toEqual([
        ['false', 'false'],
        ['true', 'true'],
      ]);
    },
  );

  claim(
    'row grouping has the role treegrid without a flag',
    {
      'migration/migration-data-grid-v7':
        'Row grouping | The grid role, unless you set the ariaV8 flag | The treegrid role',
    },
    () => {
      const [old, current] = readBoth('-premium', 'hooks/utils/useGridAriaAttributes.js');
      expect(old).toContain('ariaV8');
      expect(current).not.toContain('ariaV8');
      expect(current).toContain('treegrid');
    },
  );

  claim(
    'the clear button of header filters is off',
    {
      'migration/migration-data-grid-v7': [
        'The button that clears a header filter is now in the header filter menu.',
        'To show the button in the cell again, set showClearIcon.',
      ],
    },
    () => {
      const file = 'components/headerFiltering/GridHeaderFilterCell.js';
      const values = readBoth('-pro', file).map(
        (text) => /showClearIcon = (\w+)/.exec(text)?.[1],
      );
      expect(values).toEqual(['true', 'false']);
    },
  );

  claim(
    'the header counts selectable rows',
    {
      'migration/migration-data-grid-v7':
        'Header checkbox | Half-checked if some rows cannot be selected | Checked when all selectable rows are selected',
    },
    () => {
      const file = 'components/columnSelection/GridHeaderCheckbox.js';
      const [old, current] = readBoth('', file);
      expect(old).not.toContain('apiRef.current.isRowSelectable(');
      expect(current).toContain('apiRef.current.isRowSelectable(');
    },
  );

  claim(
    'columns are reset to the initial ones, and inputs are outlined',
    {
      'migration/migration-data-grid-v7': [
        'Filter panel fields | The standard variant | The outlined variant, or the one in your theme',
        '"Reset" in the columns panel | Restores the columns as they were when the panel opened | Restores the initial columns',
      ],
    },
    () => {
      const columns = 'components/columnsManagement/GridColumnsManagement.js';
      const [oldColumns, newColumns] = readBoth('', columns);
      expect(oldColumns).not.toContain('gridInitialColumnVisibilityModelSelector');
      expect(newColumns).toContain('gridInitialColumnVisibilityModelSelector');
      const form = readBoth('', 'components/panel/filterPanel/GridFilterForm.js');
      expect(form.map((text) => text.includes('variant: "standard"'))).toEqual([
        true,
        false,
      ]);
    },
  );

  claim(
    'the toolbar has a quick filter and no menu of densities',
    {
      'migration/migration-data-grid-v7':
        'The new toolbar differs mainly in three ways: its buttons are icons with tooltips, it includes a quick filter, and it has no density menu.',
    },
    () => {
      const [oldFolder, folder] = foldersOf('');
      const old = path.join(oldFolder, 'components/toolbar/GridToolbar.js');
      const current = path.join(folder, 'components/toolbarV8/GridToolbar.js');
      const [before, after] = [old, current].map((file) => fs.readFileSync(file, 'utf8'));
      expect(before).toContain('showQuickFilter = false');
      expect(before).toContain('GridToolbarDensitySelector');
      expect(after).toContain('showQuickFilter = true');
      expect(after).not.toContain('DensitySelector');
    },
  );
});

claim(
  'CSS variables: which are gone, which are new, which stay',
  {
    'migration/migration-data-grid-v7': [
      'Version 8 no longer reads three CSS variables.',
      'The new variables that begin with --DataGrid-t- are computed from the theme.',
      "Don't set them: change the theme instead. --unstable_DataGrid-radius, --unstable_DataGrid-headWeight, and --DataGrid-rowBorderColor still work.",
    ],
  },
  () => {
    const [old, current] = foldersOf('').map((folder) => {
      const read = (file: string) =>
        fs.existsSync(path.join(folder, file))
          ? fs.readFileSync(path.join(folder, file), 'utf8')
          : '';
      const text = [
        'components/containers/GridRootStyles.js',
        'components/containers/GridOverlay.js',
        'constants/cssVariables.js',
      ].map(read);
      return new Set(text.join('\n').match(/--(?:unstable_)?DataGrid-[\w-]+/g));
    }) as [Set<string>, Set<string>];
    const GONE = ['containerBackground', 'pinnedBackground'].map(
      (name) => `--DataGrid-${name}`,
    );
    for (const name of [...GONE, '--unstable_DataGrid-overlayBackground']) {
      expect(old).toContain(name);
      expect(current).not.toContain(name);
    }
    const STAY = ['--unstable_DataGrid-radius', '--unstable_DataGrid-headWeight'];
    for (const name of [...STAY, '--DataGrid-rowBorderColor']) {
      expect(old).toContain(name);
      expect(current).toContain(name);
    }
    const isComputed = (name: string) => name.startsWith('--DataGrid-t-');
    expect([...old].some(isComputed)).toBe(false);
    expect([...current].filter(isComputed).length).toBeGreaterThan(20);
  },
);
