/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import {
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridRowGroupingModelSelector,
  gridRowGroupingSanitizedModelSelector,
  getGroupRowIdFromPath,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { openMenu } from '../../support/components/gridParts';
import { defaultOf } from '../../support/components/readApi';
import {
  cellOf,
  mountGrid,
  settle,
  shownIds,
  type GridProps,
  type MountedGrid,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, a: 'y', b: 'q', n: 5 },
  { id: 2, a: 'x', b: 'p', n: 1 },
  { id: 3, a: 'y', b: 'p', n: 9 },
  { id: 4, a: null, b: 'q', n: 7 },
];
const columns: GridProps['columns'] = [
  { field: 'a', headerName: 'Letter' },
  { field: 'b' },
  { field: 'n', type: 'number' },
];
const group = (...path: string[]) => `auto-generated-row-${path.join('-')}`;

const mount = (props: Partial<GridProps> = {}, model = ['a']) =>
  mountGrid(
    {
      rows,
      columns,
      defaultGroupingExpansionDepth: -1,
      initialState: { rowGrouping: { model } },
      ...props,
    },
    { plan: 'premium' },
  );

const sorted = (field: string, sort: 'asc' | 'desc' = 'asc'): Partial<GridProps> => ({
  sortModel: [{ field, sort }],
});

test('groups are in the order of their first rows; a row without key is one level up', () => {
  mount();
  expect(shownIds()).toEqual(['4', group('a/y'), '1', '3', group('a/x'), '2']);
  expect(cellOf(group('a/y'), GROUP)).toHaveTextContent('y (2)');
  expect(cellOf(group('a/y'), 'n')).toHaveTextContent(/^$/);
});

claim(
  'one column for all levels by default, or one for each level',
  { 'data-grid/row-grouping': 'By default, all levels share one column.' },
  () => {
    expect(defaultOf('DataGridPremium', 'rowGroupingColumnMode')).toBe("'single'");
    const grid = mount({}, ['a', 'b']);
    const columnsOf = ({ api }: MountedGrid) =>
      api.getAllColumns().map(({ field }) => field);
    expect(columnsOf(grid)).toEqual([GROUP, 'a', 'b', 'n']);
    grid.unmount();
    const fields: string[][] = [];
    const second = mount(
      {
        rowGroupingColumnMode: 'multiple',
        groupingColDef: (params) => {
          fields.push(params.fields);
          return {};
        },
      },
      ['a', 'b'],
    );
    expect(fields).toEqual(expect.arrayContaining([['a'], ['b']]));
    expect(columnsOf(second).slice(2)).toEqual(['a', 'b', 'n']);
  },
);

test('groupingValueGetter returns the key; the formatter receives key or value', () => {
  const valueFormatter = jest.fn((value: unknown) => `<${String(value)}>`);
  mount({
    columns: [
      {
        field: 'n',
        type: 'number',
        groupingValueGetter: (value: number) => (value > 5 ? 'many' : 'few'),
        valueFormatter,
      },
    ],
    initialState: { rowGrouping: { model: ['n'] } },
  });
  expect(shownIds()).toEqual([group('n/few'), '1', '2', group('n/many'), '3', '4']);
  expect(cellOf(group('n/few'), GROUP)).toHaveTextContent('<few> (2)');
  expect(cellOf(1, 'n')).toHaveTextContent('<5>');
});

test('the model may contain columns that users cannot group by; the sanitized model requires a column', () => {
  const { api } = mount({ columns: [{ field: 'a', groupable: false }] }, ['a', 'gone']);
  const apiRef = { current: api };
  expect(shownIds()).toContain(group('a/y'));
  expect(gridRowGroupingModelSelector(apiRef)).toEqual(['a', 'gone']);
  expect(gridRowGroupingSanitizedModelSelector(apiRef)).toEqual(['a']);
});

test('disableRowGrouping turns it off', () => {
  mount({ disableRowGrouping: true });
  expect(shownIds()).toEqual(['1', '2', '3', '4']);
});

test('methods set, add, remove and move levels', () => {
  const onRowGroupingModelChange = jest.fn();
  const { api } = mount({ onRowGroupingModelChange });
  const last = () => onRowGroupingModelChange.mock.lastCall[0];
  act(() => api.addRowGroupingCriteria('b', 0));
  expect(last()).toEqual(['b', 'a']);
  act(() => api.setRowGroupingCriteriaIndex('a', 0));
  expect(last()).toEqual(['a', 'b']);
  act(() => api.removeRowGroupingCriteria('a'));
  expect(last()).toEqual(['b']);
  act(() => api.setRowGroupingModel([]));
  expect(shownIds()).toEqual(['1', '2', '3', '4']);
});

test('one column sorts every level, or the rows, unless a level is specified', () => {
  const grid = mount(sorted(GROUP), ['a', 'b']);
  const groups = () => shownIds().filter((id) => id.startsWith('auto'));
  expect(groups()).toEqual([
    group('a/x'),
    group('a/x', 'b/p'),
    group('a/y'),
    group('a/y', 'b/p'),
    group('a/y', 'b/q'),
    group('b/q'),
  ]);
  grid.unmount();
  const second = mount({
    ...sorted(GROUP, 'desc'),
    groupingColDef: { leafField: 'n' },
  });
  expect(shownIds().filter((id) => !id.startsWith('auto'))).toEqual(['3', '1', '2', '4']);
  second.unmount();
  mount({
    ...sorted(GROUP, 'desc'),
    groupingColDef: { leafField: 'n', mainGroupingCriteria: 'a' },
  });
  expect(groups()).toEqual([group('a/y'), group('a/x')]);
});

test('a filter counts and keeps groups with at least one matching row', () => {
  mount({ filterModel: { items: [{ field: 'n', operator: '>', value: 6 }] } });
  expect(shownIds()).toEqual(['4', group('a/y'), '3']);
  expect(cellOf(group('a/y'), GROUP)).toHaveTextContent('y (1)');
});

test('groups call renderCell without row values', () => {
  const seen: unknown[] = [];
  mount({
    columns: [
      { field: 'a' },
      {
        field: 'n',
        renderCell: ({ rowNode, value }) => {
          if (rowNode.type === 'group') seen.push(value);
          return null;
        },
      },
    ],
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

test('a dragged row takes the group value of its target, or the result of groupingValueSetter', async () => {
  const grid = mount({
    rowReordering: true,
    columns: [
      {
        field: 'a',
        groupingValueGetter: (value: string | null) => value && `of ${value}`,
      },
    ],
  });
  await act(async () => grid.api.setRowPosition(2, 3, 'above'));
  await settle();
  expect(grid.api.getRow(2)).toMatchObject({ a: 'y' });
  grid.unmount();
  const second = mount({
    rowReordering: true,
    columns: [
      {
        field: 'a',
        groupingValueSetter: (key, row) => ({ ...row, a: key, moved: true }),
      },
    ],
  });
  await act(async () => second.api.setRowPosition(2, 3, 'above'));
  await settle();
  expect(second.api.getRow(2)).toMatchObject({ a: 'y', moved: true });
});

test('role, level and the key that expands', () => {
  mount();
  expect(screen.getByRole('treegrid')).toBeInTheDocument();
  const cell = () => cellOf(group('a/y'), GROUP);
  expect(cell().closest('[role="row"]')).toHaveAttribute('aria-level', '1');
  fireEvent.keyDown(cell(), { key: ' ' });
  expect(cell().closest('[role="row"]')).toHaveAttribute('aria-expanded', 'false');
  expect(cell().querySelector('button')).toHaveAccessibleName('see children');
});

test('the hook hides the columns of groups in the initial state', () => {
  const apiRef = { current: null };
  const rowGrouping = { model: ['a'] };
  const { result } = renderHook(() =>
    useKeepGroupedColumnsHidden({ apiRef, initialState: { rowGrouping } }),
  );
  expect(result.current).toEqual({
    rowGrouping,
    columns: { columnVisibilityModel: { a: false } },
  });
});

test('users group by a column from its menu, unless it is not groupable', () => {
  const { api } = mount(
    {
      columns: [
        { field: 'a', headerName: 'Letter' },
        { field: 'b', groupable: false },
      ],
    },
    [],
  );
  const commands = openMenu(api, 'b');
  expect(commands).toContain('Hide column');
  expect(commands.join()).not.toContain('Group by');
  act(() => api.hideColumnMenu());
  expect(openMenu(api, 'a')).toContain('Group by Letter');
});

test('a new function rebuilds the groups', () => {
  const column = (getter: jest.Mock) => [{ field: 'a', groupingValueGetter: getter }];
  const getter = jest.fn((value: string | null) => value);
  const grid = mount({ columns: column(getter) });
  const requested = getter.mock.calls.length;
  grid.update({ columns: column(getter) });
  expect(getter).toHaveBeenCalledTimes(requested);
  const next = jest.fn((value: string | null) => value);
  grid.update({ columns: column(next) });
  expect(next).toHaveBeenCalledTimes(rows.length);
});

claim(
  'renderCell of the column renders the names of its groups',
  {
    'data-grid/row-grouping':
      'If you group by a column with a `renderCell`, this function also renders the names of the groups.',
  },
  () => {
    mount({
      columns: [{ field: 'a', renderCell: ({ value }) => <b>key {String(value)}</b> }],
    });
    expect(cellOf(group('a/y'), GROUP).querySelector('b')).toHaveTextContent('key y');
  },
);

test('the id of a group is derived from its path, and can be used to find its rows', () => {
  const groupId = getGroupRowIdFromPath([{ field: 'a', key: 'y' }]);
  expect(groupId).toBe(group('a/y'));
  const levels = mount({}, ['a', 'b']);
  expect([...levels.api.getRowGroupChildren({ groupId })].sort()).toEqual([1, 3]);
  levels.unmount();
  const { api } = mount(sorted('n', 'desc'));
  expect(api.getRowGroupChildren({ groupId, applySorting: true })).toEqual([3, 1]);
  const items = [{ field: 'n', operator: '>', value: 6 }];
  act(() => api.setFilterModel({ items }));
  expect(api.getRowGroupChildren({ groupId, applyFiltering: true })).toEqual([3]);
});

claim(
  'groups are collapsed initially; single ones can be expanded',
  { 'data-grid/row-grouping': 'Initially, groups are collapsed.' },
  () => {
    const grid = mount({ defaultGroupingExpansionDepth: undefined });
    expect(shownIds()).toEqual(['4', group('a/y'), group('a/x')]);
    act(() => grid.api.setRowChildrenExpansion(group('a/y'), true));
    expect(shownIds()).toContain('1');
    grid.unmount();
    mount({
      defaultGroupingExpansionDepth: undefined,
      isGroupExpandedByDefault: (node) =>
        node.groupingField === 'a' && node.groupingKey === 'x',
    });
    expect(shownIds()).toEqual(['4', group('a/y'), group('a/x'), '2']);
  },
);

claim(
  'groupingValueGetter receives the property, not the result of valueGetter',
  {
    'data-grid/row-grouping':
      'The first parameter of `groupingValueGetter` is the property of the row, not the result of `valueGetter`.',
  },
  () => {
    const groupingValueGetter = jest.fn((value: string) => value);
    mount({
      columns: [{ field: 'a', valueGetter: () => 'other', groupingValueGetter }],
    });
    expect(groupingValueGetter.mock.calls[0]![0]).toBe('y');
  },
);

test('new rows keep groups as users have expanded or collapsed them', async () => {
  for (const defaultGroupingExpansionDepth of [0, -1]) {
    const isOpen = defaultGroupingExpansionDepth === 0;
    const grid = mount({ defaultGroupingExpansionDepth });
    act(() => grid.api.setRowChildrenExpansion(group('a/y'), isOpen));
    grid.update({ rows: [...rows, { id: 5, a: 'y', b: 'q', n: 2 }] });
    await settle();
    expect(shownIds().includes('5')).toBe(isOpen);
    grid.unmount();
  }
});
