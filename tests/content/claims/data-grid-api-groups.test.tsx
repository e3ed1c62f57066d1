/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import HeaderContextMenu from '../../../docs/data-grid/column-header/HeaderContextMenu';
import { headerOf } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  press,
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

test('elements, parameters and modes', async () => {
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
});

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

test('onRowCountChange follows the filter', async () => {
  const onRowCountChange = jest.fn();
  const { api } = mountGrid({ rows, columns, onRowCountChange });
  await settle();
  onRowCountChange.mockClear();
  act(() =>
    api.setFilterModel({ items: [{ field: 'a', operator: 'equals', value: 'x' }] }),
  );
  await settle();
  expect(onRowCountChange.mock.calls.map(([count]) => count)).toEqual([1]);
});

test('setPaginationMeta is reported', async () => {
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
});

test('a propagated model has the children', async () => {
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
});

test('unstable_replaceRows replaces rows by others', async () => {
  const { api } = mountGrid({ rows, columns }, { plan: 'pro' });
  await settle();
  act(() => api.unstable_replaceRows(0, [{ id: 7, a: 'n', b: 'n' }]));
  await settle();
  expect(shownIds()).toEqual(['7', '2']);
});

test('a published event runs the listener and the reaction of the grid', async () => {
  const onRowClick = jest.fn();
  const { api } = mountGrid({ rows, columns, onRowClick });
  await settle();
  const event = { target: cellOf(2, 'a') };
  act(() => api.publishEvent('rowClick', api.getRowParams(2), event as never));
  expect(onRowClick).toHaveBeenCalledTimes(1);
  expect([...api.state.rowSelection.ids]).toEqual([2]);
});

test('over and out fire for each element inside, enter and leave once', async () => {
  const props = {
    onColumnHeaderOver: jest.fn(),
    onColumnHeaderEnter: jest.fn(),
    onColumnHeaderDoubleClick: jest.fn(),
  };
  mountGrid({ rows, columns, ...props });
  await settle();
  const header = headerOf('a');
  const title = screen.getByText('a');
  fireEvent.mouseOver(header);
  fireEvent.mouseOver(title, { relatedTarget: header });
  fireEvent.doubleClick(title);
  expect(props.onColumnHeaderOver).toHaveBeenCalledTimes(2);
  expect(props.onColumnHeaderEnter).toHaveBeenCalledTimes(1);
  expect(props.onColumnHeaderDoubleClick).toHaveBeenCalledTimes(1);
});

test('the demo sorts from the menu of a right-click', async () => {
  render(<HeaderContextMenu />);
  await settle();
  expect(fireEvent.contextMenu(headerOf('height'))).toBe(false);
  press(screen.getByRole('menuitem', { name: 'Highest first' }));
  await settle(300);
  expect(shownIds()).toEqual(['1', '3', '2']);
  expect(screen.queryByRole('menu')).toBeNull();
});
