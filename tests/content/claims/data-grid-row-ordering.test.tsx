/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, fireEvent } from '@testing-library/react';
import {
  GRID_REORDER_COL_DEF,
  renderRowReorderCell,
  type GridApiPro,
} from '@mui/x-data-grid-pro';
import { defaultOf, readProp } from '../../support/components/readApi';
import { has, headerOf, shownFields } from '../../support/components/gridParts';
import { dragRow, rowHandleOf } from '../../support/components/gridDrag';
import {
  cellOf,
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Row ${id}` }));
const columns = [{ field: 'name', editable: true, width: 150 }];

async function mount(props: Partial<GridProps> = {}) {
  const onRowOrderChange = jest.fn();
  const grid = mountGrid(
    { rows, columns, rowReordering: true, onRowOrderChange, ...props },
    { plan: 'pro' },
  );
  await settle();
  return { ...grid, api: grid.api as unknown as GridApiPro, onRowOrderChange };
}

const order = () => shownIds().join(' ');

claim(
  'off by default; a handle moves a row and reports it',
  {
    'data-grid/row-ordering': [
      'To let users drag rows to another position, set `rowReordering`. The grid then adds a column with a drag handle.',
      'row | The row that was dragged',
      "oldIndex, targetIndex | The row's position before and after",
      'newParent | With tree data or groups, the ids of the parent rows; otherwise, null',
    ],
  },
  async () => {
    expect(defaultOf('DataGridPro', 'rowReordering')).toBe('false');
    const { onRowOrderChange } = await mount();
    expect(shownFields()).toEqual(['__reorder__', 'name']);
    await dragRow('a', 'c', 'below');
    expect(order()).toBe('b c a d');
    expect(onRowOrderChange.mock.calls[0]![0]).toEqual({
      row: rows[0],
      oldIndex: 0,
      targetIndex: 2,
      oldParent: null,
      newParent: null,
    });
    await dragRow('d', 'b', 'above');
    expect(order()).toBe('d b c a');
  },
);

claim(
  'the label of the drag is the id, or __reorder__',
  {
    'data-grid/row-ordering':
      "the browser shows a small label with the row's `id`. To show different text, give rows a `__reorder__` property",
  },
  async () => {
    await mount({ rows: [rows[0]!, { ...rows[1]!, __reorder__: 'Second' }] });
    expect([rowHandleOf('a').textContent, rowHandleOf('b').textContent]).toEqual([
      'a',
      'Second',
    ]);
  },
);

claim(
  'a new array resets the order; updateRows keeps that of the user',
  {
    'data-grid/row-ordering':
      'Otherwise, the old order returns the next time you pass a new array.',
  },
  async () => {
    const { api, update } = await mount();
    await dragRow('a', 'c', 'below');
    act(() => api.updateRows([{ id: 'b', name: 'changed' }]));
    expect(order()).toBe('b c a d');
    update({ rows: [...rows] });
    await settle();
    expect(order()).toBe('a b c d');
  },
);

claim(
  'with a filter, a drag may move hidden rows',
  {
    'data-grid/row-ordering':
      'While a filter hides rows, the grid applies the positions of visible rows to all rows and moves the wrong ones.',
  },
  async () => {
    const { onRowOrderChange, api } = await mount({
      rows: rows.map((row, index) => ({ ...row, name: index < 2 ? 'hidden' : 'shown' })),
      initialState: {
        filter: {
          filterModel: { items: [{ field: 'name', operator: 'equals', value: 'shown' }] },
        },
      },
    });
    expect(order()).toBe('c d');
    await dragRow('c', 'd', 'below');
    expect(onRowOrderChange).toHaveBeenCalledTimes(1);
    act(() => api.setFilterModel({ items: [] }));
    await settle();
    expect(order()).toBe('b a c d');
  },
);

claim(
  'nothing can be dragged while the grid is sorted or a cell is edited',
  {
    'data-grid/row-ordering':
      "Users can't drag rows while the grid is sorted or while a cell is being edited.",
  },
  async () => {
    const { api } = await mount();
    expect(rowHandleOf('a')).toHaveAttribute('draggable', 'true');
    act(() => api.startCellEditMode({ id: 'b', field: 'name' }));
    expect(rowHandleOf('a')).toHaveAttribute('draggable', 'false');
    act(() => api.stopCellEditMode({ id: 'b', field: 'name' }));
    await settle();
    act(() => api.sortColumn('name', 'asc'));
    await settle();
    expect(rowHandleOf('a')).toHaveAttribute('draggable', 'false');
  },
);

claim(
  'isRowReorderable removes the handle of a row',
  {
    'data-grid/row-ordering': '`isRowReorderable` determines which rows users can drag.',
  },
  async () => {
    await mount({ isRowReorderable: ({ row }) => row.id !== 'b' });
    expect(['a', 'b'].map((id) => rowHandleOf(id).getAttribute('draggable'))).toEqual([
      'true',
      'false',
    ]);
  },
);

claim(
  'isValidRowReorder receives the nodes, and can reject a target',
  {
    'data-grid/row-ordering':
      "The function receives `sourceNode`, `targetNode`, the target's neighbors `prevNode` and `nextNode`, `dropPosition` (`'above'` or `'below'`), and `dragDirection` (`'up'` or `'down'`). If the function returns `false`, the row stays in its place.",
  },
  async () => {
    const requested: unknown[] = [];
    const { onRowOrderChange } = await mount({
      isValidRowReorder: (context) => {
        const { sourceNode, targetNode, prevNode, nextNode } = context;
        requested.push([
          [sourceNode, targetNode, prevNode, nextNode].map((node) => node?.id ?? null),
          context.dropPosition,
          context.dragDirection,
        ]);
        return false;
      },
    });
    await dragRow('c', 'a', 'above');
    expect(requested[0]).toEqual([['c', 'a', null, 'b'], 'above', 'up']);
    expect(order()).toBe('a b c d');
    expect(onRowOrderChange).not.toHaveBeenCalled();
  },
);

claim(
  'the column of the handle can be elsewhere, with another icon',
  {
    'data-grid/row-ordering':
      "To change the position or width of the handle's column, put `GRID_REORDER_COL_DEF` in your columns. The `rowReorderIcon` slot replaces the icon. The column header is empty unless you set `renderHeader`.",
  },
  async () => {
    const grid = await mount({
      columns: [...columns, { ...GRID_REORDER_COL_DEF, renderHeader: () => 'Move' }],
      slots: { rowReorderIcon: () => <i className="own-icon" /> },
    });
    expect(shownFields()).toEqual(['name', '__reorder__']);
    expect(has('.own-icon')).toBe(true);
    expect(headerOf('__reorder__')).toHaveTextContent('Move');
    grid.unmount();
    await mount();
    expect(headerOf('__reorder__')).toHaveTextContent(/^\s*$/);
  },
);

claim(
  'setRowPosition moves a row without the callback',
  {
    'data-grid/row-ordering':
      "call the API object's `setRowPosition(id, targetId, position)` with the position `'above'` or `'below'`. This method doesn't call `onRowOrderChange`. `setRowIndex()` is deprecated.",
  },
  async () => {
    const { api, onRowOrderChange } = await mount();
    await act(async () => api.setRowPosition('d', 'b', 'above'));
    await settle();
    expect(order()).toBe('a d b c');
    expect(onRowOrderChange).not.toHaveBeenCalled();
    expect(readProp('GridApi', 'setRowIndex').deprecated).toBeTruthy();
  },
);

claim(
  'indexes count across all pages',
  {
    'data-grid/row-ordering':
      "The row's position before and after the move, counted across all pages",
  },
  async () => {
    const { api, onRowOrderChange } = await mount({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    act(() => api.setPage(1));
    await settle();
    await dragRow('d', 'c', 'above');
    expect(onRowOrderChange.mock.calls[0]![0]).toMatchObject({
      oldIndex: 3,
      targetIndex: 2,
    });
  },
);

claim(
  'pinned rows have no handle',
  { 'data-grid/row-pinning': 'Row ordering | Pinned rows have no handle' },
  async () => {
    await mount({ pinnedRows: { top: [{ id: 'p', name: 'Pinned' }] } });
    expect(rowHandleOf('a')).toBeInTheDocument();
    expect(cellOf('p', '__reorder__')).toBeEmptyDOMElement();
  },
);

claim(
  'the cell of the handle can show more than the handle',
  {
    'data-grid/row-ordering':
      "To show more than the handle, set the handle column's `renderCell` and return `renderRowReorderCell(params)` together with your own content. This function renders a `GridRowReorderCell`.",
  },
  async () => {
    await mount({
      columns: [
        {
          ...GRID_REORDER_COL_DEF,
          renderCell: (params) => <b>Step {renderRowReorderCell(params)}</b>,
        },
        ...columns,
      ],
    });
    expect(cellOf('a', '__reorder__')).toHaveTextContent('Step a');
    await dragRow('a', 'c', 'below');
    expect(order()).toBe('b c a d');
  },
);

claim(
  'the dragged row has a class',
  {
    'data-grid/row-ordering': 'Style the dragged row with the `row--beingDragged` class.',
  },
  async () => {
    await mount();
    fireEvent.dragStart(rowHandleOf('a'), { dataTransfer: { effectAllowed: '' } });
    expect(cellOf('a', 'name').closest('[role="row"]')).toHaveClass(
      'MuiDataGrid-row--beingDragged',
    );
  },
);
