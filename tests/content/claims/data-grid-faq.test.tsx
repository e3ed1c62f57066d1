/**
 * @jest-environment jsdom
 */
import {
  cellOf,
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { shownFields } from '../../support/components/gridParts';
import { act, screen } from '@testing-library/react';
import {
  gridExpandedSortedRowIndexLookupSelector,
  gridFilterModelSelector,
  gridSortModelSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [{ field: 'name' }, { field: 'year', type: 'number' }];
const rows = [
  { id: 1, name: 'b', year: 2026 },
  { id: 2, name: 'a', year: 1990 },
  { id: 3, name: 'c', year: 1990 },
];
const open = (
  props: Partial<GridProps> = {},
  options?: Parameters<typeof mountGrid>[1],
) => mountGrid({ rows, columns, ...props }, options);
const textOf = (id: number, field: string) => cellOf(id, field).textContent;

claim(
  'rows: a duplicate id, no id, a dot in a field, a number',
  {
    'data-grid/faq': [
      'Two rows have the same id, and both show the data of the second one.',
      'A dot is not a path: address.city reads a property with exactly that name.',
      'A date column throws an error for a string',
      'number columns format values with toLocaleString(): the year 2026 becomes 2,026.',
    ],
  },
  () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = open({ rows: [...rows, { id: 1, name: 'last', year: 0 }] });
    expect(screen.getAllByText('last')).toHaveLength(2);
    expect(screen.queryByText('b')).toBeNull();
    unmount();
    expect(() => open({ rows: [{ name: 'x' }] })).toThrow('unique `id`');
    const dates: GridColDef[] = [{ field: 'name', type: 'date' }];
    expect(() => open({ columns: dates })).toThrow('`Date` objects');
    silence.mockRestore();

    open({
      rows: [{ id: 1, 'a.b': 'exact', a: { b: 'nested' }, year: 2026 }],
      columns: [{ field: 'a.b' }, columns[1] as GridColDef],
    });
    expect(textOf(1, 'a.b')).toBe('exact');
    expect(textOf(1, 'year')).toBe('2,026');
  },
);

claim(
  'indexes count across pages, and follow sorting and filtering',
  {
    'data-grid/faq': [
      'A selector returns the position of a row among all rows that pass the filters. When users sort or filter, the numbers follow',
      "With pagination, the count continues from page to page. To start again on each page, use the API object's getRowIndexRelativeToVisibleRows().",
    ],
  },
  () => {
    const { api } = open({
      pageSizeOptions: [1],
      initialState: {
        pagination: { paginationModel: { page: 2, pageSize: 1 } },
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
      },
    });
    const positions = () => gridExpandedSortedRowIndexLookupSelector({ current: api });
    expect(positions()).toEqual({ 2: 0, 1: 1, 3: 2 });
    expect(api.getRowIndexRelativeToVisibleRows(3)).toBe(0);
    act(() =>
      api.setFilterModel({ items: [{ field: 'year', operator: '=', value: 1990 }] }),
    );
    expect(positions()).toEqual({ 2: 0, 3: 1 });
  },
);

claim(
  'state: a filter and a sort item of a removed field are removed',
  {
    'data-grid/faq':
      "The column is missing during a render, for example while columns are loading. The grid then removes the column's filter and sorting.",
  },
  async () => {
    const { api, update } = open({
      initialState: {
        filter: {
          filterModel: { items: [{ field: 'name', operator: 'contains', value: 'a' }] },
        },
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
      },
    });
    expect(shownIds()).toEqual(['2']);
    await act(async () => update({ columns: [] }));
    await act(async () => update({ columns }));
    expect(gridFilterModelSelector({ current: api }).items).toEqual([]);
    expect(gridSortModelSelector({ current: api })).toEqual([]);
  },
);

claim(
  'state: controlled models stay, initialState is read once, and the state is JSON',
  {
    'data-grid/faq': [
      'A controlled model changes only when you change it',
      'The grid reads initialState only when it mounts.',
      'apiRef.current.exportState() returns the state of sorting, filters, pages, columns, and more as an object that you can store as JSON.',
    ],
  },
  () => {
    const { api, update } = open({ sortModel: [{ field: 'name', sort: 'asc' }] });
    act(() => api.setSortModel([{ field: 'name', sort: 'desc' }]));
    expect(shownIds()).toEqual(['2', '1', '3']);
    update({ initialState: { columns: { columnVisibilityModel: { year: false } } } });
    expect(shownFields()).toEqual(['name', 'year']);
    const state = api.exportState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining(['sorting', 'filter', 'pagination', 'columns']),
    );
  },
);

claim(
  'new arrays are new data',
  {
    'data-grid/faq':
      'The grid compares arrays by reference, so it treats a new array as new data',
  },
  () => {
    const received: string[] = [];
    const { api, update } = open();
    api.subscribeEvent('rowsSet', () => received.push('rows'));
    api.subscribeEvent('columnsChange', () => received.push('columns'));
    update({});
    expect(received).toEqual([]);
    update({ rows: [...rows] });
    expect(received).toContain('rows');
    update({ rows, columns: [...columns] });
    expect(received).toContain('columns');
  },
);

claim(
  'without a license key: a watermark and an error in the console',
  {
    'data-grid/faq':
      'Pro and Premium show "MUI X Missing license key" and log an error until you set a valid key.',
  },
  async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({}, { plan: 'pro' });
    await settle();
    expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
    expect(said.mock.calls.flat().join()).toContain('Missing license key');
    said.mockRestore();
  },
);

claim(
  'a prop of a higher plan has no effect in a lower one',
  { 'data-grid/faq': 'In a lower plan, such a prop does nothing' },
  () => {
    const pinnedColumns = { left: ['year'] };
    const { unmount } = open({ pinnedColumns });
    expect(shownFields()).toEqual(['name', 'year']);
    unmount();
    open({ pinnedColumns }, { plan: 'pro' });
    expect(shownFields()).toEqual(['year', 'name']);
  },
);
