/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  GridColDef,
  GridDataSource,
  GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { createGroupServer } from '../../../docs/shared/createGroupServer';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const table = [
  { id: 1, team: 'Red', level: 'high', hours: 3 },
  { id: 2, team: 'Red', level: 'low', hours: 4 },
  { id: 3, team: 'Blue', level: 'low', hours: 5 },
];

function makeSource(change: Partial<GridDataSource> = {}) {
  const requested: [fields: string[], keys: string[]][] = [];
  const server = createGroupServer(table, { latency: 0 });
  const dataSource: GridDataSource = {
    getRows: ({ groupFields = [], groupKeys = [], start, end }: GridGetRowsParams) => {
      requested.push([groupFields, groupKeys]);
      return server.list({ groupFields, groupKeys, start, end });
    },
    getGroupKey: (row) => row.groupKey,
    getChildrenCount: (row) => row.childCount,
    ...change,
  };
  return { requested, dataSource };
}

const columns: GridProps['columns'] = [
  { field: 'team', groupingValueGetter: () => 'never called' },
  { field: 'level' },
  { field: 'hours', type: 'number' },
];

async function mount(dataSource: GridDataSource, change: Partial<GridProps> = {}) {
  const grid = mountGrid(
    {
      columns,
      dataSource,
      initialState: { rowGrouping: { model: ['team', 'level'] } },
      ...change,
    },
    { plan: 'premium' },
  );
  await settle(50);
  return grid;
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-id="${id}"]`)!;
const toggle = async (id: string) => {
  fireEvent.click(within(rowOf(id)).getByRole('button', { hidden: true }));
  await settle(50);
};

claim(
  'each level is requested with the fields and the keys above it',
  {
    'data-grid/server-side-data/row-grouping': [
      "groupFields: ['team', 'priority'], groupKeys: [] | One row for each team",
      "groupFields: ['team', 'priority'], groupKeys: ['Billing'] | One row for each priority of that team",
      "groupFields: ['team', 'priority'], groupKeys: ['Billing', 'high'] | The tickets",
      "`getChildrenCount` returns the number that appears after a group's name.",
      'Groups have `aria-level` and `aria-expanded`.',
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    await mount(dataSource);
    expect(requested).toEqual([[['team', 'level'], []]]);
    expect(rowOf('Red')).toHaveTextContent('Red (2)');
    await toggle('Red');
    await toggle('Red / high');
    expect(requested.slice(1)).toEqual([
      [['team', 'level'], ['Red']],
      [
        ['team', 'level'],
        ['Red', 'high'],
      ],
    ]);
    expect(shownIds()).toEqual(['Red', 'Red / high', '1', 'Red / low', 'Blue']);
    expect(rowOf('Red / high')).toHaveAttribute('aria-level', '2');
    expect(rowOf('Red / high')).toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  'another grouping requests the top level, and none requests the rows',
  {
    'data-grid/server-side-data/row-grouping': [
      'groupFields: [] | The tickets, ungrouped',
      'After each change, the grid requests the new top level unless it has cached the response.',
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const { api } = await mount(dataSource);
    requested.length = 0;
    act(() => api.setRowGroupingModel(['level']));
    await settle(50);
    expect(requested.at(-1)).toEqual([['level'], []]);
    // The first response is in the cache.
    const { length } = requested;
    act(() => api.setRowGroupingModel(['team', 'level']));
    await settle(50);
    expect(requested).toHaveLength(length);
    expect(shownIds()).toEqual(['Red', 'Blue']);
    act(() => api.setRowGroupingModel([]));
    await settle(50);
    expect(requested.at(-1)).toEqual([[], []]);
    expect(shownIds()).toEqual(['1', '2', '3']);
  },
);

claim(
  'a count of -1 shows no number',
  {
    'data-grid/server-side-data/row-grouping': 'Return `-1` to show no number',
  },
  async () => {
    await mount(makeSource({ getChildrenCount: () => -1 }).dataSource);
    expect(rowOf('Red')).toHaveTextContent('Red');
    expect(rowOf('Red')).not.toHaveTextContent('(');
  },
);

for (const name of ['getGroupKey', 'getChildrenCount'] as const)
  claim(
    `${name} is needed`,
    {
      'data-grid/server-side-data/row-grouping':
        'The grid throws an error if `getGroupKey` or `getChildrenCount` is missing.',
    },
    async () => {
      const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
      const onDataSourceError = jest.fn();
      let thrown = '';
      try {
        await mount(makeSource({ [name]: undefined }).dataSource, { onDataSourceError });
        thrown = onDataSourceError.mock.calls[0]?.[0].message;
      } catch (error) {
        thrown = (error as Error).message;
      }
      expect(thrown).toContain(`No \`${name}\``);
      quiet.mockRestore();
    },
  );

claim(
  'pages count the groups of the top level',
  {
    'data-grid/server-side-data/tree-data':
      '`rowCount` and pagination count only top-level rows.',
  },
  async () => {
    const { dataSource } = makeSource();
    await mount(dataSource, {
      pagination: true,
      pageSizeOptions: [1],
      initialState: {
        rowGrouping: { model: ['team'] },
        pagination: { paginationModel: { pageSize: 1 } },
      },
    });
    expect(shownIds()).toEqual(['Red']);
    await toggle('Red');
    expect(screen.getByText('1–1 of 2')).toBeInTheDocument();
  },
);

claim(
  'groups can be expanded initially; code expands and collapses them',
  {
    'data-grid/server-side-data/row-grouping': [
      'To open groups initially, set `isGroupExpandedByDefault` or `defaultGroupingExpansionDepth`. The grid sends one request for each group that is open initially.',
      "`apiRef.current.dataSource.fetchRows(id)` loads a group's content and opens the group. `apiRef.current.setRowChildrenExpansion(id, false)` closes it.",
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const { api } = await mount(dataSource, { defaultGroupingExpansionDepth: 1 });
    expect(requested.map(([, keys]) => keys.join('/'))).toEqual(['', 'Red', 'Blue']);
    await waitFor(() => expect(shownIds()).toContain('Blue / low'));
    act(() => api.setRowChildrenExpansion('Red', false));
    expect(shownIds()).toEqual(['Red', 'Blue', 'Blue / low']);
    await act(() => api.dataSource.fetchRows('Red'));
    await waitFor(() => expect(shownIds()).toContain('Red / high'));
  },
);

claim(
  'the grouping column formats keys as the grouped column does',
  {
    'data-grid/server-side-data/row-grouping':
      "The grouping column shows the key, formatted by the grouped column's `valueFormatter` if it has one.",
  },
  async () => {
    const { dataSource } = makeSource();
    const formatted: GridProps['columns'] = [
      { field: 'team', valueFormatter: (value) => `Team ${value}` },
      { field: 'level' },
    ];
    const { unmount } = await mount(dataSource, { columns: formatted });
    expect(rowOf('Red')).toHaveTextContent('Team Red (2)');
    await toggle('Red');
    expect(rowOf('Red / high')).toHaveTextContent(/^high/);
    unmount();
    await mount(makeSource().dataSource, {
      columns: formatted,
      initialState: { rowGrouping: { model: ['team'] } },
    });
    expect(rowOf('Red')).toHaveTextContent('Team Red (2)');
  },
);

claim(
  'users sort and filter by grouping columns only if each level has one',
  {
    'data-grid/server-side-data/row-grouping': [
      "By default, one grouping column shows all levels, and users can't sort or filter by it.",
      'With `rowGroupingColumnMode="multiple"`, each level has its own grouping column with a separate `field`, such as `__row_group_by_columns_group_team__`.',
    ],
  },
  async () => {
    const abilities = ({ sortable, filterable }: GridColDef) => [sortable, filterable];
    const { api, unmount } = await mount(makeSource().dataSource, {
      groupingColDef: { sortable: true, filterable: true },
    });
    expect(abilities(api.getColumn('__row_group_by_columns_group__'))).toEqual([
      false,
      false,
    ]);
    unmount();
    const several = await mount(makeSource().dataSource, {
      rowGroupingColumnMode: 'multiple',
    });
    for (const level of ['team', 'level'])
      expect(
        abilities(several.api.getColumn(`__row_group_by_columns_group_${level}__`)),
      ).toEqual([true, true]);
  },
);
