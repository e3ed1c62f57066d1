/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
import {
  GRID_ROOT_GROUP_ID,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridFilteredDescendantCountLookupSelector,
  gridRowIdSelector,
  gridRowNodeSelector,
} from '@mui/x-data-grid-premium';
import {
  cellOf,
  mountGrid,
  press,
  selected,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

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

claim(
  'a comparator of the group column sorts by size',
  {
    'data-grid/recipes-row-grouping': [
      'A `sortComparator` in `groupingColDef` replaces sorting by name.',
      '`gridFilteredDescendantCountLookupSelector` returns an object with the number of rows that each group has after filtering.',
    ],
  },
  () => {
    mount({
      sortModel: [{ field: GROUP, sort: 'desc' }],
      groupingColDef: {
        sortComparator: (_a, _b, first, second) => {
          const counts = gridFilteredDescendantCountLookupSelector({
            current: first.api,
          });
          return (counts[first.id] ?? 0) - (counts[second.id] ?? 0);
        },
      },
    });
    expect(shownIds()).toEqual([Y, X]);
  },
);

claim(
  'the event contains the new state of one group, or of the root',
  {
    'data-grid/recipes-row-grouping': [
      'The `rowExpansionChange` event reports the group that a user opened or closed and its new state.',
      '`expandAllRows()` and `collapseAllRows()` fire the event only once, for the root group, whose id is `GRID_ROOT_GROUP_ID`.',
    ],
  },
  () => {
    const { api } = mount();
    const received: unknown[] = [];
    api.subscribeEvent('rowExpansionChange', (node) =>
      received.push([node.groupingKey, node.childrenExpanded, node.id]),
    );
    fireEvent.click(cellOf(Y, GROUP).querySelector('button')!);
    act(() => api.setRowChildrenExpansion(Y, false));
    expect(received).toEqual([
      ['y', true, Y],
      ['y', false, Y],
    ]);
    act(() => api.expandAllRows());
    act(() => api.collapseAllRows());
    expect(received.slice(2)).toEqual([
      [null, true, GRID_ROOT_GROUP_ID],
      [null, false, GRID_ROOT_GROUP_ID],
    ]);
  },
);

claim(
  'the saved state contains the levels, not the expanded groups',
  {
    'data-grid/recipes-row-grouping':
      'The result of `exportState()` contains the columns that rows are grouped by, but not which groups are open.',
  },
  () => {
    const { api } = mount();
    act(() => api.expandAllRows());
    const state = api.exportState();
    expect(state).toMatchObject({ rowGrouping: { model: ['a'] } });
    expect(JSON.stringify(state)).not.toMatch(/xpan/);
  },
);

claim(
  'groups expand when the filter changes',
  { 'data-grid/recipes-row-grouping': 'Open them yourself when the filter changes' },
  () => {
    const { api } = mount({
      onFilterModelChange: () => api.expandAllRows(),
    });
    act(() => api.setQuickFilterValues(['9']));
    expect(shownIds()).toEqual([Y, '3']);
  },
);

claim(
  'a title covers the row, and its toggle does not trigger onCellClick',
  {
    'data-grid/recipes-row-grouping': [
      'returns the total number of columns for groups and 1 for rows',
      "The grid doesn't render the cells that a title covers.",
      "a click on it doesn't reach `onCellClick`",
    ],
  },
  () => {
    const onCellClick = jest.fn();
    mount({
      onCellClick,
      groupingColDef: {
        colSpan: (_value, row, _column, apiRef) => {
          const node = gridRowNodeSelector(apiRef, gridRowIdSelector(apiRef, row));
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
  },
);

claim(
  'a click selects the group by default',
  {
    'data-grid/recipes-row-grouping':
      'Otherwise, clicking the title also selects the group.',
  },
  () => {
    const grid = mount();
    press(cellOf(X, GROUP));
    expect(grid.api.getSelectedRows().size).toBeGreaterThan(0);
    grid.unmount();
    const second = mount({ disableRowSelectionOnClick: true });
    press(cellOf(X, GROUP));
    expect(selected(second)).toBe('');
  },
);

claim(
  'the checkbox of a group selects its rows, and the group itself',
  {
    'data-grid/recipes-row-grouping':
      "With `checkboxSelection`, a group's checkbox selects the rows in it.",
  },
  () => {
    const { api } = mount({ checkboxSelection: true });
    fireEvent.click(cellOf(Y, '__check__').querySelector('input')!);
    expect([...api.getSelectedRows().keys()].sort()).toEqual([2, 3, Y]);
  },
);

claim(
  'groups that cannot be selected',
  {
    'data-grid/recipes-row-grouping':
      'To keep users from selecting groups, set `rowSelectionPropagation={{ parents: false, descendants: false }}` and return `false` for groups from `isRowSelectable`.',
  },
  () => {
    const { api } = mount({
      checkboxSelection: true,
      rowSelectionPropagation: { parents: false, descendants: false },
      isRowSelectable: ({ id }) => !String(id).startsWith('auto-generated'),
    });
    expect(api.isRowSelectable(2)).toBe(true);
    expect(api.isRowSelectable(Y)).toBe(false);
  },
);
