/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act } from '@testing-library/react';
import { headerOf } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, a: 'x', b: 'y', path: ['r'] },
  { id: 2, a: 'z', b: 'y', path: ['r', 's'] },
];
const columns: GridProps['columns'] = [{ field: 'a', editable: true }, { field: 'b' }];

claim(
  'elements, parameters and modes',
  {
    'data-grid/api-object': [
      "Methods for DOM elements return null if the element isn't rendered.",
      'Get a DOM element | getRowElement(id)',
      'Get event parameters | getRowParams(id), getColumnHeaderParams(field)',
      'Check whether a row or cell is being edited | getRowMode(id)',
    ],
    'data-grid/layout':
      "The API object's getRootDimensions() returns the grid's measurements",
  },
  async () => {
    const { api } = mountGrid({ rows, columns, editMode: 'row' });
    await settle();
    expect(api.getRowElement(1)).toBe(cellOf(1, 'a').closest('[role="row"]'));
    expect(api.getRowElement(9)).toBeNull();
    expect(api.getColumnHeaderElement('b')).toBe(headerOf('b'));
    expect(api.getRootDimensions()).toMatchObject({
      headersTotalHeight: 56,
      viewportInnerSize: { width: expect.any(Number), height: expect.any(Number) },
    });
    expect(api.getRowParams(1)).toMatchObject({ id: 1, row: rows[0] });
    expect(api.getColumnHeaderParams('a')).toMatchObject({ field: 'a' });
    expect(api.getRowMode(1)).toBe('view');
    act(() => api.startRowEditMode({ id: 1 }));
    expect(api.getRowMode(1)).toBe('edit');
  },
);

claim(
  'getColumnIndexRelativeToVisibleColumns also counts hidden columns',
  {
    'data-grid/api-object':
      '`getColumnIndexRelativeToVisibleColumns(field)` also counts hidden columns, despite its name.',
  },
  async () => {
    const { api } = mountGrid({
      rows,
      columns,
      initialState: { columns: { columnVisibilityModel: { a: false } } },
    });
    await settle();
    expect([
      api.getColumnIndex('b'),
      api.getColumnIndexRelativeToVisibleColumns('b'),
      api.getColumnIndex('b', false),
    ]).toEqual([0, 1, 1]);
  },
);

claim(
  'onRowCountChange follows the filter',
  {
    'data-grid/pagination':
      'The grid calls onRowCountChange with each new total. With client-side pagination, this is the number of top-level rows that pass the filters.',
  },
  async () => {
    const onRowCountChange = jest.fn();
    const { api } = mountGrid({ rows, columns, onRowCountChange });
    await settle();
    onRowCountChange.mockClear();
    act(() =>
      api.setFilterModel({ items: [{ field: 'a', operator: 'equals', value: 'x' }] }),
    );
    await settle();
    expect(onRowCountChange.mock.calls.map(([count]) => count)).toEqual([1]);
  },
);

claim(
  'setPaginationMeta is reported',
  {
    'data-grid/pagination': [
      'setPaginationMeta({ hasNextPage }) | Sets whether there is another page.',
      'The grid calls onPaginationMetaChange with each new paginationMeta.',
    ],
  },
  async () => {
    const onPaginationMetaChange = jest.fn();
    const { api } = mountGrid({
      rows,
      columns,
      paginationMode: 'server',
      rowCount: -1,
      onPaginationMetaChange,
    });
    await settle();
    act(() => api.setPaginationMeta({ hasNextPage: true }));
    expect(onPaginationMetaChange.mock.calls[0][0]).toEqual({ hasNextPage: true });
  },
);

claim(
  'a propagated model has the children',
  {
    'data-grid/row-selection':
      'setRowSelectionModel() selects only the rows in its model. To include children and parents, pass it the result of getPropagatedRowSelectionModel(model).',
  },
  async () => {
    const { api } = mountGrid(
      {
        rows,
        columns,
        treeData: true,
        checkboxSelection: true,
        getTreeDataPath: (row: { path: string[] }) => row.path,
      },
      { plan: 'pro' },
    );
    await settle();
    const model = { type: 'include' as const, ids: new Set([1]) };
    act(() => api.setRowSelectionModel(model));
    expect([...api.state.rowSelection.ids]).toEqual([1]);
    act(() => api.setRowSelectionModel(api.getPropagatedRowSelectionModel(model)));
    expect([...api.state.rowSelection.ids]).toEqual([1, 2]);
  },
);

claim(
  'unstable_replaceRows replaces rows by others',
  {
    'data-grid/row-updates':
      "use the API object's unstable_replaceRows(index, rows) to replace existing rows.",
  },
  async () => {
    const { api } = mountGrid({ rows, columns }, { plan: 'pro' });
    await settle();
    act(() => api.unstable_replaceRows(0, [{ id: 7, a: 'n', b: 'n' }]));
    await settle();
    expect(shownIds()).toEqual(['7', '2']);
  },
);

claim(
  'a published event runs the listener and the reaction of the grid',
  {
    'data-grid/events':
      'params, event) fires an event. The grid calls the listeners and applies its default behavior as usual.',
  },
  async () => {
    const onRowClick = jest.fn();
    const { api } = mountGrid({ rows, columns, onRowClick });
    await settle();
    const event = { target: cellOf(2, 'a') };
    act(() => api.publishEvent('rowClick', api.getRowParams(2), event as never));
    expect(onRowClick).toHaveBeenCalledTimes(1);
    expect([...api.state.rowSelection.ids]).toEqual([2]);
  },
);
