/** Claims of the guide from 7 to 8, read from both published versions. */
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

type Plan = '' | '-pro' | '-premium';

/** Folders of a plan's package in version 7 and in version 8. */
const foldersOf = (plan: Plan): [old: string, current: string] => [
  path.join(SITE_DIR, `node_modules/@mui/x-data-grid${plan}-v7`),
  path.join(SITE_DIR, `node_modules/@mui/x-data-grid${plan}`),
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
  test('the versions that the page compares', () => {
    const [old, current] = readManifests('');
    expect([old.version, current.version]).toEqual(['7.29.13', '8.29.3']);
  });

  test.each<Plan>(['', '-pro', '-premium'])(
    'x-data-grid%s keeps its peer dependencies',
    (plan) => {
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

  test('paths into the package are those of `exports`', () => {
    const [old, current] = readManifests('');
    expect(old.exports).toBeUndefined();
    const paths = Object.keys(current.exports ?? {});
    expect(paths).toEqual(expect.arrayContaining(['./locales', './themeAugmentation']));
    const [oldFolder, folder] = foldersOf('');
    for (const gone of ['node', 'modern', 'joy']) {
      expect(fs.existsSync(path.join(oldFolder, gone))).toBe(true);
      expect(fs.existsSync(path.join(folder, gone))).toBe(false);
    }
  });

  test('the types need TypeScript 5, which has const type parameters', () => {
    const file = 'node_modules/@mui/x-internals/store/createSelectorType.d.ts';
    const types = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
    expect(types).toMatch(/<const \w+/);
    const [, shared] = readBoth('', 'utils/createSelector.d.ts');
    expect(shared).toContain('@mui/x-internals/store');
  });

  test('native modules come first and import folders, which Material UI 5 and 6 do not map', () => {
    const [, { exports }] = readManifests('');
    const root = exports?.['.'] as Record<string, { default: string }>;
    const conditions = Object.keys(root);
    expect(conditions.indexOf('import')).toBeLessThan(conditions.indexOf('require'));
    expect(root.import?.default).toBe('./index.mjs');
    expect(root.require?.default).toBe('./index.js');
    const file = path.join(foldersOf('')[1], 'material/index.mjs');
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toMatch(/from ['"]@mui\/material\/styles['"]/);
  });

  test('Premium depends on a fork of exceljs', () => {
    const [old, current] = readManifests('-premium');
    expect(old.dependencies).toHaveProperty('exceljs');
    expect(current.dependencies).not.toHaveProperty('exceljs');
    expect(current.dependencies).toHaveProperty('@mui/x-internal-exceljs-fork');
  });
});

describe('exports', () => {
  const read = (name: string) => jest.requireActual<Record<string, unknown>>(name);
  const [old, current] = [read('@mui/x-data-grid-v7'), read('@mui/x-data-grid')];

  test.each([
    ['selectedGridRowsSelector', 'gridRowSelectionIdsSelector'],
    ['selectedGridRowsCountSelector', 'gridRowSelectionCountSelector'],
    ['selectedIdsLookupSelector', 'gridRowSelectionManagerSelector'],
    ['useGridApiEventHandler', 'useGridEvent'],
    ['useGridApiOptionHandler', 'useGridEventPriority'],
    ['createUseGridApiEventHandler', 'useGridEvent'],
    ['GridSaveAltIcon', 'GridDownloadIcon'],
  ])('%s became %s', (before, after) => {
    expect(old).toHaveProperty(before);
    expect(old).not.toHaveProperty(after);
    expect(current).not.toHaveProperty(before);
    expect(current).toHaveProperty(after);
  });

  test.each([
    'GridOverlays',
    'sanitizeFilterItemValue',
    'gridRowsDataRowIdToIdLookupSelector',
  ])('%s is removed', (name) => {
    expect(old).toHaveProperty(name);
    expect(current).not.toHaveProperty(name);
  });

  test('selectors for single rows replace methods', () => {
    expect(current).toHaveProperty('gridRowIdSelector');
    expect(current).toHaveProperty('gridRowNodeSelector');
    expect(current).toHaveProperty('gridFilteredSortedRowIdsSelector');
  });

  test('parts of the toolbar are new, and their predecessors still exist', () => {
    const parts = ['Toolbar', 'ToolbarButton', 'ColumnsPanelTrigger', 'QuickFilter'];
    for (const name of [...parts, 'FilterPanelTrigger', 'ExportCsv', 'ExportPrint']) {
      expect(old).not.toHaveProperty(name);
      expect(current).toHaveProperty(name);
    }
    expect(current).toHaveProperty('GridToolbar');
  });

  test('values of props', () => {
    const [before, after] = [old, current].map(
      (all) => all.DATA_GRID_PROPS_DEFAULT_VALUES as Record<string, unknown>,
    );
    expect(before).toMatchObject({
      resetPageOnSortFilter: false,
      indeterminateCheckboxAction: 'deselect',
    });
    expect(before).toHaveProperty('rowPositionsDebounceMs');
    expect(after).toMatchObject({ showToolbar: false });
    for (const gone of Object.keys(before ?? {}).filter((key) => !(key in (after ?? {}))))
      expect([
        'indeterminateCheckboxAction',
        'resetPageOnSortFilter',
        'rowPositionsDebounceMs',
        'unstable_rowSpanning',
      ]).toContain(gone);
  });

  test('texts', () => {
    const [before, after] = [old, current].map(
      (all) => all.GRID_DEFAULT_LOCALE_TEXT as Record<string, unknown>,
    );
    const gone = Object.keys(before ?? {}).filter((key) => !(key in (after ?? {})));
    expect(gone).toEqual(['MuiTablePagination']);
    for (const key of ['paginationRowsPerPage', 'paginationDisplayedRows'])
      expect(after).toHaveProperty(key);
    expect(after).toHaveProperty('noColumnsOverlayLabel');
    expect(after).toHaveProperty('headerFilterClear');
  });

  test('classes', () => {
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
  });
});

describe('props and types', () => {
  test.each<[Plan, file: string, before: string, after: string]>([
    ['', 'models/props/DataGridProps.d.ts', 'unstable_rowSpanning', 'rowSpanning'],
    ['-pro', 'models/dataGridProProps.d.ts', 'unstable_listView', 'listView'],
    ['-pro', 'models/dataGridProProps.d.ts', 'unstable_listColumn', 'listViewColumn'],
  ])('x-data-grid%s, %s: %s became %s', (plan, file, before, after) => {
    const [old, current] = readBoth(plan, file);
    expect([hasMember(old, before), hasMember(old, after)]).toEqual([true, false]);
    expect([hasMember(current, before), hasMember(current, after)]).toEqual([
      false,
      true,
    ]);
  });

  test('the data source and its error handler are in Community', () => {
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
  });

  test('expanded detail panels are a set', () => {
    const [old, current] = readBoth('-pro', 'models/dataGridProProps.d.ts');
    expect(old).toContain('detailPanelExpandedRowIds?: GridRowId[]');
    expect(current).toContain('detailPanelExpandedRowIds?: Set<GridRowId>');
  });

  test('the selection is an object', () => {
    const [old, current] = readBoth('', 'models/gridRowSelectionModel.d.ts');
    expect(old).toContain('GridRowSelectionModel = readonly GridRowId[]');
    expect(old).toContain('GridInputRowSelectionModel');
    expect(current).toContain("type: 'include' | 'exclude'");
    expect(current).not.toContain('GridInputRowSelectionModel');
  });

  test('GridSortItem is not exported', () => {
    const [old, current] = readBoth('', 'models/index.d.ts');
    expect(old).toMatch(/export \* from '.\/gridSortModel'/);
    expect(current).toMatch(/export type {[^}]*GridSortModel[^}]*}/);
    expect(current).not.toContain('GridSortItem');
  });

  test('cells have no focusElementRef', () => {
    const [old, current] = readBoth('', 'models/params/gridCellParams.d.ts');
    expect(hasMember(old, 'focusElementRef')).toBe(true);
    expect(hasMember(current, 'focusElementRef')).toBe(false);
  });

  test('slots', () => {
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
  });

  test('the API object starts with null and lost two methods', () => {
    const [old, current] = readBoth('', 'hooks/utils/useGridApiRef.d.ts');
    expect(old).not.toContain('null');
    expect(current).toContain('| null>');
    const state = readBoth('', 'models/api/gridStateApi.d.ts');
    expect(state.map((text) => hasMember(text, 'forceUpdate'))).toEqual([true, false]);
    const size = readBoth('', 'hooks/features/dimensions/gridDimensionsApi.d.ts');
    expect(size.map((text) => hasMember(text, 'resize'))).toEqual([true, false]);
  });

  test('useGridSelector compares with its fourth argument', () => {
    const [old, current] = readBoth('', 'hooks/utils/useGridSelector.d.ts');
    expect(bodyAfter(old, 'const useGridSelector:')).not.toContain('args');
    expect(bodyAfter(current, 'function useGridSelector<')).toMatch(/args\?.*equals\?/);
  });

  test('the lookup contains only hidden rows', () => {
    const file = 'hooks/features/filter/gridFilterState.d.ts';
    const [old, current] = readBoth('', file).map((text) =>
      bodyOf(text, 'GridFilterState'),
    );
    expect(old).toContain('filteredRowsLookup: Record<GridRowId, boolean>');
    expect(current).toContain('filteredRowsLookup: Record<GridRowId, false>');
  });

  test('colors moved from mixins to the palette', () => {
    const [old, current] = readBoth('', 'themeAugmentation/overrides.d.ts');
    expect(old).toContain('containerBackground');
    expect(old).toContain('pinnedBackground');
    for (const key of ['bg', 'headerBg', 'pinnedBg'])
      expect(hasMember(bodyOf(current, 'PaletteDataGrid') || current, key)).toBe(true);
  });

  test('LicenseInfo is not exported', () => {
    for (const plan of ['-pro', '-premium'] as const) {
      const [old, current] = readBoth(plan, 'index.d.ts');
      expect(old).toContain('LicenseInfo');
      expect(current).not.toContain('LicenseInfo');
    }
  });
});

describe('behavior that does not show in types', () => {
  test('selecting in trees includes parents and descendants', () => {
    const values = readBoth('', 'hooks/features/rowSelection/utils.js').map((text) =>
      /PROPAGATION_DEFAULT = {\s*parents: (\w+),\s*descendants: (\w+)/.exec(text),
    );
    expect(values.map((match) => match?.slice(1))).toEqual([
      ['false', 'false'],
      ['true', 'true'],
    ]);
  });

  test('row grouping has the role treegrid without a flag', () => {
    const [old, current] = readBoth('-premium', 'hooks/utils/useGridAriaAttributes.js');
    expect(old).toContain('ariaV8');
    expect(current).not.toContain('ariaV8');
    expect(current).toContain('treegrid');
  });

  test('the clear button of header filters is off', () => {
    const file = 'components/headerFiltering/GridHeaderFilterCell.js';
    const values = readBoth('-pro', file).map(
      (text) => /showClearIcon = (\w+)/.exec(text)?.[1],
    );
    expect(values).toEqual(['true', 'false']);
  });

  test('the header counts selectable rows', () => {
    const file = 'components/columnSelection/GridHeaderCheckbox.js';
    const [old, current] = readBoth('', file);
    expect(old).not.toContain('apiRef.current.isRowSelectable(');
    expect(current).toContain('apiRef.current.isRowSelectable(');
  });

  test('columns are reset to the initial ones, and inputs are outlined', () => {
    const columns = 'components/columnsManagement/GridColumnsManagement.js';
    const [oldColumns, newColumns] = readBoth('', columns);
    expect(oldColumns).not.toContain('gridInitialColumnVisibilityModelSelector');
    expect(newColumns).toContain('gridInitialColumnVisibilityModelSelector');
    const form = readBoth('', 'components/panel/filterPanel/GridFilterForm.js');
    expect(form.map((text) => text.includes('variant: "standard"'))).toEqual([
      true,
      false,
    ]);
  });

  test('the toolbar has a quick filter and no menu of densities', () => {
    const [oldFolder, folder] = foldersOf('');
    const old = path.join(oldFolder, 'components/toolbar/GridToolbar.js');
    const current = path.join(folder, 'components/toolbarV8/GridToolbar.js');
    const [before, after] = [old, current].map((file) => fs.readFileSync(file, 'utf8'));
    expect(before).toContain('showQuickFilter = false');
    expect(before).toContain('GridToolbarDensitySelector');
    expect(after).toContain('showQuickFilter = true');
    expect(after).not.toContain('DensitySelector');
  });
});

test('CSS variables: which are gone, which are new, which stay', () => {
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
});
