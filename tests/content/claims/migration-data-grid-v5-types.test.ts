/**
 * Claims of the guide from 5 to 6 that version 7, the oldest installed one, still shows:
 * removed names are missing, and their replacements exist.
 */
import { readCode } from '../../support/content/readPackage';
import { claim } from '../../support/content/claim';

const hasMember = (text: string, name: string): boolean =>
  new RegExp(`(^|[^\\w-])['"]?${name}['"]?\\??[:(]`, 'm').test(text);

claim(
  'filter items',
  {
    'migration/migration-data-grid-v5': [
      'Rename keys of the filter model',
      'The operator is now required.',
    ],
  },
  () => {
    const text = readCode('x-data-grid@7', 'models/gridFilterItem.d.ts');
    expect(text).toMatch(/\bfield: string;/);
    expect(text).toMatch(/\boperator: string;/);
    expect(text).not.toMatch(/columnField|operatorValue/);
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
