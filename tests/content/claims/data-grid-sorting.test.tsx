/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
import {
  gridDateComparator,
  gridNumberComparator,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid';
import { commandOf, headerOf, openMenu } from '../../support/components/gridParts';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, name: 'b', sum: 10 },
  { id: 2, name: 'a', sum: null },
  { id: 3, name: 'c', sum: 9 },
  { id: 4, name: 'a', sum: 12 },
];
const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'sum', type: 'number' },
];
const order = () => shownIds().join('');
const sortOf = (field: string) => headerOf(field).getAttribute('aria-sort');

claim(
  'clicks and Enter cycle through ascending, descending and none',
  {
    'data-grid/sorting': [
      'The first click on a header sorts in ascending order, the second in descending order, and the third returns to the order of the `rows` prop. The column menu has the same commands.',
      'The grid never reorders or mutates the `rows` array that you pass in.',
      'A sorted header has `aria-sort="ascending"` or `"descending"`; the others have `"none"`.',
      'When a header has focus, Enter applies the next step of `sortingOrder`.',
      'opens the column menu, where the sort commands are menu items',
    ],
  },
  async () => {
    mountGrid({ rows, columns });
    const seen = [order()];
    for (let click = 0; click < 3; click += 1) {
      fireEvent.click(headerOf('name'));
      seen.push(`${order()} ${sortOf('name')} ${sortOf('sum')}`);
    }
    expect(seen).toEqual([
      '1234',
      '2413 ascending none',
      '3124 descending none',
      '1234 none none',
    ]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    fireEvent.keyDown(headerOf('name'), { key: 'Enter' });
    expect(sortOf('name')).toBe('ascending');
    fireEvent.keyDown(headerOf('name'), { key: 'Enter', ctrlKey: true });
    await settle();
    expect(commandOf('Sort by DESC')).toBeInTheDocument();
    expect(commandOf('Unsort')).toBeInTheDocument();
  },
);

claim(
  'initialState is read once, and a model takes precedence over it',
  {
    'data-grid/sorting': [
      'An item with `null` leaves the rows as they are.',
      'The grid reads `initialState` only when it mounts.',
      'A controlled model overrides `initialState`. If you pass `sortModel` without updating it in `onSortModelChange`, the order is locked, and clicks on headers have no effect.',
    ],
  },
  () => {
    const asc = (field: string) => [{ field, sort: 'asc' as const }];
    const start = (field: string) => ({ sorting: { sortModel: asc(field) } });
    const { update, unmount } = mountGrid({ rows, columns, initialState: start('name') });
    expect(order()).toBe('2413');
    update({ initialState: start('sum') });
    expect(order()).toBe('2413');
    unmount();
    const onSortModelChange = jest.fn();
    const sortModel = asc('sum');
    const locked = { rows, columns, sortModel, onSortModelChange };
    const { update: change } = mountGrid({ ...locked, initialState: start('name') });
    expect(order()).toBe('2314');
    fireEvent.click(headerOf('name'));
    expect(onSortModelChange.mock.calls[0]?.[0]).toEqual(asc('name'));
    expect(order()).toBe('2314');
    change({ sortModel: [{ field: 'sum', sort: null }] });
    expect(order()).toBe('1234');
  },
);

claim(
  'Community sorts by one column, Pro by several',
  {
    'data-grid/sorting': [
      'To add a column, users hold Shift, Ctrl, or ⌘ Command while they click its header.',
      'Set `multipleColumnsSortingMode="always"` to add columns without a modifier key',
      'Set `disableMultipleColumnsSorting` to allow only one column.',
      'The Community `DataGrid` sorts by one column. If the model has more items, the grid keeps the first and logs an error. If a controlled model later grows beyond one item, the order stays the same, and `onSortModelChange` receives the shortened model.',
      'In Pro and Premium, Shift + Enter adds the column to the model.',
    ],
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const sortModel = [
      { field: 'name', sort: 'asc' as const },
      { field: 'sum', sort: 'desc' as const },
    ];
    const { api, unmount } = mountGrid({
      rows,
      columns,
      initialState: { sorting: { sortModel } },
    });
    expect(api.getSortModel()).toEqual([sortModel[0]]);
    expect(error.mock.calls.flat().join()).toContain('single item');
    unmount();
    const controlled = mountGrid({ rows, columns, sortModel });
    expect(order()).toBe('2413');
    controlled.update({ sortModel: [sortModel[1]!] });
    const onSortModelChange = jest.fn();
    controlled.update({ sortModel, onSortModelChange });
    expect(order()).toBe('4132');
    expect(onSortModelChange.mock.calls[0]?.[0]).toEqual([sortModel[0]]);
    controlled.unmount();
    error.mockRestore();

    const pro = mountGrid({ rows, columns }, { plan: 'pro' });
    const fieldsAfter = (event: (element: HTMLElement) => void) => {
      act(() => pro.api.setSortModel([sortModel[0]!]));
      event(headerOf('sum'));
      return pro.api.getSortModel().map(({ field }) => field);
    };
    const both = ['name', 'sum'];
    expect(fieldsAfter((cell) => fireEvent.click(cell))).toEqual(['sum']);
    for (const modifier of ['shiftKey', 'ctrlKey', 'metaKey'])
      expect(fieldsAfter((cell) => fireEvent.click(cell, { [modifier]: true }))).toEqual(
        both,
      );
    const keyDown = { key: 'Enter', shiftKey: true };
    expect(fieldsAfter((cell) => fireEvent.keyDown(cell, keyDown))).toEqual(both);
    act(() => pro.api.setSortModel(sortModel));
    expect(order()).toBe('4213');
    pro.update({ multipleColumnsSortingMode: 'always' });
    expect(fieldsAfter((cell) => fireEvent.click(cell))).toEqual(both);
    pro.update({ disableMultipleColumnsSorting: true });
    expect(fieldsAfter((cell) => fireEvent.click(cell, { shiftKey: true }))).toEqual([
      'sum',
    ]);
  },
);

claim(
  'the comparators of the types',
  {
    'data-grid/sorting': [
      'string, singleSelect, longText, custom | gridStringOrNumberComparator',
      'number | gridNumberComparator',
      'boolean | gridNumberComparator | false, then true',
      'date, dateTime | gridDateComparator',
      'actions | None: not sortable',
    ],
  },
  () => {
    const types = [
      'string',
      'singleSelect',
      'longText',
      'custom',
      'number',
      'boolean',
    ] as const;
    const all = [...types, 'date', 'dateTime', 'actions'] as const;
    const { api } = mountGrid({
      rows: [],
      columns: all.map((type) => ({ field: type, type })) as never,
    });
    const text = gridStringOrNumberComparator;
    const number = gridNumberComparator;
    expect(all.map((type) => api.getColumn(type).sortComparator).slice(0, 8)).toEqual([
      ...[text, text, text, text, number, number],
      gridDateComparator,
      gridDateComparator,
    ]);
    expect(api.getColumn('actions').sortable).toBe(false);
    expect(Math.sign(text('a10', 'a9', {} as never, {} as never))).toBe(-1);
    expect(Math.sign(number(false, true, {} as never, {} as never))).toBe(-1);
  },
);

claim(
  'empty cells, and a comparator that the grid does not negate',
  {
    'data-grid/sorting': [
      'The built-in comparators sort `null` and `undefined` as the smallest values, so empty cells come first in ascending order and last in descending order.',
      "It receives the direction and returns a comparator whose result the grid doesn't negate.",
      'If a column has both functions, `getSortComparator` takes precedence over `sortComparator`.',
    ],
  },
  () => {
    const sortModel = (sort: 'asc' | 'desc') => [{ field: 'sum', sort }];
    const { update } = mountGrid({ rows, columns, sortModel: sortModel('asc') });
    expect(order()).toBe('2314');
    update({ sortModel: sortModel('desc') });
    expect(order()).toBe('4132');
    const getSortComparator = jest.fn(() => (a: number | null, b: number | null) => {
      if (a == null || b == null) return Number(a == null) - Number(b == null);
      return a - b;
    });
    const sortComparator = jest.fn(() => 0);
    const own = [{ field: 'sum', sortComparator, getSortComparator }];
    update({ columns: own, sortModel: sortModel('desc') });
    update({ columns: own, sortModel: sortModel('asc') });
    expect(order()).toBe('3142');
    update({ columns: own, sortModel: sortModel('desc') });
    expect(order()).toBe('3142');
    expect(getSortComparator.mock.calls).toEqual(
      expect.arrayContaining([['asc'], ['desc']]),
    );
    expect(sortComparator).not.toHaveBeenCalled();
  },
);

claim(
  'a comparator receives values and the parameters of both cells',
  {
    'data-grid/sorting': [
      "Sorting uses the cell's value: the result of `valueGetter`",
      'The third and fourth arguments of a comparator describe the two cells: `id`, `field`, `value`, `rowNode`, and `api`.',
      "A new comparator in `columns` doesn't re-sort the rows. Call `applySorting()` after you replace a comparator.",
    ],
  },
  () => {
    const sortComparator = jest.fn((a: number, b: number) => a - b);
    const { api, update } = mountGrid({
      rows,
      columns: [
        {
          field: 'sum',
          valueGetter: (value: number | null) => -(value ?? 0),
          valueFormatter: () => 'x',
          sortComparator,
        },
      ],
      sortModel: [{ field: 'sum', sort: 'asc' }],
    });
    expect(order()).toBe('4132');
    const [a, b, first] = sortComparator.mock.calls[0] as unknown as [
      number,
      number,
      object,
    ];
    expect([typeof a, typeof b]).toEqual(['number', 'number']);
    expect(Object.keys(first).sort()).toEqual(['api', 'field', 'id', 'rowNode', 'value']);
    const count = sortComparator.mock.calls.length;
    const reverse = [{ field: 'sum', sortComparator: (x: number, y: number) => x - y }];
    update({ columns: reverse });
    expect(order()).toBe('4132');
    act(() => api.applySorting());
    expect(order()).toBe('2314');
    expect(sortComparator).toHaveBeenCalledTimes(count);
  },
);

claim(
  'the cycle: of the grid, of the column, and in the menu',
  {
    'data-grid/sorting': [
      'Clicks on a header cycle through the directions in `sortingOrder`.',
      "Set `sortingOrder` on the grid, or on individual columns to override the grid's setting.",
      'without `null`, it has no **Unsort** command',
    ],
  },
  () => {
    const { api } = mountGrid({
      rows,
      columns: [
        columns[0]!,
        { field: 'sum', type: 'number', sortingOrder: ['desc', 'asc'] },
      ],
      sortingOrder: ['desc', null],
    });
    const cycle = (name: string) =>
      [1, 2, 3].map(() => {
        fireEvent.click(headerOf(name));
        return sortOf(name);
      });
    expect(cycle('name')).toEqual(['descending', 'none', 'descending']);
    expect(cycle('sum')).toEqual(['descending', 'ascending', 'descending']);
    const items = openMenu(api, 'sum');
    expect(items).toContain('Sort by ASC');
    expect(items).not.toContain('Unsort');
  },
);

claim(
  'columns that users cannot sort can be sorted by code',
  {
    'data-grid/sorting': [
      'For one column, set `sortable: false` in its definition.',
      'For all columns, set `disableColumnSorting` on the grid.',
      'Both settings restrict users, not your code',
    ],
  },
  () => {
    const fixed = [{ field: 'name', sortable: false }, columns[1]!];
    const { api, update } = mountGrid({ rows, columns: fixed });
    fireEvent.click(headerOf('name'));
    expect(order()).toBe('1234');
    act(() => api.sortColumn('name', 'desc'));
    expect(order()).toBe('3124');
    update({ disableColumnSorting: true });
    fireEvent.click(headerOf('sum'));
    expect(order()).toBe('3124');
    act(() => api.setSortModel([{ field: 'sum', sort: 'asc' }]));
    expect(order()).toBe('2314');
  },
);

claim(
  'on the server the app defines the order; methods read and set it',
  {
    'data-grid/sorting': [
      'Set `sortingMode="server"`. The grid then keeps the rows in the order in which you pass them, shows the arrow in the header, and calls `onSortModelChange`',
      'Without direction, it uses the next step of sortingOrder.',
      'Replaces the model; [] removes all sorting.',
      'Return all rows, or their ids, in sorted order. Filtered-out rows are included.',
      'Returns the id of the row at an index in the sorted list.',
    ],
  },
  () => {
    const onSortModelChange = jest.fn();
    const props = { rows, columns, sortingMode: 'server' as const, onSortModelChange };
    const { unmount } = mountGrid(props);
    fireEvent.click(headerOf('name'));
    expect([order(), sortOf('name')]).toEqual(['1234', 'ascending']);
    expect(onSortModelChange).toHaveBeenCalledTimes(1);
    unmount();
    const items = [{ field: 'name', operator: 'equals', value: 'a' }];
    const { api } = mountGrid({ rows, columns, filterModel: { items } });
    const directions = [1, 2, 3].map(() => {
      act(() => api.sortColumn('name'));
      return api.getSortModel()[0]?.sort;
    });
    expect(directions).toEqual(['asc', 'desc', undefined]);
    act(() => api.sortColumn('name', 'asc'));
    expect(order()).toBe('24');
    expect(api.getSortedRowIds()).toEqual([2, 4, 1, 3]);
    expect(api.getSortedRows()).toHaveLength(4);
    expect(api.getRowIdFromRowIndex(2)).toBe(1);
    act(() => api.setSortModel([]));
    expect(api.getSortedRowIds()).toEqual([1, 2, 3, 4]);
  },
);

claim(
  'texts: sorting ignores case and accents; an empty text comes after null',
  {
    'data-grid/sorting': [
      "uppercase letters don't come before lowercase ones, and accented letters come next to their plain counterparts",
      'a built-in comparator sorts it before all other text, but after `null`',
    ],
  },
  () => {
    const sort = (texts: (string | null)[]) => {
      const compare = gridStringOrNumberComparator as (a: unknown, b: unknown) => number;
      return texts.toSorted(compare);
    };
    expect(sort(['b', 'C', 'a', 'B'])).toEqual(['a', 'b', 'B', 'C']);
    expect(sort(['f', 'é', 'e', 'z'])).toEqual(['e', 'é', 'f', 'z']);
    expect(sort(['a', '', null])).toEqual([null, '', 'a']);
  },
);
