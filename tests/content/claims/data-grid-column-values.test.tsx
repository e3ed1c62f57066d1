/**
 * @jest-environment jsdom
 */
import {
  cellOf,
  mountGrid,
  press,
  type GridProps,
} from '../../support/components/mountGrid';
import { find, headerOf } from '../../support/components/gridParts';
import * as React from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  GridActionsCell,
  GridActionsCellItem,
  gridFilteredSortedRowIdsSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const rows = [{ id: 1, plain: 'Ada', count: 1987 }];

const open = (props: Partial<GridProps> = {}) =>
  mountGrid({ rows, columns: [{ field: 'plain' }], ...props });

claim(
  'getter, formatter and renderer: arguments, and effects',
  {
    'data-grid/column-definition': [
      "The function receives the field's value, the row, the column, and apiRef, and returns the cell value.",
      'Its parameters include value, formattedValue, row, id, hasFocus, and tabIndex.',
      'The data behind the cell | valueGetter | Yes | Yes |',
      'The text for the value | valueFormatter | Only the quick filter, and not for numbers | Yes |',
      'How the cell looks | renderCell | No | No |',
      'The grid preserves unknown properties of a column. Callbacks such as valueGetter, valueFormatter, and renderCell receive the column',
    ],
  },
  async () => {
    const got: unknown[] = [];
    const calls = { getter: [] as unknown[][], formatter: [] as unknown[][] };
    const own = (extra: Partial<GridColDef>) => ({ field: 'own', unit: 'kg', ...extra });
    const { api } = open({
      rows: [1, 2, 3].map((id) => ({ id, base: -id })),
      columns: [
        own({
          valueGetter: (...all: unknown[]) => {
            calls.getter.push(all);
            return (all[1] as { base: number }).base * 10;
          },
          valueFormatter: (...all: unknown[]) => {
            calls.formatter.push(all);
            return `t${Math.abs(all[0] as number)}`;
          },
          renderCell: (params) => {
            got.push(params);
            return 'drawn';
          },
        }),
      ],
      initialState: { sorting: { sortModel: [{ field: 'own', sort: 'asc' }] } },
    });
    expect(cellOf(1, 'own')).toHaveTextContent('drawn');
    const apiRef = expect.objectContaining({ current: expect.anything() });
    const column = expect.objectContaining({ field: 'own', unit: 'kg' });
    expect(calls.getter[0]).toEqual([undefined, { id: 1, base: -1 }, column, apiRef]);
    expect(calls.formatter[0]).toEqual([-30, { id: 3, base: -3 }, column, apiRef]);
    expect(got[0]).toMatchObject({
      value: -30,
      formattedValue: 't30',
      row: { id: 3 },
      id: 3,
      hasFocus: false,
      tabIndex: -1,
      colDef: { unit: 'kg' },
    });
    expect(api.getSortedRowIds()).toEqual([3, 2, 1]);
    expect(api.getDataAsCsv()).toBe(['own', 't30', 't20', 't10'].join('\r\n'));

    const left = (model: Partial<GridFilterModel>) => {
      act(() => api.setFilterModel({ items: [], ...model }));
      return gridFilteredSortedRowIdsSelector({ current: api }).length;
    };
    expect(left({ items: [{ field: 'own', operator: 'equals', value: '-20' }] })).toBe(1);
    expect(left({ items: [{ field: 'own', operator: 'equals', value: 't20' }] })).toBe(0);
    expect(left({ quickFilterValues: ['t20'] })).toBe(1);
    expect(left({ quickFilterValues: ['drawn'] })).toBe(0);
  },
);

claim(
  'the clipboard has formatted text by default',
  {
    'data-grid/column-definition':
      'The CSV export and the clipboard also use the formatted text. To export raw values, set ignoreValueFormatterDuringExport on the grid.',
  },
  async () => {
    const written: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: async (text: string) => void written.push(text) },
    });
    const column: GridColDef = {
      field: 'count',
      valueFormatter: (value: number) => `n${value}`,
    };
    for (const isPlain of [false, true]) {
      const { unmount } = open({
        columns: [column],
        disableRowSelectionOnClick: true,
        ignoreValueFormatterDuringExport: isPlain,
      });
      press(cellOf(1, 'count'));
      fireEvent.keyDown(cellOf(1, 'count'), { key: 'c', keyCode: 67, ctrlKey: true });
      unmount();
    }
    expect(written).toEqual(['n1987', '1987']);
  },
);

claim(
  'the search reads the text of a formatter, but the value of a number',
  {
    'data-grid/column-definition':
      'The text for the value | valueFormatter | Only the quick filter, and not for numbers | Yes |',
  },
  () => {
    const valueFormatter = (value: number) => `n${value}`;
    const left = (type: 'string' | 'number', word: string) => {
      const { api, unmount } = open({
        columns: [{ field: 'count', type, valueFormatter }],
        initialState: {
          filter: { filterModel: { items: [], quickFilterValues: [word] } },
        },
      });
      const { length } = gridFilteredSortedRowIdsSelector({ current: api });
      unmount();
      return length;
    };
    expect([left('string', 'n1987'), left('string', 'n1988')]).toEqual([1, 0]);
    expect([left('number', 'n1987'), left('number', '1987')]).toEqual([0, 1]);
  },
);

claim(
  'a column of actions: header, menu item, selection, sorting, filters, export',
  {
    'data-grid/column-definition': [
      'showInMenu moves an action into a menu at the end.',
      'The label is the accessible name of a button and the text of a menu item. The column header is empty unless you set headerName',
      "Clicking in this column doesn't select the row. The column has no menu, and users can't sort or filter by it. Exports include the column only if you list it in their fields option.",
    ],
  },
  async () => {
    const { api } = open({
      columns: [
        { field: 'plain' },
        {
          field: 'act',
          type: 'actions',
          renderCell: (params) => (
            <GridActionsCell {...params}>
              <GridActionsCellItem icon={<i />} label="Archive" />
              <GridActionsCellItem icon={<i />} label="Print" showInMenu />
            </GridActionsCell>
          ),
        },
      ],
    });
    expect(headerOf('act')).toHaveTextContent('');
    expect(screen.getByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
    expect(screen.queryByText('Print')).toBeNull();
    press(cellOf(1, 'act'));
    expect(api.getSelectedRows().size).toBe(0);
    press(cellOf(1, 'plain'));
    expect(api.getSelectedRows().size).toBe(1);
    expect(api.getColumn('act')).toMatchObject({
      sortable: false,
      filterable: false,
      disableColumnMenu: true,
      disableExport: true,
    });
    expect(headerOf('act').querySelector('button')).toBeNull();
    expect(api.getDataAsCsv()).toBe('plain\r\nAda');
    expect(api.getDataAsCsv({ fields: ['plain', 'act'] })).toBe('plain,act\r\nAda,');
    await act(async () => find('[aria-haspopup="menu"][aria-label="more"]').click());
    expect(screen.getByText('Print')).toBeInTheDocument();
  },
);
