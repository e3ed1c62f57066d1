/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  cellOf,
  modelOf,
  mountGrid,
  press,
  selected,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id, name: `name ${id}` }));
const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'actions', type: 'actions', getActions: () => [] },
];
const boxOf = (id: number) => within(cellOf(id, '__check__')).getByRole('checkbox');
const allBox = () => screen.getByRole('checkbox', { name: /all rows/ });

claim(
  'without checkboxes: one row in Community, several in Pro',
  {
    'data-grid/row-selection': [
      'By default, a click selects a row, and the footer shows how many rows are selected. Without checkboxes, users of the Community `DataGrid` can select one row at a time, and a second click on the row clears the selection.',
      'Add a row with Ctrl or ⌘ Command + click | No | Yes | Yes',
      'Select a range with Shift + click | No | Yes | Yes',
      'Clicks in a column of type `actions` never select the row.',
      'Selects all rows, if several can be selected.',
      'the grid has `aria-multiselectable` if several rows can be selected',
    ],
  },
  () => {
    const results = (['community', 'pro'] as const).map((plan) => {
      const grid = mountGrid({ rows, columns }, { plan });
      const found = [];
      press(cellOf(2, 'name'));
      found.push(selected(grid), screen.getByText('1 row selected') && 'counted');
      press(cellOf(2, 'name'));
      found.push(selected(grid));
      press(cellOf(2, 'name'));
      press(cellOf(4, 'name'), { ctrlKey: true });
      found.push(selected(grid));
      press(cellOf(5, 'name'), { shiftKey: true });
      found.push(selected(grid));
      press(cellOf(1, 'name'));
      press(cellOf(3, 'actions'));
      found.push(selected(grid));
      act(() => grid.api.setCellFocus(1, 'name'));
      fireEvent.keyDown(cellOf(1, 'name'), { key: 'a', keyCode: 65, ctrlKey: true });
      found.push(selected(grid));
      found.push(screen.getByRole('grid').getAttribute('aria-multiselectable'));
      grid.unmount();
      return found;
    });
    expect(results).toEqual([
      ['2', 'counted', '', '4', '5', '1', '1', 'false'],
      ['2', 'counted', '', '24', '245', '1', '12345', 'true'],
    ]);
  },
);

claim(
  'with checkboxes, users of Community select several rows',
  {
    'data-grid/row-selection': [
      'With checkboxes, users can select any number of rows in every plan. Shift + click selects all rows from the last selected row to the clicked row.',
      'Set `disableMultipleRowSelection` to allow only one row, even with checkboxes. The checkbox in the header is then disabled.',
      "After users click **Select all rows**, the model is `{ type: 'exclude', ids: new Set() }`.",
      'Shift + Space on any cell | Selects or deselects the row.',
      'Moves focus and extends or shrinks the selection.',
    ],
  },
  async () => {
    const grid = mountGrid({ rows, columns, checkboxSelection: true });
    press(cellOf(1, 'name'));
    press(cellOf(4, 'name'), { shiftKey: true });
    expect(selected(grid)).toBe('1234');
    press(cellOf(2, 'name'));
    expect(selected(grid)).toBe('134');
    fireEvent.click(boxOf(2));
    fireEvent.click(allBox());
    expect(modelOf(grid)).toEqual(['exclude']);
    expect(selected(grid)).toBe('12345');
    fireEvent.click(boxOf(3));
    expect(modelOf(grid)).toEqual(['exclude', 3]);
    expect(cellOf(3, 'name').closest('[role="row"]')).toHaveAttribute(
      'aria-selected',
      'false',
    );
    act(() => grid.api.setRowSelectionModel({ type: 'include', ids: new Set() }));
    act(() => grid.api.setCellFocus(1, 'name'));
    const shift = { shiftKey: true };
    fireEvent.keyDown(cellOf(1, 'name'), { key: ' ', ...shift });
    expect(selected(grid)).toBe('1');
    fireEvent.keyDown(cellOf(1, 'name'), { key: 'ArrowDown', ...shift });
    fireEvent.keyDown(cellOf(2, 'name'), { key: 'ArrowDown', ...shift });
    expect(selected(grid)).toBe('123');
    fireEvent.keyDown(cellOf(3, 'name'), { key: 'ArrowUp', ...shift });
    expect(selected(grid)).toBe('12');
    fireEvent.keyDown(cellOf(1, 'name'), { key: ' ', ...shift });
    expect(selected(grid)).toBe('2');
    grid.update({ checkboxSelection: true, disableMultipleRowSelection: true });
    expect(allBox()).toBeDisabled();
    press(cellOf(5, 'name'));
    expect(selected(grid)).toBe('5');
  },
);

claim(
  'with the checkbox only: clicks do not select, keys do',
  {
    'data-grid/row-selection': [
      'To turn off selection, set `rowSelection={false}`.',
      'Users can then select rows only with the checkbox or the keyboard.',
    ],
  },
  () => {
    const props = { checkboxSelection: true, disableRowSelectionOnClick: true };
    const grid = mountGrid({ rows, columns, ...props });
    press(cellOf(1, 'name'));
    expect(selected(grid)).toBe('');
    fireEvent.keyDown(cellOf(1, 'name'), { key: ' ', shiftKey: true });
    fireEvent.click(boxOf(2));
    expect(selected(grid)).toBe('12');
    grid.update({ ...props, rowSelection: false });
    expect(selected(grid)).toBe('');
  },
);

claim(
  'isRowSelectable limits users, not setRowSelectionModel',
  {
    'data-grid/row-selection': [
      "If it returns `false`, the row's checkbox is disabled, and the **Select all rows** checkbox in the header skips the row.",
      'Replaces the selection, without checking `isRowSelectable`.',
    ],
  },
  () => {
    const isRowSelectable = ({ id }: { id: unknown }) => id !== 2;
    const grid = mountGrid({ rows, columns, checkboxSelection: true, isRowSelectable });
    expect(boxOf(2)).toBeDisabled();
    press(cellOf(2, 'name'));
    act(() => grid.api.selectRow(2));
    expect(selected(grid)).toBe('');
    fireEvent.click(allBox());
    expect(modelOf(grid)).toEqual(['include', 1, 3, 4, 5]);
    act(() => grid.api.setRowSelectionModel({ type: 'include', ids: new Set([2]) }));
    expect(selected(grid)).toBe('2');
  },
);

claim(
  '"all" lists ids with a filter, for one page and on request',
  {
    'data-grid/row-selection': [
      'Set `disableRowSelectionExcludeModel` so that the model always lists the selected ids.',
      'The model also lists the selected ids if users select all rows while a filter or a search is active, or if the grid has `isRowSelectable` or `checkboxSelectionVisibleOnly`.',
      '`checkboxSelectionVisibleOnly` limits the header checkbox to the current page',
    ],
  },
  () => {
    const all = (props: Partial<GridProps>, plan: 'community' | 'pro' = 'community') => {
      const grid = mountGrid(
        { rows, columns, checkboxSelection: true, ...props },
        { plan },
      );
      fireEvent.click(allBox());
      const model = modelOf(grid);
      grid.unmount();
      return model;
    };
    const items = [{ field: 'name', operator: 'isAnyOf', value: ['name 1', 'name 3'] }];
    expect(all({ filterModel: { items } })).toEqual(['include', 1, 3]);
    expect(all({ disableRowSelectionExcludeModel: true })).toEqual([
      'include',
      1,
      2,
      3,
      4,
      5,
    ]);
    const paginationModel = { page: 0, pageSize: 2 };
    const page = { pagination: true, pageSizeOptions: [2], paginationModel };
    expect(all(page)).toEqual(['exclude']);
    expect(all({ ...page, checkboxSelectionVisibleOnly: true }, 'pro')).toEqual([
      'include',
      1,
      2,
    ]);
  },
);

claim(
  'a Set that is mutated is not noticed; there is no initialState',
  {
    'data-grid/row-selection': [
      "`initialState` doesn't contain the selection",
      "The grid compares models by reference, so it doesn't notice a `Set` that you change in place.",
    ],
  },
  () => {
    const model = { type: 'include' as const, ids: new Set<number>([1]) };
    const grid = mountGrid({
      rows,
      columns,
      checkboxSelection: true,
      rowSelectionModel: model,
      initialState: { rowSelection: { type: 'include', ids: new Set([5]) } } as never,
    });
    const rowOf = (id: number) => cellOf(id, 'name').closest('[role="row"]');
    expect(selected(grid)).toBe('1');
    model.ids.add(2);
    grid.update({});
    expect(rowOf(2)).toHaveAttribute('aria-selected', 'false');
    grid.update({ rowSelectionModel: { type: 'include', ids: new Set([1, 2]) } });
    expect(rowOf(2)).toHaveAttribute('aria-selected', 'true');
  },
);

claim(
  'removed or filtered rows leave the selection',
  {
    'data-grid/row-selection': [
      'With an include model, rows hidden by a filter on the client are removed from the selection.',
      'When rows disappear from the `rows` prop, the grid removes them from the selection.',
      'To keep the selection, set `keepNonExistentRowsSelected`.',
    ],
  },
  async () => {
    const props = { checkboxSelection: true };
    const grid = mountGrid({ rows, columns, ...props });
    const choose = () =>
      act(() => grid.api.setRowSelectionModel({ type: 'include', ids: new Set([1, 2]) }));
    choose();
    grid.update({ rows: rows.slice(1) });
    await settle();
    expect(modelOf(grid)).toEqual(['include', 2]);
    grid.update({ rows });
    choose();
    const items = [{ field: 'name', operator: 'equals', value: 'name 1' }];
    grid.update({ filterModel: { items } });
    await settle();
    expect(modelOf(grid)).toEqual(['include', 1]);
    grid.update({ filterModel: { items: [] } });
    choose();
    grid.update({ keepNonExistentRowsSelected: true, rows: rows.slice(2) });
    await settle();
    expect(modelOf(grid)).toEqual(['include', 1, 2]);
  },
);

claim(
  'methods of Pro, and branches of a tree',
  {
    'data-grid/row-selection': [
      'selecting a parent selects its children, and selecting all children selects their parent',
      '`resetSelection` first deselects all others.',
      'Does the same as `selectRow()` for several rows.',
      'Selects two rows and all rows between them.',
    ],
  },
  () => {
    const grid = mountGrid({ rows, columns }, { plan: 'pro' });
    act(() => grid.api.selectRowRange({ startId: 2, endId: 4 }));
    expect(selected(grid)).toBe('234');
    act(() => grid.api.selectRows([1, 2], true, true));
    expect(selected(grid)).toBe('12');
    act(() => grid.api.selectRow(5, true, true));
    expect(selected(grid)).toBe('5');
    grid.unmount();
    const paths = [['a'], ['a', 'b'], ['a', 'c'], ['d'], ['e']];
    const tree = mountGrid(
      {
        rows: rows.map((row, index) => ({ ...row, path: paths[index] })),
        columns,
        treeData: true,
        getTreeDataPath: ({ path }: { path: string[] }) => path,
        defaultGroupingExpansionDepth: -1,
        checkboxSelection: true,
      } as never,
      { plan: 'pro' },
    );
    fireEvent.click(boxOf(1));
    expect(selected(tree)).toBe('123');
    fireEvent.click(boxOf(3));
    expect(selected(tree)).toBe('2');
    fireEvent.click(boxOf(3));
    expect([...selected(tree)].sort().join('')).toBe('123');
  },
);
