/**
 * @jest-environment jsdom
 */
import { cellOf, mountGrid, type GridProps } from '../../support/components/mountGrid';
import { headerOf, openMenu } from '../../support/components/gridParts';
import { act } from '@testing-library/react';
import { gridFilteredSortedRowIdsSelector, type GridColDef } from '@mui/x-data-grid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const row = {
  id: 1,
  plain: 'Ada',
  count: 1987,
  born: new Date(2011, 4, 9),
  seen: new Date(2025, 2, 14, 16, 30),
  flag: 'NO',
  isIn: true,
  long: 'A long text',
  own: 7,
};
const valueOptions = [{ value: 'NO', label: 'Norway' }, 'PA'];
const columns: GridColDef[] = [
  { field: 'plain' },
  { field: 'count', type: 'number' },
  { field: 'born', type: 'date' },
  { field: 'seen', type: 'dateTime' },
  { field: 'isIn', type: 'boolean' },
  { field: 'flag', type: 'singleSelect', valueOptions },
  { field: 'long', type: 'longText' },
  { field: 'own', type: 'custom' },
  { field: 'act', type: 'actions', renderCell: () => null },
];

const open = (props: Partial<GridProps> = {}) =>
  mountGrid({ rows: [row], columns, ...props });

claim(
  'a column with only a field has the documented defaults',
  {
    'data-grid/column-definition': [
      'headerName | The title in the header | The field |',
      "type | The defaults for sorting, filters, alignment, formatting, and editing | 'string' |",
      'width | Width in pixels | 100 |',
      'minWidth | Smallest width in pixels | 50 |',
      'maxWidth | Largest width in pixels | Infinity |',
      'flex | Share of the remaining space; replaces width | None |',
    ],
  },
  () => {
    const { api } = open();
    expect(headerOf('plain')).toHaveTextContent('plain');
    expect(api.getColumn('plain')).toMatchObject({
      type: 'string',
      width: 100,
      minWidth: 50,
      maxWidth: Infinity,
      align: 'left',
    });
    expect(api.getColumn('plain').flex).toBeUndefined();
    expect(defaultOf('GridColDef', 'type')).toBe("'string'");
  },
);

claim(
  'types set the text and the alignment',
  {
    'data-grid/column-definition': [
      "'string' | Text, or anything with a useful string form | Unchanged | Left |",
      "'longText' | Text | One line, with a button that opens the whole text | Left |",
      "'number' | Number | value.toLocaleString() | Right |",
      "'date' | Date object | value.toLocaleDateString() | Left |",
      "'dateTime' | Date object | value.toLocaleString() | Left |",
      "'boolean' | true or false | A check mark or a cross | Center |",
      "'singleSelect' | One of valueOptions | The label of the option | Left |",
      "'actions' | None | Your buttons and menu | Center |",
      "'custom' | Anything | Like 'string', unless you set more properties | Left |",
      'A number column shows the year 1987 as "1,987" in English.',
    ],
  },
  () => {
    const { api } = open();
    const shown = columns.map(({ field }) => [
      field,
      cellOf(1, field).textContent,
      api.getColumn(field).align,
      api.getColumn(field).headerAlign ?? 'left',
    ]);
    expect(shown).toEqual([
      ['plain', 'Ada', 'left', 'left'],
      ['count', '1,987', 'right', 'right'],
      ['born', '5/9/2011', 'left', 'left'],
      ['seen', '3/14/2025, 4:30:00 PM', 'left', 'left'],
      ['isIn', 'yes', 'center', 'center'],
      ['flag', 'Norway', 'left', 'left'],
      ['long', 'A long text', 'left', 'left'],
      ['own', '7', 'left', 'left'],
      ['act', '', 'center', 'center'],
    ]);
    expect(cellOf(1, 'isIn').querySelector('svg')).toHaveAttribute('data-value', 'true');
    expect(cellOf(1, 'long').querySelector('button')).not.toBeNull();
  },
);

claim(
  'a date column throws for a value that is not a Date, unless it has a formatter',
  {
    'data-grid/column-definition':
      'date and dateTime columns without a valueFormatter throw an error if a non-empty value is not a Date.',
  },
  () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const born of ['2011-05-09', 1_304_892_000_000])
      expect(() => open({ rows: [{ ...row, born }] })).toThrow('valueGetter');
    expect(() => open({ rows: [{ ...row, born: null }] }).unmount()).not.toThrow();
    expect(() => open({ rows: [{ ...row, seen: '2025-03-14' }] })).toThrow('valueGetter');
    silence.mockRestore();
    for (const type of ['date', 'dateTime'] as const) {
      const column: GridColDef = {
        field: 'born',
        type,
        valueFormatter: (value) => `${value}`,
      };
      const { unmount } = open({
        columns: [column],
        rows: [{ id: 1, born: 'May 2011' }],
      });
      expect(cellOf(1, 'born')).toHaveTextContent('May 2011');
      unmount();
    }
  },
);

claim(
  'cells of boolean and longText columns show the value, whatever the formatter returns',
  {
    'data-grid/column-definition':
      "`boolean` and `longText` cells don't show the formatted text.",
  },
  () => {
    const valueFormatter = () => 'formatted';
    const { api } = open({
      columns: [
        { field: 'isIn', type: 'boolean', valueFormatter },
        { field: 'long', type: 'longText', valueFormatter },
        { field: 'plain', valueFormatter },
      ],
    });
    expect(cellOf(1, 'isIn')).toHaveTextContent('yes');
    expect(cellOf(1, 'long')).toHaveTextContent('A long text');
    expect(cellOf(1, 'plain')).toHaveTextContent('formatted');
    expect(api.getDataAsCsv()).toMatch(/formatted,formatted,formatted$/);
  },
);

claim(
  'the search includes a column that cannot be filtered',
  {
    'data-grid/column-definition':
      'filterable: false | Filter by it; the quick filter still uses it',
  },
  () => {
    const left = (words: string[]) => {
      const { api, unmount } = open({
        columns: [{ field: 'plain', filterable: false }],
        initialState: {
          filter: { filterModel: { items: [], quickFilterValues: words } },
        },
      });
      const { length } = gridFilteredSortedRowIdsSelector({ current: api });
      unmount();
      return length;
    };
    expect([left(['Ada']), left(['Eve'])]).toEqual([1, 0]);
  },
);

claim(
  'singleSelect accepts other objects and a function of the row',
  {
    'data-grid/column-definition':
      'or a function that returns one of these for a row. For other objects, add getOptionValue and getOptionLabel.',
  },
  () => {
    const lists: unknown[] = [];
    open({
      columns: [
        {
          field: 'flag',
          type: 'singleSelect',
          valueOptions: (params) => {
            lists.push(params.row);
            return [{ code: 'NO', name: 'Norge' }];
          },
          getOptionValue: (option) => (option as unknown as { code: string }).code,
          getOptionLabel: (option) => (option as unknown as { name: string }).name,
        },
      ],
    });
    expect(cellOf(1, 'flag')).toHaveTextContent('Norge');
    expect(lists).toContain(row);
  },
);

claim(
  'a new array sets up all columns again',
  {
    'data-grid/column-definition':
      'A new array makes the grid set up all columns again, and users lose their column widths and order.',
  },
  () => {
    let events = 0;
    const { api, update } = open({
      columns: [{ field: 'plain', headerName: 'Old', width: 200 }],
    });
    api.subscribeEvent('columnsChange', () => {
      events += 1;
    });
    update({});
    expect(events).toBe(0);
    act(() => api.setColumnWidth('plain', 300));
    events = 0;
    update({ columns: [{ field: 'plain' }] });
    expect(events).toBeGreaterThan(0);
    expect(api.getColumn('plain').width).toBe(100);
    expect(headerOf('plain')).toHaveTextContent('plain');
  },
);

claim(
  'the effects of each column flag',
  {
    'data-grid/column-definition': [
      'sortable: false | Sort by the column',
      'filterable: false | Filter by it',
      'hideable: false | Hide it',
      'resizable: false | Change its width',
      'disableColumnMenu: true | Open its menu',
      "disableExport: true | Export it, unless you list it in the export's fields",
    ],
  },
  () => {
    const menuOf = (column: Partial<GridColDef>) => {
      const { api, unmount } = open({
        columns: [{ field: 'plain', ...column }, { field: 'own' }],
      });
      const hasButton = headerOf('plain').querySelector('[aria-haspopup]') !== null;
      const found = hasButton ? openMenu(api, 'plain') : [];
      const hasLine = headerOf('plain').querySelector(
        '.MuiDataGrid-columnSeparator--resizable',
      );
      const csv = api.getDataAsCsv();
      const listed = api.getDataAsCsv({ fields: ['plain'] });
      unmount();
      return { menu: found, isResizable: hasLine !== null, csv, listed };
    };
    const all = [
      'Sort by ASC',
      'Sort by DESC',
      'Filter',
      'Hide column',
      'Manage columns',
    ];
    expect(menuOf({})).toEqual({
      menu: all,
      isResizable: true,
      csv: 'plain,own\r\nAda,7',
      listed: 'plain\r\nAda',
    });
    expect(menuOf({ sortable: false }).menu).toEqual(all.slice(2));
    expect(menuOf({ filterable: false }).menu).not.toContain('Filter');
    expect(menuOf({ hideable: false }).menu).not.toContain('Hide column');
    expect(menuOf({ resizable: false }).isResizable).toBe(false);
    expect(menuOf({ disableColumnMenu: true }).menu).toEqual([]);
    expect(menuOf({ disableExport: true })).toMatchObject({
      csv: 'own\r\n7',
      listed: 'plain\r\nAda',
    });
  },
);

claim(
  'a new array resets the order, not hidden columns, filters and sorting',
  {
    'data-grid/column-definition': [
      'users lose their column widths and order.',
      'Hidden columns stay hidden, and the remaining columns keep their filters and sorting.',
    ],
  },
  () => {
    const fields = () => api.getVisibleColumns().map(({ field }) => field);
    const { api, update } = mountGrid(
      { rows: [row], columns: columns.slice(0, 4) },
      { plan: 'pro' },
    );
    act(() => api.setColumnIndex('born', 0));
    act(() => api.setColumnVisibility('count', false));
    act(() => api.sortColumn('seen', 'desc'));
    const items = [{ id: 1, field: 'plain', operator: 'contains', value: 'a' }];
    act(() => api.setFilterModel({ items }));
    expect(fields()).toEqual(['born', 'plain', 'seen']);
    update({ columns: columns.slice(0, 5) });
    expect(fields()).toEqual(['plain', 'born', 'seen', 'isIn']);
    expect(api.getSortModel()).toEqual([{ field: 'seen', sort: 'desc' }]);
    expect(api.state.filter.filterModel.items).toEqual(items);
  },
);

claim(
  'updateColumns() resets what is omitted, except properties without default if the type stays',
  {
    'data-grid/column-definition':
      "The API object's updateColumns() can reset column properties that you omit.",
  },
  () => {
    const { api } = open({
      columns: [{ field: 'plain', headerName: 'Old', width: 200, editable: true }],
    });
    act(() => api.updateColumns([{ field: 'plain', headerName: 'New' }]));
    expect(api.getColumn('plain')).toMatchObject({
      headerName: 'New',
      width: 100,
      editable: false,
    });
    act(() => api.updateColumns([{ field: 'plain', type: 'string', editable: true }]));
    expect(api.getColumn('plain')).toMatchObject({ headerName: 'New', editable: true });
    act(() => api.updateColumns([{ field: 'plain', width: 90 }]));
    expect(api.getColumn('plain').headerName).toBeUndefined();
  },
);
