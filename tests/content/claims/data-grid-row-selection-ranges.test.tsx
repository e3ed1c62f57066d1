/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import {
  cellOf,
  modelOf,
  mountGrid,
  press,
  selected,
  settle,
  type GridProps,
  type MountedGrid,
} from '../../support/mountGrid';

const rows = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `name ${id}` }));
const columns: GridProps['columns'] = [{ field: 'name' }];
const shift = { shiftKey: true };

test('Shift + click: the range since the row selected last, on a selected row clears up to it', () => {
  const grid = mountGrid({ rows, columns, checkboxSelection: true });
  press(cellOf(1, 'name'));
  press(cellOf(2, 'name'));
  press(cellOf(1, 'name'));
  expect(selected(grid)).toBe('2');
  // Row 1 was clicked last, but cleared: no row was selected last.
  press(cellOf(4, 'name'), shift);
  expect(selected(grid)).toBe('24');
  press(cellOf(6, 'name'), shift);
  expect(selected(grid)).toBe('2456');
  press(cellOf(4, 'name'), shift);
  expect(selected(grid)).toBe('24');
});

test.each(['community', 'pro'] as const)(
  'Shift + arrow selects the next row where only one can be selected: %s',
  (plan) => {
    const single = plan === 'pro' ? { disableMultipleRowSelection: true } : {};
    const grid = mountGrid({ rows, columns, ...single }, { plan });
    press(cellOf(2, 'name'));
    fireEvent.keyDown(cellOf(2, 'name'), { key: 'ArrowDown', ...shift });
    expect(selected(grid)).toBe('3');
    fireEvent.keyDown(cellOf(3, 'name'), { key: 'ArrowUp', ...shift });
    expect(selected(grid)).toBe('2');
  },
);

function selectAll(
  props: Partial<GridProps>,
  plan: 'community' | 'pro' = 'community',
): MountedGrid {
  const grid = mountGrid({ rows, columns, checkboxSelection: true, ...props }, { plan });
  fireEvent.click(screen.getByRole('checkbox', { name: /all rows/ }));
  return grid;
}
const typeAfterAll = (...args: Parameters<typeof selectAll>) => {
  const grid = selectAll(...args);
  const [type] = modelOf(grid);
  grid.unmount();
  return type;
};

test('"all" lists ids for an item without a value, a search, and checkboxSelectionVisibleOnly', () => {
  const items = [{ field: 'name', operator: 'contains' }];
  expect(typeAfterAll({})).toBe('exclude');
  expect(typeAfterAll({ filterModel: { items } })).toBe('include');
  const search = (quickFilterValues: string[]) => ({
    filterModel: { items: [], quickFilterValues },
  });
  expect(typeAfterAll(search(['name']))).toBe('include');
  expect(typeAfterAll(search(['']))).toBe('exclude');
  expect(typeAfterAll({ isRowSelectable: () => true })).toBe('include');
  expect(typeAfterAll({ checkboxSelectionVisibleOnly: true }, 'pro')).toBe('include');
});

test('"all" in a tree depends on rowSelectionPropagation', async () => {
  const tree = (rowSelectionPropagation?: GridProps['rowSelectionPropagation']) => ({
    rows,
    getTreeDataPath: ({ id }: { id: number }) => (id < 3 ? ['a', `${id}`] : [`${id}`]),
    treeData: true,
    rowSelectionPropagation,
  });
  const afterNewRows = async (grid: MountedGrid, props: Partial<GridProps>) => {
    const [before] = modelOf(grid);
    grid.update({ rows: [...props.rows!] });
    await settle();
    const [after] = modelOf(grid);
    grid.unmount();
    return [before, after];
  };
  const results = [];
  for (const propagation of [
    undefined,
    { descendants: true, parents: false },
    { descendants: false, parents: true },
  ]) {
    const props = tree(propagation) as Partial<GridProps>;
    if (!propagation) delete props.rowSelectionPropagation;
    results.push(await afterNewRows(selectAll(props, 'pro'), props));
  }
  expect(results).toEqual([
    ['exclude', 'include'],
    ['exclude', 'exclude'],
    ['include', 'include'],
  ]);
});
