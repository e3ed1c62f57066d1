/**
 * @jest-environment jsdom
 */
import { act, fireEvent } from '@testing-library/react';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

interface Row {
  id: number;
  name: string;
  sum: number;
}

const makeRows = (): Row[] => [
  { id: 1, name: 'b', sum: 1 },
  { id: 2, name: 'a', sum: 2 },
  { id: 3, name: 'c', sum: 3 },
];
const columns: GridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'sum', type: 'number' },
];
const textOf = (id: number, field: string) => cellOf(id, field).textContent;

claim(
  'in development the array is frozen; the same array is not new data',
  {
    'data-grid/row-updates': [
      'The grid reacts to a new array, not to changes inside the old one.',
      'In development, the grid freezes the array you pass, so `push()` and `splice()` throw an error.',
    ],
  },
  () => {
    const rows = makeRows();
    const { update } = mountGrid({ rows, columns });
    expect(() => rows.push({ id: 4, name: 'd', sum: 4 })).toThrow(TypeError);
    expect(() => rows.splice(0, 1)).toThrow(TypeError);
    rows[0]!.name = 'changed in place';
    update({ rows });
    expect(textOf(1, 'name')).toBe('b');
    update({ rows: [...rows] });
    expect(textOf(1, 'name')).toBe('changed in place');
  },
);

claim(
  'sorting, filter, selection, focus and edit survive new rows with the same ids',
  {
    'data-grid/row-updates':
      'When you pass new rows, the grid keeps its sort order, filters, selection, focus, and scroll position, as long as rows keep their id.',
  },
  async () => {
    const { api, update } = mountGrid({
      rows: makeRows(),
      columns,
      initialState: { sorting: { sortModel: [{ field: 'sum', sort: 'desc' }] } },
    });
    press(cellOf(2, 'name'));
    fireEvent.keyDown(cellOf(2, 'name'), { key: 'Enter' });
    fireEvent.change(inputOf(2, 'name'), { target: { value: 'typed' } });
    await settle(210);
    update({ rows: makeRows().map((row) => ({ ...row, sum: -row.sum })) });
    expect(shownIds()).toEqual(['1', '2', '3']);
    expect([...api.getSelectedRows().keys()]).toEqual([2]);
    expect(inputOf(2, 'name').value).toBe('typed');
    expect(inputOf(2, 'name')).toHaveFocus();
  },
);

claim(
  'updateRows merges, adds and removes, until there is a new array',
  {
    'data-grid/row-updates': [
      'The id of an existing row | The properties are merged into the row.',
      'A new id | A row is added.',
      "An id and _action: 'delete' | The row is removed.",
      'In the Community `DataGrid`, each call accepts one row and throws an error for more.',
      'A new `rows` array replaces this state.',
    ],
  },
  () => {
    const { api, update } = mountGrid({ rows: makeRows(), columns });
    act(() => api.updateRows([{ id: 1, sum: 7 }]));
    expect(api.getRow(1)).toEqual({ id: 1, name: 'b', sum: 7 });
    act(() => api.updateRows([{ id: 9, name: 'new' }]));
    act(() => api.updateRows([{ id: 2, _action: 'delete' }]));
    expect(shownIds()).toEqual(['1', '3', '9']);
    expect(() => api.updateRows([{ id: 1 }, { id: 3 }])).toThrow(/several rows at once/);
    update({ rows: makeRows() });
    expect(shownIds()).toEqual(['1', '2', '3']);
    expect(textOf(1, 'sum')).toBe('1');
  },
);

claim(
  'Pro updates many rows, and batches them while throttled',
  {
    'data-grid/row-updates': [
      'Pro and Premium accept any number.',
      '`updateRows()` then collects changes and applies them at most once per interval',
      'The throttle applies to `updateRows()` and `setRows()`, but not to the `rows` prop.',
    ],
  },
  () => {
    jest.useFakeTimers();
    const props = { rows: makeRows(), columns, throttleRowsMs: 1000 };
    const { api, update } = mountGrid(props, { plan: 'pro' });
    act(() => jest.advanceTimersByTime(1000));
    act(() => api.updateRows([1, 2].map((id) => ({ id, sum: 10 }))));
    const first = textOf(1, 'sum');
    act(() => api.updateRows([{ id: 1, sum: 20 }]));
    act(() => api.updateRows([{ id: 2, sum: 20 }]));
    act(() => jest.advanceTimersByTime(999));
    const before = [textOf(1, 'sum'), textOf(2, 'sum')];
    act(() => jest.advanceTimersByTime(1001));
    expect([first, before, textOf(1, 'sum'), textOf(2, 'sum')]).toEqual([
      '10',
      ['10', '10'],
      '20',
      '20',
    ]);
    update({ rows: makeRows().map((row) => ({ ...row, sum: 30 })) });
    expect(textOf(1, 'sum')).toBe('30');
    act(() => api.setRows(makeRows()));
    expect(textOf(1, 'sum')).toBe('30');
    act(() => jest.advanceTimersByTime(1000));
    expect(textOf(1, 'sum')).toBe('1');
    jest.useRealTimers();
  },
);

claim(
  'the event rowsSet fires for new rows and for updates',
  {
    'data-grid/row-updates':
      'To be notified when the rows change, subscribe to the `rowsSet` event instead',
  },
  () => {
    const { api, update } = mountGrid({ rows: makeRows(), columns });
    const received = jest.fn();
    act(() => void api.subscribeEvent('rowsSet', received));
    act(() => api.updateRows([{ id: 1, sum: 7 }]));
    update({ rows: makeRows() });
    expect(received).toHaveBeenCalledTimes(2);
  },
);

claim(
  'updateRows renders changed rows only, and a new array renders all cells',
  {
    'data-grid/row-updates':
      '`updateRows()` re-renders only the rows that change or move. A new `rows` array re-renders all cells in view, even in rows whose objects are unchanged.',
    'data-grid/demo/live-prices':
      'Each new `rows` array re-renders all cells in view. For faster feeds, use `updateRows()` as in the first demo: it re-renders only the rows that change or move.',
  },
  async () => {
    const rendered = new Set<number>();
    const rows = makeRows();
    const columns: GridProps['columns'] = [
      {
        field: 'name',
        renderCell: ({ id, value }) => {
          rendered.add(Number(id));
          return String(value);
        },
      },
    ];
    const grid = mountGrid({ rows, columns });
    await settle();
    rendered.clear();
    act(() => grid.api.updateRows([{ id: 2, name: 'd' }]));
    await settle();
    expect([...rendered]).toEqual([2]);
    rendered.clear();
    grid.update({ rows: [...rows] });
    await settle();
    expect([...rendered].sort()).toEqual(rows.map(({ id }) => id).sort());
  },
);
