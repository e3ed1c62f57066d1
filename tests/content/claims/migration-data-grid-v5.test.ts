/**
 * Claims of the guide from 5 to 6 that version 7, the oldest installed one, still shows:
 * removed names are missing, and their replacements exist.
 */
import { claim } from '../../support/content/claim';
import { readCode } from '../../support/content/readPackage';

const load = (name: string) => jest.requireActual<Record<string, unknown>>(name);
const [grid, premium] = [
  load('@mui/x-data-grid-v7'),
  load('@mui/x-data-grid-premium-v7'),
];

const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])['"]?${name}['"]?\\??[:(]`, 'm').test(text);

const props = [
  readCode('x-data-grid-v7', 'models/props/DataGridProps.d.ts'),
  readCode('x-data-grid-pro-v7', 'models/dataGridProProps.d.ts'),
  readCode('x-data-grid-premium-v7', 'models/dataGridPremiumProps.d.ts'),
].join('\n');

describe('props', () => {
  test.each([
    ['selectionModel', 'rowSelectionModel'],
    ['onSelectionModelChange', 'onRowSelectionModelChange'],
    ['disableSelectionOnClick', 'disableRowSelectionOnClick'],
    ['disableMultipleSelection', 'disableMultipleRowSelection'],
    ['rowsPerPageOptions', 'pageSizeOptions'],
    ['pageSize', 'paginationModel'],
    ['onPageChange', 'onPaginationModelChange'],
    ['onPageSizeChange', 'onPaginationModelChange'],
    ['headerHeight', 'columnHeaderHeight'],
    ['showCellRightBorder', 'showCellVerticalBorder'],
    ['showColumnRightBorder', 'showColumnVerticalBorder'],
    ['onCellEditCommit', 'processRowUpdate'],
    ['onRowEditCommit', 'processRowUpdate'],
    ['editRowsModel', 'cellModesModel'],
    ['onEditRowsModelChange', 'onCellModesModelChange'],
    ['onColumnVisibilityChange', 'onColumnVisibilityModelChange'],
  ])('%s became %s', (before, after) => {
    expect(hasMember(props, before)).toBe(false);
    expect(hasMember(props, after)).toBe(true);
  });

  test.each([
    'disableExtendRowFullWidth',
    'columnTypes',
    'onError',
    'onCellFocusOut',
    'disableIgnoreModificationsIfProcessingProps',
  ])('%s is removed', (name) => {
    expect(hasMember(props, name)).toBe(false);
  });
});

describe('exports', () => {
  test.each([
    ['GridLinkOperator', 'GridLogicOperator'],
    ['GridFilterMenuItem', 'GridColumnMenuFilterItem'],
    ['GridColumnsMenuItem', 'GridColumnMenuColumnsItem'],
    ['HideGridColMenuItem', 'GridColumnMenuHideItem'],
    ['SortGridMenuItems', 'GridColumnMenuSortItem'],
    ['GridColumnPinningMenuItems', 'GridColumnMenuPinningItem'],
    ['GridRowGroupingColumnMenuItems', 'GridColumnMenuGroupingItem'],
    ['gridSelectionStateSelector', 'gridRowSelectionStateSelector'],
    ['gridVisibleSortedRowIdsSelector', 'gridExpandedSortedRowIdsSelector'],
    ['gridVisibleSortedRowEntriesSelector', 'gridExpandedSortedRowEntriesSelector'],
    ['gridVisibleRowCountSelector', 'gridExpandedRowCountSelector'],
    ['gridVisibleTopLevelRowCountSelector', 'gridFilteredTopLevelRowCountSelector'],
    [
      'gridVisibleSortedTopLevelRowEntriesSelector',
      'gridFilteredSortedTopLevelRowEntriesSelector',
    ],
    ['gridRowTreeDepthSelector', 'gridRowMaximumTreeDepthSelector'],
    ['allGridColumnsSelector', 'gridColumnDefinitionsSelector'],
    ['visibleGridColumnsSelector', 'gridVisibleColumnDefinitionsSelector'],
  ])('%s became %s', (before, after) => {
    expect(premium).not.toHaveProperty(before);
    expect(premium).toHaveProperty(after);
  });

  test.each(['GridDensityTypes', 'GridEvents', 'DATA_GRID_DEFAULT_SLOTS_COMPONENTS'])(
    '%s is not a value',
    (name) => expect(grid).not.toHaveProperty(name),
  );
});

test('texts and classes', () => {
  const texts = grid.GRID_DEFAULT_LOCALE_TEXT as object;
  expect(texts).toHaveProperty('filterPanelLogicOperator');
  expect(texts).toHaveProperty('filterPanelOperator');
  expect(texts).not.toHaveProperty('filterPanelLinkOperator');
  expect(texts).not.toHaveProperty('filterPanelOperators');
  const classes = grid.gridClasses as object;
  expect(classes).toHaveProperty('withBorderColor');
  expect(classes).toHaveProperty('filterFormLogicOperatorInput');
  expect(classes).not.toHaveProperty('withBorder');
});

test('filter items', () => {
  const text = readCode('x-data-grid-v7', 'models/gridFilterItem.d.ts');
  expect(text).toMatch(/\bfield: string;/);
  expect(text).toMatch(/\boperator: string;/);
  expect(text).not.toMatch(/columnField|operatorValue/);
});

test('events', () => {
  const text = readCode('x-data-grid-v7', 'models/events/gridEventLookup.d.ts');
  for (const name of [
    'rowSelectionChange',
    'scrollPositionChange',
    'columnHeaderKeyDown',
  ])
    expect(hasMember(text, name)).toBe(true);
  expect(hasMember(text, 'paginationModelChange')).toBe(true);
  for (const name of ['selectionChange', 'rowsScroll', 'pageChange', 'componentError'])
    expect(hasMember(text, name)).toBe(false);
});

test('the API object', () => {
  const read = (file: string) => readCode('x-data-grid-v7', `models/api/${file}.d.ts`);
  const editing = read('gridEditingApi');
  for (const name of ['startCellEditMode', 'stopCellEditMode', 'startRowEditMode'])
    expect(hasMember(editing, name)).toBe(true);
  for (const name of ['setCellMode', 'commitCellChange', 'setRowMode', 'commitRowChange'])
    expect(hasMember(editing, name)).toBe(false);
  expect(editing).toContain('ignoreModifications');
  expect(hasMember(read('gridFilterApi'), 'setFilterLogicOperator')).toBe(true);
  expect(hasMember(read('gridRowSelectionApi'), 'setRowSelectionModel')).toBe(true);
});

claim(
  'values are unknown in one type, and the row is the first type parameter',
  {
    'migration/migration-data-grid-v5': [
      'The value in `GridCellParams` is now `unknown` unless you set its type.',
      'In all types of parameters, the row comes before the value:',
    ],
  },
  () => {
    const text = readCode('x-data-grid-v7', 'models/params/gridCellParams.d.ts');
    expect(text).toMatch(
      /interface GridRenderCellParams<R extends GridValidRowModel = any, V = any/,
    );
    expect(text).toMatch(
      /interface GridCellParams<R extends GridValidRowModel = any, V = unknown/,
    );
    expect(hasMember(text, 'getValue')).toBe(false);
  },
);

test('what the codemod removes', () => {
  const folder = 'v6.0.0/data-grid';
  const flags = readCode(
    'x-codemod',
    `${folder}/remove-stabilized-experimentalFeatures/index.js`,
  );
  expect(flags).toContain("['newEditingApi', 'rowPinning', 'aggregation']");
  const preset = readCode('x-codemod', `${folder}/preset-safe/index.js`);
  expect(preset).toContain('removeStabilizedExperimentalFeatures');
  expect(preset).not.toMatch(/paginationModel|processRowUpdate/);
});
