/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-premium';
import MonthNames from '../../../docs/data-grid/server-side-data/row-grouping/MonthNames';
import OneTeamAtATime from '../../../docs/data-grid/server-side-data/row-grouping/OneTeamAtATime';
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

test('each level is requested with the fields and the keys above it', async () => {
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
});

test('another grouping requests the top level, and none requests the rows', async () => {
  const { requested, dataSource } = makeSource();
  const { api } = await mount(dataSource);
  requested.length = 0;
  act(() => api.setRowGroupingModel(['level']));
  await settle(50);
  expect(requested.at(-1)).toEqual([['level'], []]);
  act(() => api.setRowGroupingModel([]));
  await settle(50);
  expect(requested.at(-1)).toEqual([[], []]);
  expect(shownIds()).toEqual(['1', '2', '3']);
});

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

test.each(['getGroupKey', 'getChildrenCount'] as const)('%s is needed', async (name) => {
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
});

claim(
  'pages count the groups of the top level',
  {
    'data-grid/server-side-data/tree-data':
      '`rowCount` and pages count only rows of the top level.',
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

test('groups can be expanded initially; code expands and collapses them', async () => {
  const { requested, dataSource } = makeSource();
  const { api } = await mount(dataSource, { defaultGroupingExpansionDepth: 1 });
  expect(requested.map(([, keys]) => keys.join('/'))).toEqual(['', 'Red', 'Blue']);
  await waitFor(() => expect(shownIds()).toContain('Blue / low'));
  act(() => api.setRowChildrenExpansion('Red', false));
  expect(shownIds()).toEqual(['Red', 'Blue', 'Blue / low']);
  await act(() => api.dataSource.fetchRows('Red'));
  await waitFor(() => expect(shownIds()).toContain('Red / high'));
  expect(api.getColumn('__row_group_by_columns_group__')).toBeTruthy();
});

test('renderCell of the grouped column renders the names of its groups', async () => {
  render(<MonthNames />);
  await waitFor(() => expect(screen.getByText(/January 2026/)).toBeInTheDocument());
  await waitFor(() => expect(shownIds().length).toBeGreaterThan(4));
});

test('a failed group is loaded by expanding it again', async () => {
  render(<OneTeamAtATime />);
  await waitFor(() => expect(shownIds()).toHaveLength(4));
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  choose('Billing');
  await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
  expect(shownIds()).toHaveLength(4);
  choose('Accounts');
  await waitFor(() => expect(shownIds().length).toBeGreaterThan(4));
  choose('Billing');
  await waitFor(() =>
    expect(shownIds().indexOf('Platform') - shownIds().indexOf('Billing')).not.toBe(1),
  );
});
