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
  type GridRowParams,
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

claim(
  'groups are in the order of their first rows; a row without key is one level up',
  {
    'data-grid/row-grouping': [
      'By default, rows are in the same group if they have the same value in the column.',
      "A row whose key is `null` or `undefined` isn't in any group on that level and appears one level higher.",
      'Groups appear in the order of their first rows.',
    ],
  },
  () => {
    mount();
    expect(shownIds()).toEqual(['4', group('a/y'), '1', '3', group('a/x'), '2']);
    expect(cellOf(group('a/y'), GROUP)).toHaveTextContent('y (2)');
    expect(cellOf(group('a/y'), 'n')).toHaveTextContent(/^$/);
  },
);

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

claim(
  'groupingValueGetter returns the key; the formatter receives key or value',
  {
    'data-grid/row-grouping': [
      "return the group's key from `groupingValueGetter`",
      '`valueFormatter` receives the value of a cell or the key of a group.',
    ],
  },
  () => {
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
  },
);

claim(
  'the sanitized model requires a column, groupable or not',
  {
    'data-grid/row-grouping': [
      'which leaves out fields without a column',
      '`groupable: false` limits users, not your code: a model can still contain the column.',
    ],
  },
  () => {
    const { api } = mount({ columns: [{ field: 'a', groupable: false }] }, ['a', 'gone']);
    const apiRef = { current: api };
    expect(shownIds()).toContain(group('a/y'));
    expect(gridRowGroupingModelSelector(apiRef)).toEqual(['a', 'gone']);
    expect(gridRowGroupingSanitizedModelSelector(apiRef)).toEqual(['a']);
  },
);

claim(
  'disableRowGrouping turns it off',
  { 'data-grid/row-grouping': 'or `disableRowGrouping` to turn off grouping' },
  () => {
    mount({ disableRowGrouping: true });
    expect(shownIds()).toEqual(['1', '2', '3', '4']);
  },
);

claim(
  'methods set, add, remove and move levels',
  {
    'data-grid/row-grouping':
      'The API object has the methods of `GridRowGroupingApi`: `setRowGroupingModel()`, `addRowGroupingCriteria(field, index)`, `removeRowGroupingCriteria(field)`, and `setRowGroupingCriteriaIndex(field, index)`.',
  },
  () => {
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
  },
);

claim(
  'one column sorts every level, or the rows, unless a level is specified',
  {
    'data-grid/row-grouping':
      'Sorting a column that all levels share sorts the groups of each level. With a `leafField`, it sorts the rows inside the groups instead. To sort groups in this case, set a level as `mainGroupingCriteria`.',
  },
  () => {
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
    expect(shownIds().filter((id) => !id.startsWith('auto'))).toEqual([
      '3',
      '1',
      '2',
      '4',
    ]);
    second.unmount();
    mount({
      ...sorted(GROUP, 'desc'),
      groupingColDef: { leafField: 'n', mainGroupingCriteria: 'a' },
    });
    expect(groups()).toEqual([group('a/y'), group('a/x')]);
  },
);

claim(
  'a filter counts and keeps groups with at least one matching row',
  {
    'data-grid/row-grouping':
      'A group remains as long as one of its rows does, and the number after its name counts the remaining rows.',
  },
  () => {
    mount({ filterModel: { items: [{ field: 'n', operator: '>', value: 6 }] } });
    expect(shownIds()).toEqual(['4', group('a/y'), '3']);
    expect(cellOf(group('a/y'), GROUP)).toHaveTextContent('y (1)');
  },
);

claim(
  'renderCell and onRowClick are called for groups, without row values',
  {
    'data-grid/row-grouping': [
      'The grid also calls functions such as `renderCell` and `onRowClick` for groups. The row of a group has none of your fields',
      "Row callbacks such as `onRowClick` don't receive the node. Get the node from `apiRef.current.getRowNode(params.id)`.",
    ],
  },
  () => {
    const seen: unknown[] = [];
    const onRowClick = jest.fn();
    const { api } = mount({
      onRowClick,
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
    fireEvent.click(cellOf(group('a/y'), GROUP));
    const [params] = onRowClick.mock.lastCall as [GridRowParams];
    expect(Object.keys(params.row as object)).not.toContain('n');
    expect(params).not.toHaveProperty('rowNode');
    expect(api.getRowNode(params.id)).toMatchObject({ type: 'group', groupingKey: 'y' });
  },
);

claim(
  'a dragged row takes the value of its target, or that of the setter',
  {
    'data-grid/row-grouping': [
      'set the key in `groupingValueSetter`',
      'Without a setter, the grid copies the whole value of a row in the new group into the dragged row',
    ],
  },
  async () => {
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
  },
);

claim(
  'sorted rows contain the groups, without fields',
  {
    'data-grid/row-definition': 'Group rows are objects without your fields.',
    'data-grid/sorting': 'Group rows are objects without your fields.',
  },
  () => {
    const { api } = mount();
    const groups = api.getSortedRows().filter((row) => Object.keys(row).length === 0);
    expect(groups).toHaveLength(api.getSortedRows().length - api.getAllRowIds().length);
    expect(groups.length).toBeGreaterThan(0);
  },
);

claim(
  'a CSV file has a line for each group, and its value in the grouped column',
  {
    'data-grid/export':
      "In a CSV file, each group is a line above its rows. The rows contain their group's value only if the grouped column is exported.",
  },
  () => {
    const listLines = (props?: Partial<GridProps>) =>
      mount(props).api.getDataAsCsv({ includeHeaders: false }).split(/\r?\n/);
    expect(listLines().slice(1)).toEqual(['y,,,', ',y,q,5', ',y,p,9', 'x,,,', ',x,p,1']);
    expect(listLines({ columnVisibilityModel: { a: false } }).slice(1)).toEqual([
      ...['y,,', ',q,5', ',p,9'],
      ...['x,,', ',p,1'],
    ]);
  },
);

claim(
  'role, level and the key that expands',
  {
    'data-grid/row-grouping': [
      'The grid has the role `treegrid`, rows have `aria-level`, and groups have `aria-expanded`.',
      'Space on a cell in the grouping column opens or closes the group.',
      'The toggle is named "see children" or "hide children".',
    ],
  },
  () => {
    mount();
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
    const cell = () => cellOf(group('a/y'), GROUP);
    expect(cell().closest('[role="row"]')).toHaveAttribute('aria-level', '1');
    const other = cell().nextElementSibling;
    fireEvent.keyDown(other ?? document.body, { key: ' ' });
    expect(cell().closest('[role="row"]')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(cell(), { key: ' ' });
    expect(cell().closest('[role="row"]')).toHaveAttribute('aria-expanded', 'false');
    expect(cell().querySelector('button')).toHaveAccessibleName('see children');
  },
);

claim(
  'the hook hides the columns of groups in the initial state',
  {
    'data-grid/row-grouping':
      "`useKeepGroupedColumnsHidden` hides a column while the grid groups by it. Pass the hook's return value to the grid as `initialState`.",
  },
  () => {
    const apiRef = { current: null };
    const rowGrouping = { model: ['a'] };
    const { result } = renderHook(() =>
      useKeepGroupedColumnsHidden({ apiRef, initialState: { rowGrouping } }),
    );
    expect(result.current).toEqual({
      rowGrouping,
      columns: { columnVisibilityModel: { a: false } },
    });
  },
);

claim(
  'users group by a column from its menu, unless it is not groupable',
  {
    'data-grid/row-grouping': [
      'In the column menu, users can group by a column',
      'Set `groupable: false` on columns that users must not group by',
    ],
  },
  () => {
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
  },
);

claim(
  'a new function rebuilds the groups',
  { 'data-grid/row-grouping': 'A new function makes the grid rebuild all groups.' },
  () => {
    const column = (getter: jest.Mock) => [{ field: 'a', groupingValueGetter: getter }];
    const getter = jest.fn((value: string | null) => value);
    const grid = mount({ columns: column(getter) });
    const requested = getter.mock.calls.length;
    grid.update({ columns: column(getter) });
    expect(getter).toHaveBeenCalledTimes(requested);
    const next = jest.fn((value: string | null) => value);
    grid.update({ columns: column(next) });
    expect(next).toHaveBeenCalledTimes(rows.length);
  },
);

claim(
  'renderCell of the column renders the names of its groups',
  {
    'data-grid/row-grouping':
      'If you group by a column that has a `renderCell` function, that function also renders the group names.',
  },
  () => {
    mount({
      columns: [{ field: 'a', renderCell: ({ value }) => <b>key {String(value)}</b> }],
    });
    expect(cellOf(group('a/y'), GROUP).querySelector('b')).toHaveTextContent('key y');
  },
);

claim(
  'the id of a group is derived from its path, and finds its rows',
  {
    'data-grid/row-grouping': [
      '`getRowGroupChildren({ groupId })` returns the ids of all rows in a group and in its subgroups. With `applyFiltering` and `applySorting`, it returns the rows that pass the filter, in sorted order.',
      'get the id from `getGroupRowIdFromPath()`',
    ],
  },
  () => {
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
  },
);

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
      "The first parameter of `groupingValueGetter` is the row's own property, not the result of `valueGetter`.",
  },
  () => {
    const groupingValueGetter = jest.fn((value: string) => value);
    mount({
      columns: [{ field: 'a', valueGetter: () => 'other', groupingValueGetter }],
    });
    expect(groupingValueGetter.mock.calls[0]![0]).toBe('y');
  },
);

claim(
  'new rows keep groups as users have left them',
  {
    'data-grid/row-grouping':
      'Groups that users have opened or closed stay that way when you pass new rows.',
  },
  async () => {
    for (const defaultGroupingExpansionDepth of [0, -1]) {
      const isOpen = defaultGroupingExpansionDepth === 0;
      const grid = mount({ defaultGroupingExpansionDepth });
      act(() => grid.api.setRowChildrenExpansion(group('a/y'), isOpen));
      grid.update({ rows: [...rows, { id: 5, a: 'y', b: 'q', n: 2 }] });
      await settle();
      expect(shownIds().includes('5')).toBe(isOpen);
      grid.unmount();
    }
  },
);
