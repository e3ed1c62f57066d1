/**
 * Claims of the guide from 4 to 5 that version 7, the oldest installed one, still shows:
 * removed names are missing, and their replacements exist.
 */
import fs from 'node:fs';
import { loadPackage, packageDir, readCode } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const grid = loadPackage('@mui/x-data-grid@7');

const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])['"]?${name}['"]?\\??[:(]`, 'm').test(text);

const props = readCode('x-data-grid@7', 'models/props/DataGridProps.d.ts');

for (const name of [
  'GRID_CELL_CSS_CLASS',
  'GRID_COLUMN_HEADER_CSS_CLASS',
  'GRID_COLUMN_HEADER_TITLE_CSS_CLASS',
  'GRID_ROW_CSS_CLASS',
  'GRID_NUMBER_COLUMN_TYPE',
  'gridCheckboxSelectionColDef',
  'plPLGrid',
  'ruRUGrid',
  'skSKGrid',
  'ukUAGrid',
  'useGridSlotComponentProps',
  'getInitialGridFilterState',
  'getInitialGridSortingState',
  'unorderedGridRowIdsSelector',
  'sortedGridRowIdsSelector',
  'sortedGridRowsSelector',
  'visibleSortedGridRowIdsSelector',
  'visibleSortedGridRowsSelector',
  'visibleGridRowCountSelector',
  'filterGridStateSelector',
  'filterGridItemsCounterSelector',
])
  claim(
    `${name} is removed`,
    {
      'migration/migration-data-grid-v4': [
        'The constants for class names are no longer exported.',
        'Set column types as strings',
        'Import locales by new names',
        'Replace useGridSlotComponentProps()',
        'Rename selectors',
        'Replace initial state functions',
      ],
    },
    () => {
      expect(grid).not.toHaveProperty(name);
    },
  );

for (const name of [
  'gridClasses',
  'GRID_CHECKBOX_SELECTION_COL_DEF',
  'useGridApiContext',
  'useGridRootProps',
  'useGridSelector',
  'gridRowCountSelector',
  'getDefaultGridFilterModel',
  'gridSortedRowIdsSelector',
  'gridSortedRowEntriesSelector',
  'gridFilterModelSelector',
  'gridFilterActiveItemsSelector',
])
  claim(
    `${name} exists`,
    {
      'migration/migration-data-grid-v4': [
        'Get class names from gridClasses',
        'Slot components now read the API object and the props with two hooks.',
        "The grid's props come from useGridRootProps().",
        'Selector names now begin with grid.',
      ],
    },
    () => {
      expect(grid).toHaveProperty(name);
    },
  );

claim(
  'props',
  {
    'migration/migration-data-grid-v4': [
      'Replace state with initialState {/ #start-with-initialstate /}',
      'The grid no longer has handlers that run when the pointer enters or leaves a cell or row.',
      'Handle cell edits {/ #react-to-what-users-type /}',
    ],
  },
  () => {
    for (const name of [
      'state',
      'onRowOver',
      'onRowOut',
      'onCellEnter',
      'onCellValueChange',
    ])
      expect(hasMember(props, name)).toBe(false);
    for (const name of ['initialState', 'sx', 'processRowUpdate'])
      expect(hasMember(props, name)).toBe(true);
  },
);

claim(
  'slots of basic components begin with "base"',
  {
    'migration/migration-data-grid-v4':
      'Version 5 has more such slots, and their names begin with "Base".',
  },
  () => {
    const slots = readCode('x-data-grid@7', 'models/gridSlotsComponent.d.ts');
    expect(hasMember(slots, 'baseCheckbox')).toBe(true);
    expect(hasMember(slots, 'checkbox')).toBe(false);
  },
);

claim(
  'selectRow deselects others with its third argument',
  {
    'migration/migration-data-grid-v4': [
      'In version 4, the third argument was true to keep other rows selected.',
      'Now it is true to deselect them.',
    ],
  },
  () => {
    const text = readCode('x-data-grid@7', 'models/api/gridRowSelectionApi.d.ts');
    expect(text).toMatch(
      /selectRow: \(id: GridRowId, isSelected\?: boolean, resetSelection\?: boolean\)/,
    );
  },
);

claim(
  'methods',
  {
    'migration/migration-data-grid-v4': [
      'Rename methods',
      'The grid filters whenever the model changes, so the methods that applied filters have no replacement.',
    ],
  },
  () => {
    const text = readCode('x-data-grid@7', 'models/api/gridFilterApi.d.ts');
    for (const name of ['upsertFilterItem', 'deleteFilterItem'])
      expect(hasMember(text, name)).toBe(true);
    for (const name of ['upsertFilter', 'deleteFilter', 'applyFilter', 'applyFilters'])
      expect(hasMember(text, name)).toBe(false);
    expect(readCode('x-data-grid@7', 'models/api/gridStateApi.d.ts')).not.toMatch(
      /getState:/,
    );
  },
);

claim(
  'classes',
  {
    'migration/migration-data-grid-v4': [
      'Rename classes',
      'The classes for the window element around the rows have no replacement.',
    ],
  },
  () => {
    const classes = Object.keys(grid.gridClasses as object);
    for (const gone of ['columnsContainer', 'viewport', 'renderingZone', 'gridMenuList'])
      expect(classes).not.toContain(gone);
    expect(classes).toEqual(
      expect.arrayContaining([
        'columnHeaders',
        'menuList',
        'toolbarContainer',
        'menu',
        'panel',
        'filterForm',
        'virtualScroller',
        'virtualScrollerContent',
        'virtualScrollerRenderZone',
      ]),
    );
  },
);

claim(
  'the first codemod is for version 6',
  {
    'migration/migration-data-grid-v4':
      'There is no codemod for the grid from version 4 to 5; the first one is for version 6.',
  },
  () => {
    const folders = fs.readdirSync(packageDir('x-codemod'));
    expect(folders).toContain('v6.0.0');
    expect(folders).not.toContain('v5.0.0');
  },
);
