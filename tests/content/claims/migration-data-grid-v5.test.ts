/**
 * Claims of the guide from 5 to 6 that version 7, the oldest installed one, still shows:
 * removed names are missing, and their replacements exist.
 */
import { claim } from '../../support/content/claim';
import { loadPackage, readCode } from '../../support/content/readPackage';

const [grid, premium] = [
  loadPackage('@mui/x-data-grid@7'),
  loadPackage('@mui/x-data-grid-premium@7'),
];

const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])['"]?${name}['"]?\\??[:(]`, 'm').test(text);

const props = [
  readCode('x-data-grid@7', 'models/props/DataGridProps.d.ts'),
  readCode('x-data-grid-pro@7', 'models/dataGridProProps.d.ts'),
  readCode('x-data-grid-premium@7', 'models/dataGridPremiumProps.d.ts'),
].join('\n');

describe('props', () => {
  for (const [before, after] of [
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
  ] as const)
    claim(
      `${before} became ${after}`,
      {
        'migration/migration-data-grid-v5': [
          'Hide columns with the model',
          'Control pagination with a model',
          'Rename the row selection props',
          'In version 6, cells can also be selected, so the new names contain "row".',
          'Rename border and height props',
          'Save in processRowUpdate()',
          'Control the cell and row modes',
        ],
      },
      () => {
        expect(hasMember(props, before)).toBe(false);
        expect(hasMember(props, after)).toBe(true);
      },
    );

  for (const name of [
    'disableExtendRowFullWidth',
    'columnTypes',
    'onError',
    'onCellFocusOut',
    'disableIgnoreModificationsIfProcessingProps',
  ])
    claim(
      `${name} is removed`,
      {
        'migration/migration-data-grid-v5': [
          'disableExtendRowFullWidth | Removes it',
          'The grid no longer accepts column types as a prop: spread the shared properties into each column instead.',
          'The grid no longer catches errors that occur while it renders.',
          'Replace the cell blur handler',
          'Version 6 keeps the cell or row in edit mode.',
        ],
      },
      () => {
        expect(hasMember(props, name)).toBe(false);
      },
    );
});

describe('exports', () => {
  for (const [before, after] of [
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
  ] as const)
    claim(
      `${before} became ${after}`,
      {
        'migration/migration-data-grid-v5': [
          'Rename keys of the filter model',
          'The items have new names:',
          'Rename selectors',
          'Selectors with "visible" in their names now have clearer names:',
        ],
      },
      () => {
        expect(premium).not.toHaveProperty(before);
        expect(premium).toHaveProperty(after);
      },
    );

  for (const name of [
    'GridDensityTypes',
    'GridEvents',
    'DATA_GRID_DEFAULT_SLOTS_COMPONENTS',
  ])
    claim(
      `${name} is not a value`,
      {
        'migration/migration-data-grid-v5': [
          'GridEvents is now only a type.',
          'Replace other removed types {/ #type-apiref-and-the-density /}',
        ],
      },
      () => expect(grid).not.toHaveProperty(name),
    );
});

claim(
  'texts and classes',
  {
    'migration/migration-data-grid-v5': [
      'Two `localeText` keys and a CSS class also have new names:',
      'The new class sets only the color.',
    ],
  },
  () => {
    const texts = grid.GRID_DEFAULT_LOCALE_TEXT as object;
    expect(texts).toHaveProperty('filterPanelLogicOperator');
    expect(texts).toHaveProperty('filterPanelOperator');
    expect(texts).not.toHaveProperty('filterPanelLinkOperator');
    expect(texts).not.toHaveProperty('filterPanelOperators');
    const classes = grid.gridClasses as object;
    expect(classes).toHaveProperty('withBorderColor');
    expect(classes).toHaveProperty('filterFormLogicOperatorInput');
    expect(classes).not.toHaveProperty('withBorder');
  },
);

claim(
  'values are unknown in one type, and the row is the first type parameter',
  {
    'migration/migration-data-grid-v5': [
      'The value in `GridCellParams` is now `unknown` unless you set its type.',
      'In the type arguments of all parameter types, the row comes before the value:',
    ],
  },
  () => {
    const text = readCode('x-data-grid@7', 'models/params/gridCellParams.d.ts');
    expect(text).toMatch(
      /interface GridRenderCellParams<R extends GridValidRowModel = any, V = any/,
    );
    expect(text).toMatch(
      /interface GridCellParams<R extends GridValidRowModel = any, V = unknown/,
    );
    expect(hasMember(text, 'getValue')).toBe(false);
  },
);

claim(
  'events',
  {
    'migration/migration-data-grid-v5':
      'Some events have new names, and one event covers both page and pageSize.',
  },
  () => {
    const text = readCode('x-data-grid@7', 'models/events/gridEventLookup.d.ts');
    for (const name of [
      'rowSelectionChange',
      'scrollPositionChange',
      'columnHeaderKeyDown',
    ])
      expect(hasMember(text, name)).toBe(true);
    expect(hasMember(text, 'paginationModelChange')).toBe(true);
    for (const name of ['selectionChange', 'rowsScroll', 'pageChange', 'componentError'])
      expect(hasMember(text, name)).toBe(false);
  },
);

claim(
  'the API object',
  {
    'migration/migration-data-grid-v5': [
      'Start and stop editing in code {/ #start-and-stop-editing-by-method /}',
      'To leave edit mode without saving, add ignoreModifications: true.',
      'Some methods have new names:',
    ],
  },
  () => {
    const read = (file: string) => readCode('x-data-grid@7', `models/api/${file}.d.ts`);
    const editing = read('gridEditingApi');
    for (const name of ['startCellEditMode', 'stopCellEditMode', 'startRowEditMode'])
      expect(hasMember(editing, name)).toBe(true);
    for (const name of [
      'setCellMode',
      'commitCellChange',
      'setRowMode',
      'commitRowChange',
    ])
      expect(hasMember(editing, name)).toBe(false);
    expect(editing).toContain('ignoreModifications');
    expect(hasMember(read('gridFilterApi'), 'setFilterLogicOperator')).toBe(true);
    expect(hasMember(read('gridRowSelectionApi'), 'setRowSelectionModel')).toBe(true);
  },
);

claim(
  'values of cells are unknown, and the row is the first type parameter',
  {
    'migration/migration-data-grid-v5': [
      'The value in GridCellParams is now unknown unless you set its type.',
      'In the type arguments of all parameter types, the row comes before the value:',
      'Cell parameters no longer have getValue().',
    ],
  },
  () => {
    const text = readCode('x-data-grid@7', 'models/params/gridCellParams.d.ts');
    expect(text).toMatch(
      /interface GridRenderCellParams<R extends GridValidRowModel = any, V = any/,
    );
    expect(text).toMatch(
      /interface GridCellParams<R extends GridValidRowModel = any, V = unknown/,
    );
    expect(hasMember(text, 'getValue')).toBe(false);
  },
);

claim(
  'what the codemod removes',
  {
    'migration/migration-data-grid-v5': [
      'The newEditingApi, rowPinning, and aggregation flags | Removes them',
      'Pagination props, hidden columns, editing, and GridColumns | Nothing',
    ],
  },
  () => {
    const folder = 'v6.0.0/data-grid';
    const flags = readCode(
      'x-codemod',
      `${folder}/remove-stabilized-experimentalFeatures/index.js`,
    );
    expect(flags).toContain("['newEditingApi', 'rowPinning', 'aggregation']");
    const preset = readCode('x-codemod', `${folder}/preset-safe/index.js`);
    expect(preset).toContain('removeStabilizedExperimentalFeatures');
    expect(preset).not.toMatch(/paginationModel|processRowUpdate/);
  },
);
