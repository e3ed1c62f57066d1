/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { gridClasses, selectedGridRowsCountSelector } from '@mui/x-data-grid';
import PickByPage from '../../../docs/data-grid/row-selection/PickByPage';
import {
  cellOf,
  modelOf,
  mountGrid,
  press,
  selected,
  settle,
  type GridProps,
} from '../../support/mountGrid';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id, name: `name ${id}` }));
const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'actions', type: 'actions', getActions: () => [] },
];
const boxOf = (id: number) => within(cellOf(id, '__check__')).getByRole('checkbox');
const allBox = () => screen.getByRole('checkbox', { name: /all rows/ });
const shift = { shiftKey: true };
const pressAll = (id: number) => ({ key: 'a', keyCode: 65, ctrlKey: true, id });

test('without checkboxes: one row in Community, several in Pro', () => {
  const results = (['community', 'pro'] as const).map((plan) => {
    const grid = mountGrid({ rows, columns }, { plan });
    const found = [];
    press(cellOf(2, 'name'));
    found.push(selected(grid), screen.getByText('1 row selected') && 'counted');
    press(cellOf(2, 'name'));
    found.push(selected(grid));
    press(cellOf(2, 'name'), { ctrlKey: true });
    found.push(selected(grid));
    press(cellOf(2, 'name'));
    press(cellOf(4, 'name'), { ctrlKey: true });
    found.push(selected(grid));
    press(cellOf(5, 'name'), shift);
    found.push(selected(grid));
    press(cellOf(1, 'name'));
    press(cellOf(3, 'actions'));
    found.push(selected(grid));
    act(() => grid.api.setCellFocus(1, 'name'));
    fireEvent.keyDown(cellOf(1, 'name'), pressAll(1));
    found.push(selected(grid));
    found.push(screen.getByRole('grid').getAttribute('aria-multiselectable'));
    grid.unmount();
    return found;
  });
  expect(results).toEqual([
    ['2', 'counted', '2', '', '4', '5', '1', '1', 'false'],
    ['2', 'counted', '2', '', '24', '245', '1', '12345', 'true'],
  ]);
});

test('with checkboxes Community selects several, by click, range, header and key', () => {
  const grid = mountGrid({ rows, columns, checkboxSelection: true });
  press(cellOf(1, 'name'));
  press(cellOf(4, 'name'), shift);
  expect(selected(grid)).toBe('1234');
  press(cellOf(4, 'name'));
  press(cellOf(2, 'name'), shift);
  expect(selected(grid)).toBe('12');
  fireEvent.click(allBox());
  expect(selected(grid)).toBe('');
  fireEvent.click(allBox());
  expect(modelOf(grid)).toEqual([1, 2, 3, 4, 5]);
  expect(cellOf(3, 'name').closest('[role="row"]')).toHaveAttribute(
    'aria-selected',
    'true',
  );
  act(() => grid.api.setRowSelectionModel([]));
  act(() => grid.api.setCellFocus(1, 'name'));
  fireEvent.keyDown(cellOf(1, 'name'), { key: ' ', ...shift });
  fireEvent.keyDown(cellOf(1, 'name'), { key: 'ArrowDown', ...shift });
  fireEvent.keyDown(cellOf(2, 'name'), { key: 'ArrowDown', ...shift });
  expect(selected(grid)).toBe('123');
  fireEvent.keyDown(cellOf(3, 'name'), { key: 'ArrowUp', ...shift });
  expect(selected(grid)).toBe('12');
  grid.update({ checkboxSelection: true, disableMultipleRowSelection: true });
  expect(allBox()).toBeDisabled();
  press(cellOf(5, 'name'));
  expect(selected(grid)).toBe('5');
});

test('a half-checked header clears, or selects the rest', () => {
  const grid = mountGrid({ rows, columns, checkboxSelection: true });
  press(cellOf(2, 'name'));
  grid.update({ indeterminateCheckboxAction: 'select' });
  fireEvent.click(allBox());
  expect([...modelOf(grid)].sort()).toEqual([1, 2, 3, 4, 5]);
});

test('the model lists ids as they were selected; a single id is accepted', () => {
  const grid = mountGrid({ rows, columns, checkboxSelection: true });
  press(cellOf(4, 'name'));
  press(cellOf(2, 'name'));
  expect(modelOf(grid)).toEqual([4, 2]);
  grid.unmount();
  const single = mountGrid({ rows, columns, rowSelectionModel: 3 });
  expect(modelOf(single)).toEqual([3]);
});

test('with the checkbox only: clicks do not select, keys do', () => {
  const props = { checkboxSelection: true, disableRowSelectionOnClick: true };
  const grid = mountGrid({ rows, columns, ...props });
  press(cellOf(1, 'name'));
  expect(selected(grid)).toBe('');
  fireEvent.keyDown(cellOf(1, 'name'), { key: ' ', ...shift });
  fireEvent.click(boxOf(2));
  expect(selected(grid)).toBe('12');
  grid.update({ ...props, rowSelection: false });
  expect(selected(grid)).toBe('');
});

test('isRowSelectable disables checkboxes and is skipped by "all", which stays half-checked', () => {
  const isRowSelectable = ({ id }: { id: unknown }) => id !== 2;
  const grid = mountGrid({ rows, columns, checkboxSelection: true, isRowSelectable });
  expect(boxOf(2)).toBeDisabled();
  expect(boxOf(2).closest(`.${gridClasses.checkboxInput}.Mui-disabled`)).not.toBeNull();
  press(cellOf(2, 'name'));
  act(() => grid.api.selectRow(2));
  expect(selected(grid)).toBe('');
  fireEvent.click(allBox());
  expect(modelOf(grid)).toEqual([1, 3, 4, 5]);
  expect(allBox()).toHaveAttribute('data-indeterminate', 'true');
  act(() => grid.api.setRowSelectionModel([2]));
  expect(selected(grid)).toBe('2');
});

test('"all" skips rows that a filter hides, Ctrl + A does not', () => {
  const items = [{ field: 'name', operator: 'isAnyOf', value: ['name 1', 'name 3'] }];
  const props = { checkboxSelection: true, filterModel: { items } };
  const grid = mountGrid({ rows, columns, ...props });
  fireEvent.click(allBox());
  expect(modelOf(grid)).toEqual([1, 3]);
  act(() => grid.api.setCellFocus(1, 'name'));
  fireEvent.keyDown(cellOf(1, 'name'), pressAll(1));
  expect([...modelOf(grid)].sort()).toEqual([1, 2, 3, 4, 5]);
});

test('rows that vanish or are filtered out leave the selection, unless they are kept', async () => {
  const grid = mountGrid({ rows, columns, checkboxSelection: true });
  const choose = () => act(() => grid.api.setRowSelectionModel([1, 2]));
  choose();
  grid.update({ rows: rows.slice(1) });
  await settle();
  expect(modelOf(grid)).toEqual([2]);
  grid.update({ rows });
  choose();
  const items = [{ field: 'name', operator: 'equals', value: 'name 1' }];
  grid.update({ filterModel: { items } });
  await settle();
  expect(modelOf(grid)).toEqual([1]);
  expect(selectedGridRowsCountSelector({ current: grid.api } as never)).toBe(1);
  grid.update({ filterModel: { items: [] } });
  choose();
  grid.update({ keepNonExistentRowsSelected: true, rows: rows.slice(2) });
  await settle();
  expect(modelOf(grid)).toEqual([1, 2]);
});

test('page by page: the header selects a page and leaves the other one selected', async () => {
  render(<PickByPage />);
  await settle();
  fireEvent.click(allBox());
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('4 bags');
  fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await settle();
  expect(allBox()).not.toBeChecked();
  fireEvent.click(allBox());
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('8 bags');
});

test('methods of Pro, and branches of a tree, which are selected on request', () => {
  const grid = mountGrid({ rows, columns }, { plan: 'pro' });
  act(() => grid.api.selectRowRange({ startId: 2, endId: 4 }));
  expect(selected(grid)).toBe('234');
  act(() => grid.api.selectRows([1, 2], true, true));
  expect(selected(grid)).toBe('12');
  act(() => grid.api.selectRow(5, true, true));
  expect(selected(grid)).toBe('5');
  grid.unmount();
  const paths = [['a'], ['a', 'b'], ['a', 'c'], ['d'], ['e']];
  const treeProps = {
    rows: rows.map((row, index) => ({ ...row, path: paths[index] })),
    columns,
    treeData: true,
    getTreeDataPath: ({ path }: { path: string[] }) => path,
    defaultGroupingExpansionDepth: -1,
    checkboxSelection: true,
  } as never as GridProps;
  const tree = mountGrid(treeProps, { plan: 'pro' });
  fireEvent.click(boxOf(1));
  expect(selected(tree)).toBe('1');
  fireEvent.click(boxOf(1));
  tree.update({ rowSelectionPropagation: { parents: true, descendants: true } });
  fireEvent.click(boxOf(1));
  expect(selected(tree)).toBe('123');
  fireEvent.click(boxOf(3));
  expect(selected(tree)).toBe('2');
});
