/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
import { act, fireEvent } from '@testing-library/react';
import {
  GRID_ROOT_GROUP_ID,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridFilteredDescendantCountLookupSelector,
  gridRowTreeSelector,
} from '@mui/x-data-grid-premium';
import {
  cellOf,
  mountGrid,
  press,
  selected,
  shownIds,
  type GridProps,
} from '../../support/mountGrid';

const rows = [
  { id: 1, a: 'x', n: 5 },
  { id: 2, a: 'y', n: 1 },
  { id: 3, a: 'y', n: 9 },
];
const columns: GridProps['columns'] = [{ field: 'a' }, { field: 'n', type: 'number' }];
const X = 'auto-generated-row-a/x';
const Y = 'auto-generated-row-a/y';

const mount = (props: Partial<GridProps> = {}) =>
  mountGrid(
    { rows, columns, initialState: { rowGrouping: { model: ['a'] } }, ...props },
    { plan: 'premium' },
  );

test('a comparator of the group column sorts by size', () => {
  mount({
    sortModel: [{ field: GROUP, sort: 'desc' }],
    groupingColDef: {
      sortComparator: (_a, _b, first, second) => {
        const counts = gridFilteredDescendantCountLookupSelector({ current: first.api });
        return (counts[first.id] ?? 0) - (counts[second.id] ?? 0);
      },
    },
  });
  expect(shownIds()).toEqual([Y, X]);
});

test('the event has the new state of one group', () => {
  const { api } = mount();
  const heard: unknown[] = [];
  api.subscribeEvent('rowExpansionChange', (node) =>
    heard.push([node.groupingKey, node.childrenExpanded, node.id]),
  );
  fireEvent.click(cellOf(Y, GROUP).querySelector('button')!);
  act(() => api.setRowChildrenExpansion(Y, false));
  expect(heard).toEqual([
    ['y', true, Y],
    ['y', false, Y],
  ]);
});

test('the saved state has the levels, not the open groups', () => {
  const { api } = mount();
  act(() => api.setRowChildrenExpansion(Y, true));
  const state = api.exportState();
  expect(state).toMatchObject({ rowGrouping: { model: ['a'] } });
  expect(JSON.stringify(state)).not.toMatch(/xpan/);
});

test('groups open when the filter changes', () => {
  const { api } = mount({
    onFilterModelChange: () => {
      for (const node of Object.values(gridRowTreeSelector({ current: api })))
        if (node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID)
          api.setRowChildrenExpansion(node.id, true);
    },
  });
  act(() => api.setQuickFilterValues(['9']));
  expect(shownIds()).toEqual([Y, '3']);
});

test('a title covers the row; a click on the button does not reach onCellClick', () => {
  const onCellClick = jest.fn();
  mount({
    onCellClick,
    groupingColDef: {
      colSpan: (_value, row, _column, apiRef) => {
        const node = apiRef.current.getRowNode(apiRef.current.getRowId(row));
        return node?.type === 'group' ? 3 : 1;
      },
    },
  });
  expect(cellOf(X, GROUP)).toHaveAttribute('aria-colspan', '3');
  expect(() => cellOf(X, 'n')).toThrow();
  fireEvent.click(cellOf(X, GROUP).querySelector('button')!);
  expect(shownIds()).toContain('1');
  expect(onCellClick).not.toHaveBeenCalled();
  press(cellOf(X, GROUP));
  expect(onCellClick).toHaveBeenCalledTimes(1);
});

test('a click selects the group unless told otherwise', () => {
  const grid = mount();
  press(cellOf(X, GROUP));
  expect(grid.api.getSelectedRows().size).toBeGreaterThan(0);
  grid.unmount();
  const second = mount({ disableRowSelectionOnClick: true });
  press(cellOf(X, GROUP));
  expect(selected(second)).toBe('');
});

test.each([
  [true, [2, 3, Y]],
  [false, [Y]],
])('the checkbox of a group selects its rows, with propagation: %s', (isOn, ids) => {
  const { api } = mount({
    checkboxSelection: true,
    rowSelectionPropagation: isOn ? { parents: true, descendants: true } : undefined,
  });
  fireEvent.click(cellOf(Y, '__check__').querySelector('input')!);
  expect([...api.getSelectedRows().keys()].sort()).toEqual(ids);
});

test('groups that cannot be selected', () => {
  const { api } = mount({
    checkboxSelection: true,
    isRowSelectable: ({ id }) => !String(id).startsWith('auto-generated'),
  });
  expect(api.isRowSelectable(2)).toBe(true);
  expect(api.isRowSelectable(Y)).toBe(false);
});
