/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
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

claim(
  'a row without an id throws; getRowId derives it, from one property or several',
  {
    'data-grid/row-definition': [
      'If a row has no identifier, the grid throws an error.',
      'If your rows have no property named `id`, pass `getRowId`. The function can return another property or combine several.',
    ],
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const rows = [{ code: 'x', part: 1, name: 'a' }];
    expect(() => mountGrid({ rows, columns })).toThrow(/unique `id` property/);
    error.mockRestore();
    mountGrid({ rows, columns, getRowId: ({ code, part }) => `${code}-${part}` });
    expect(shownIds()).toEqual(['x-1']);
  },
);

claim(
  'loading: a skeleton without rows, a bar with rows, and no "No rows"',
  { 'data-grid/row-definition': 'A grid without rows shows skeletons.' },
  () => {
    const { update } = mountGrid({ rows: [], columns, loading: true });
    expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).not.toBeNull();
    expect(screen.queryByText('No rows')).toBeNull();
    update({ loading: true, rows: makeRows() });
    expect(shownIds()).toHaveLength(3);
    expect(screen.getByRole('progressbar')).toHaveClass('MuiLinearProgress-root');
  },
);

claim(
  'methods that read rows',
  {
    'data-grid/row-definition': [
      'getRow(id) | Returns the row, or null.',
      'getRowModels() | Returns a Map of all rows by their identifier.',
      'getAllRowIds() | Returns the identifiers in the order of rows.',
      'getSortedRows() | Returns all rows in sorted order.',
      "getRowIndexRelativeToVisibleRows(id) | Returns the row's index on the current page.",
    ],
  },
  () => {
    const { api } = mountGrid({
      rows: makeRows(),
      columns,
      pageSizeOptions: [1],
      initialState: {
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        filter: {
          filterModel: { items: [{ field: 'sum', operator: '<', value: 3 }] },
        },
        pagination: { paginationModel: { page: 1, pageSize: 1 } },
      },
    });
    expect([api.getRow(9), api.getRowsCount()]).toEqual([null, 3]);
    expect([...api.getRowModels().keys()]).toEqual([1, 2, 3]);
    expect(api.getAllRowIds()).toEqual([1, 2, 3]);
    expect(api.getSortedRows().map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(shownIds()).toEqual(['1']);
    expect(api.getRowIndexRelativeToVisibleRows(1)).toBe(0);
  },
);

claim(
  'clicks on a checkbox, an action or an editor are not row clicks',
  {
    'data-grid/row-definition': [
      '`onRowClick` receives the `id` and the `row`.',
      "Clicks on a selection checkbox, in an `actions` column, or in a cell in edit mode don't call `onRowClick`.",
    ],
  },
  () => {
    const onRowClick = jest.fn();
    const extra = { field: 'actions', type: 'actions' as const, getActions: () => [] };
    mountGrid({
      rows: makeRows(),
      columns: [...columns, extra],
      checkboxSelection: true,
      onRowClick,
    });
    press(cellOf(1, '__check__').querySelector('input')!);
    press(cellOf(1, 'actions'));
    fireEvent.doubleClick(cellOf(1, 'name'));
    press(inputOf(1, 'name'));
    expect(onRowClick).not.toHaveBeenCalled();
    press(cellOf(1, 'sum'));
    expect(onRowClick.mock.calls[0]?.[0]).toMatchObject({ id: 1, row: { name: 'b' } });
  },
);

claim(
  'a larger rowCount counts in getRowsCount()',
  {
    'data-grid/row-definition':
      'Returns the number of rows before filters, or `rowCount` if that is larger.',
  },
  () => {
    const server = { rows: makeRows(), columns, paginationMode: 'server' as const };
    const { api, update } = mountGrid({ ...server, rowCount: 12 });
    expect(api.getRowsCount()).toBe(12);
    update({ rowCount: 2 });
    expect(api.getRowsCount()).toBe(3);
  },
);
