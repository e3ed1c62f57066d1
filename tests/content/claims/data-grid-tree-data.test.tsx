/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { GridTreeDataGroupingCell, type GridGroupNode } from '@mui/x-data-grid-pro';
import { defaultOf } from '../../support/components/readApi';
import {
  cellOf,
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const TREE = '__tree_data_group__';
const rows = [
  { id: 1, path: ['b'], size: 5 },
  { id: 2, path: ['b', 'y'], size: 1 },
  { id: 3, path: ['b', 'x'], size: 9 },
  { id: 4, path: ['a'], size: 7 },
  { id: 5, path: ['a', 'z'], size: 3 },
];
const columns: GridProps['columns'] = [{ field: 'size', type: 'number' }];
const getTreeDataPath = (row: { path: string[] }) => row.path;

const mount = (props: Partial<GridProps> = {}, plan: 'pro' | 'premium' = 'pro') =>
  mountGrid({ treeData: true, getTreeDataPath, rows, columns, ...props }, { plan });
const open = { defaultGroupingExpansionDepth: -1 };

const filter = (value: number): Partial<GridProps> => ({
  filterModel: { items: [{ field: 'size', operator: '=', value }] },
});

claim(
  'paths define the tree, in any order; a parent without a row is created',
  {
    'data-grid/tree-data': [
      'Rows can be in any order.',
      'If a parent has no row, the grid creates one. Its cells outside the tree column are empty.',
      "Returns the node with depth, parent, and groupingKey. A parent's node also has children",
      'Returns the ids of all rows below a row',
    ],
  },
  () => {
    const { api } = mount({
      ...open,
      rows: [
        { id: 1, path: ['p', 'c'], size: 1 },
        { id: 2, path: ['q', 'd'], size: 2 },
        { id: 3, path: ['q'], size: 3 },
      ],
    });
    expect(shownIds()).toEqual(['auto-generated-row-null/p', '1', '3', '2']);
    expect(cellOf('auto-generated-row-null/p', TREE)).toHaveTextContent('p (1)');
    expect(cellOf('auto-generated-row-null/p', 'size')).toHaveTextContent(/^$/);
    expect(api.getRowGroupChildren({ groupId: 3 })).toEqual([2]);
    expect(api.getRowNode(3)).toMatchObject({
      depth: 0,
      children: [2],
      groupingKey: 'q',
    });
  },
);

claim(
  'two rows with the same path are an error',
  {
    'data-grid/tree-data':
      'The grid throws an error if two of the `rows` have the same path.',
  },
  () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => mount({ rows: [rows[0]!, { ...rows[0]!, id: 9 }] })).toThrow(/unique/);
    quiet.mockRestore();
  },
);

claim(
  'depth and function expand branches when they first appear',
  {
    'data-grid/tree-data': [
      '`defaultGroupingExpansionDepth` is the number of levels that are open initially: 0 by default, -1 for all. To decide for each branch, return a boolean from `isGroupExpandedByDefault`, which replaces the depth.',
      'Both props apply when a branch first appears. After that, the grid keeps branches open or closed as users left them, even if you pass new rows.',
    ],
  },
  () => {
    expect(defaultOf('DataGridPro', 'defaultGroupingExpansionDepth')).toBe('0');
    const grid = mount();
    expect(shownIds()).toEqual(['1', '4']);
    grid.update({ defaultGroupingExpansionDepth: -1 });
    expect(shownIds()).toEqual(['1', '4']);
    act(() => grid.api.setRowChildrenExpansion(4, true));
    grid.update({ rows: [...rows, { id: 6, path: ['c'], size: 0 }] });
    expect(shownIds()).toEqual(['1', '4', '5', '6']);
    grid.unmount();
    mount({ ...open, isGroupExpandedByDefault: (node) => node.groupingKey === 'a' });
    expect(shownIds()).toEqual(['1', '4', '5']);
  },
);

claim(
  'methods expand and collapse; an event reports it',
  {
    'data-grid/tree-data': [
      'Open or close every branch',
      'Opens or closes one branch',
      'The `rowExpansionChange` event fires when a branch opens or closes.',
    ],
  },
  () => {
    const { api } = mount();
    const received: unknown[] = [];
    api.subscribeEvent('rowExpansionChange', ({ id }) => received.push(id));
    act(() => api.expandAllRows());
    expect(shownIds()).toEqual(['1', '2', '3', '4', '5']);
    act(() => api.collapseAllRows());
    expect(shownIds()).toEqual(['1', '4']);
    act(() => api.setRowChildrenExpansion(1, true));
    expect(received.at(-1)).toBe(1);
  },
);

claim(
  'a match keeps its parents, and a filter expands nothing',
  {
    'data-grid/tree-data':
      'A row remains if it passes the filter or if a row below it does, so a match always keeps its parents.',
  },
  () => {
    const grid = mount(filter(9));
    expect(shownIds()).toEqual(['1']);
    grid.unmount();
    const second = mount({ ...open, ...filter(9) });
    expect(shownIds()).toEqual(['1', '3']);
    second.unmount();
    const third = mount({ ...open, ...filter(5) });
    expect(shownIds()).toEqual(['1']);
    third.update({ ...filter(5), disableChildrenFiltering: true });
    expect(shownIds()).toEqual(['1', '2', '3']);
    third.update({ ...filter(9), disableChildrenFiltering: true });
    expect(shownIds()).toEqual([]);
  },
);

claim(
  'sorting orders the children of each parent, or the top level only',
  { 'data-grid/tree-data': 'Sorting orders the children of each parent.' },
  () => {
    const sortModel = [{ field: 'size', sort: 'desc' as const }];
    const grid = mount({ ...open, sortModel });
    expect(shownIds()).toEqual(['4', '5', '1', '3', '2']);
    grid.unmount();
    mount({ ...open, sortModel, disableChildrenSorting: true });
    expect(shownIds()).toEqual(['4', '5', '1', '2', '3']);
  },
);

claim(
  'the tree column: not sortable by default, with a custom value',
  {
    'data-grid/tree-data': [
      "`hideDescendantCount` to leave out the number after a parent's name",
      "By default, users can't sort or filter by this column, and it has no menu. To change this, set `sortable: true`",
    ],
  },
  () => {
    const grid = mount({ ...open });
    const column = grid.api.getColumn(TREE);
    expect(column).toMatchObject({
      sortable: false,
      filterable: false,
      disableColumnMenu: true,
    });
    grid.unmount();
    mount({
      ...open,
      groupingColDef: {
        sortable: true,
        hideDescendantCount: true,
        valueGetter: (_value, row) => `name ${row.id}`,
      },
      sortModel: [{ field: TREE, sort: 'desc' }],
    });
    expect(shownIds()).toEqual(['4', '5', '1', '3', '2']);
    expect(cellOf(1, TREE).textContent).toBe('name 1');
  },
);

claim(
  'the built-in cell accepts an indentation, 2 by default',
  {
    'data-grid/tree-data':
      'render the built-in `GridTreeDataGroupingCell` with the parameters of `renderCell` and put your content next to it. Its `offsetMultiplier` sets the indentation per level, 2 by default',
  },
  () => {
    expect(defaultOf('GridTreeDataGroupingCell', 'offsetMultiplier')).toBe('2');
    mount({
      ...open,
      groupingColDef: {
        renderCell: (params) => (
          <>
            <GridTreeDataGroupingCell
              {...params}
              rowNode={params.rowNode as GridGroupNode}
              offsetMultiplier={1}
              hideDescendantCount
            />
            !
          </>
        ),
      },
    });
    expect(cellOf(1, TREE).textContent).toBe('b!');
  },
);

claim(
  'setRowPosition moves a row to another parent and saves its path',
  {
    'data-grid/tree-data': [
      'If you set `setTreeDataPath` to a function that returns the row with its new path, users can also drop rows on other parents. When a parent moves, its children move with it.',
      'The grid calls `processRowUpdate` for every row whose path changes',
    ],
  },
  async () => {
    const processRowUpdate = jest.fn((row) => row);
    const { api } = mount({
      ...open,
      rowReordering: true,
      setTreeDataPath: (path, row) => ({ ...row, path }),
      processRowUpdate,
    });
    await act(async () => api.setRowPosition(5, 1, 'inside'));
    await settle();
    expect(api.getRow(5)).toMatchObject({ path: ['b', 'z'] });
    expect(api.getRowNode(5)).toMatchObject({ parent: 1 });
    await act(async () => api.setRowPosition(1, 4, 'inside'));
    await settle();
    expect(api.getRow(2)).toMatchObject({ path: ['a', 'b', 'y'] });
    expect(processRowUpdate).toHaveBeenCalledTimes(5);
  },
);

claim(
  'a row stays at its position when saving fails',
  {
    'data-grid/tree-data':
      'If the promise that you return rejects, the row stays where it was.',
  },
  async () => {
    const { api } = mount({
      ...open,
      rowReordering: true,
      setTreeDataPath: (path, row) => ({ ...row, path }),
      processRowUpdate: () => Promise.reject(new Error('No.')),
      onProcessRowUpdateError: () => {},
    });
    await act(async () => api.setRowPosition(5, 1, 'inside'));
    await settle();
    expect(api.getRow(5)).toMatchObject({ path: ['a', 'z'] });
    expect(api.getRowNode(5)).toMatchObject({ parent: 4 });
  },
);

claim(
  'a branch stays only if saving fails for all its rows',
  {
    'data-grid/tree-data':
      'A whole branch stays only if the promises for all rows of the branch reject.',
  },
  async () => {
    const move = async (fails: (id: unknown) => boolean) => {
      const { api, unmount } = mount({
        ...open,
        rowReordering: true,
        setTreeDataPath: (path, row) => ({ ...row, path }),
        processRowUpdate: (row) =>
          fails(row.id) ? Promise.reject(new Error('No.')) : Promise.resolve(row),
        onProcessRowUpdateError: () => {},
      });
      await act(async () => api.setRowPosition(4, 1, 'inside'));
      await settle();
      const { parent } = api.getRowNode(4)!;
      unmount();
      return parent;
    };
    expect(await move(() => true)).toBe('auto-generated-group-node-root');
    expect(await move((id) => id === 4)).toBe(1);
    expect(await move((id) => id === 5)).toBe(1);
  },
);

claim(
  'pages count rows of the top level',
  {
    'data-grid/tree-data':
      'pages count top-level rows, and a parent stays together with its open children',
  },
  () => {
    mount({
      ...open,
      pagination: true,
      pageSizeOptions: [1],
      initialState: { pagination: { paginationModel: { pageSize: 1 } } },
    });
    expect(shownIds()).toEqual(['1', '2', '3']);
    expect(screen.getByText('1–1 of 2')).toBeInTheDocument();
  },
);

claim(
  'totals of Premium replace the values of parents',
  {
    'data-grid/tree-data':
      "Aggregation: in Data Grid Premium, aggregation replaces the parents' own values in aggregated columns with totals.",
  },
  async () => {
    mount({ ...open, aggregationModel: { size: 'sum' } }, 'premium');
    await settle();
    expect(cellOf(1, 'size')).toHaveTextContent(/^10$/);
  },
);

claim(
  'selecting a parent selects its descendants',
  {
    'data-grid/tree-data':
      'Selection: by default, selecting a parent also selects its descendants.',
  },
  () => {
    const { api } = mount({ ...open, checkboxSelection: true });
    act(() => api.selectRow(1));
    expect([...api.getSelectedRows().keys()]).toEqual([1, 2, 3]);
  },
);

claim(
  'role, levels, names and keys',
  {
    'data-grid/tree-data': [
      'The grid has the role `treegrid`. Rows have `aria-level`, and parents also have `aria-expanded`.',
      'When a cell in the tree column has focus, Space or Enter opens and closes the branch.',
      'The toggle is named "see children" or "hide children".',
    ],
  },
  () => {
    mount();
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
    const row = () => cellOf(1, TREE).closest('[role="row"]')!;
    expect(row()).toHaveAttribute('aria-level', '1');
    expect(row()).toHaveAttribute('aria-expanded', 'false');
    expect(cellOf(1, TREE).querySelector('button')).toHaveAccessibleName('see children');
    fireEvent.keyDown(cellOf(1, TREE), { key: ' ' });
    expect(row()).toHaveAttribute('aria-expanded', 'true');
    expect(cellOf(1, TREE).querySelector('button')).toHaveAccessibleName('hide children');
    fireEvent.keyDown(cellOf(1, TREE), { key: 'Enter' });
    expect(row()).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  'filtering on the server is rejected',
  {
    'data-grid/tree-data':
      '`filterMode="server"` doesn\'t work with `treeData` unless the rows come from a data source',
  },
  () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    mount({ filterMode: 'server' });
    expect(quiet.mock.calls.flat().join(' ')).toContain('filterMode="server"');
    quiet.mockRestore();
  },
);

claim(
  'without setTreeDataPath, rows move within their parent',
  {
    'data-grid/tree-data':
      'With `rowReordering`, users can drag rows within their parent.',
  },
  async () => {
    const { api } = mount({ ...open, rowReordering: true });
    await act(async () => api.setRowPosition(2, 3, 'below'));
    await settle();
    expect(shownIds()).toEqual(['1', '3', '2', '4', '5']);
  },
);

claim(
  'a new path function rebuilds the tree, the same one does not',
  { 'data-grid/tree-data': 'A new function makes the grid rebuild the tree.' },
  () => {
    const first = jest.fn(getTreeDataPath);
    const grid = mount({ getTreeDataPath: first });
    const requested = first.mock.calls.length;
    grid.update({ getTreeDataPath: first });
    expect(first).toHaveBeenCalledTimes(requested);
    const next = jest.fn(getTreeDataPath);
    grid.update({ getTreeDataPath: next });
    expect(next).toHaveBeenCalledTimes(rows.length);
  },
);
