/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-premium';
import FunctionsOfServer from '../../../docs/data-grid/server-side-data/aggregation/FunctionsOfServer';
import TotalsAfterEdit from '../../../docs/data-grid/server-side-data/aggregation/TotalsAfterEdit';
import { createGroupServer } from '../../../docs/shared/createGroupServer';
import {
  cellOf,
  inputOf,
  mountGrid,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const table = [
  { id: 1, team: 'Red', hours: 3 },
  { id: 2, team: 'Red', hours: 4 },
  { id: 3, team: 'Blue', hours: 5 },
];
const columns: GridProps['columns'] = [
  { field: 'team', width: 150 },
  { field: 'hours', type: 'number', valueFormatter: (value) => `${value} h` },
];
const FOOTER = 'auto-generated-group-footer-root';

function makeSource(change: Partial<GridDataSource> = {}) {
  const requested: GridGetRowsParams[] = [];
  const server = createGroupServer(table, { latency: 0 });
  const dataSource: GridDataSource = {
    getRows: (params: GridGetRowsParams) => {
      requested.push(params);
      const { groupFields, groupKeys, aggregationModel, filterModel, start, end } =
        params;
      return server.list({
        groupFields,
        groupKeys,
        aggregationModel,
        filterModel,
        start,
        end,
      });
    },
    getGroupKey: (row) => row.groupKey,
    getChildrenCount: (row) => row.childCount,
    getAggregatedValue: (row, field) => row.aggregates?.[field],
    ...change,
  };
  return { requested, dataSource };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

const PAGE = { pagination: { paginationModel: { pageSize: 1 } } };

async function mount(dataSource: GridDataSource, change: Partial<GridProps> = {}) {
  const grid = mountGrid(
    {
      columns,
      dataSource,
      initialState: { ...PAGE, aggregation: { model: { hours: 'sum' } } },
      pagination: true,
      pageSizeOptions: [1],
      aggregationFunctions: { sum: {}, max: {} },
      ...change,
    },
    { plan: 'premium' },
  );
  await run(50);
  return grid;
}

claim(
  'the total covers all pages, in the format of the column',
  {
    'data-grid/server-side-data/aggregation': [
      'The total below this page of rows covers the deliveries of all pages',
      '`getRows` receives an `aggregationModel`',
      "The grid formats an aggregate with its column's `valueFormatter`.",
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const { api } = await mount(dataSource);
    expect(requested[0]).toMatchObject({
      aggregationModel: { hours: 'sum' },
      start: 0,
      end: 0,
    });
    expect(cellOf(FOOTER, 'hours')).toHaveTextContent('12 h');
    act(() => api.setAggregationModel({ hours: 'max' }));
    await run(50);
    expect(requested.at(-1)!.aggregationModel).toEqual({ hours: 'max' });
    expect(cellOf(FOOTER, 'hours')).toHaveTextContent('5 h');
  },
);

claim(
  'the grid computes nothing itself',
  {
    'data-grid/server-side-data/aggregation': [
      'The grid never computes totals for rows from a data source.',
      '`aggregationRowsScope` has no effect.',
    ],
  },
  async () => {
    const { dataSource } = makeSource({ getAggregatedValue: () => '77' });
    await mount(dataSource, { aggregationRowsScope: 'all' });
    expect(cellOf(FOOTER, 'hours')).toHaveTextContent('77 h');
  },
);

claim(
  'groups have their totals inline, the grid in a footer; null omits one',
  {
    'data-grid/server-side-data/aggregation':
      'By default, group totals are inline, and the totals for the whole grid are in a footer.',
  },
  async () => {
    const initialState = {
      rowGrouping: { model: ['team'] },
      aggregation: { model: { hours: 'sum' } },
    };
    const grid = await mount(makeSource().dataSource, {
      initialState,
      pagination: false,
    });
    expect(cellOf('Red', 'hours')).toHaveTextContent('7 h');
    expect(cellOf(FOOTER, 'hours')).toHaveTextContent('12 h');
    grid.unmount();
    const depths: number[] = [];
    await mount(makeSource().dataSource, {
      initialState,
      pagination: false,
      getAggregationPosition: ({ depth }) => {
        depths.push(depth);
        return depth === -1 ? null : 'inline';
      },
    });
    expect(depths).toContain(-1);
    expect(document.querySelector(`[data-id="${FOOTER}"]`)).toBeNull();
    expect(cellOf('Blue', 'hours')).toHaveTextContent('5 h');
  },
);

claim(
  'functions of the server need no apply, and have labels and types',
  {
    'data-grid/server-side-data/aggregation': [
      'Server functions have the type `GridAggregationFunctionDataSource`. These functions have no `apply`, because the grid computes nothing.',
      'label | The name below the header.',
      'columnTypes | The column types that offer the function.',
    ],
  },
  async () => {
    const { dataSource } = makeSource();
    await mount(dataSource, {
      aggregationFunctions: {
        median: { label: 'middle', columnTypes: ['number'] },
        sum: { columnTypes: ['string'] },
      },
      initialState: { ...PAGE, aggregation: { model: { hours: 'median' } } },
    });
    expect(cellOf(FOOTER, 'hours')).toHaveTextContent('4 h');
    const header = screen.getByRole('columnheader', { name: /hours/ });
    expect(header).toHaveTextContent('middle');
  },
);

claim(
  'functions of the grid are not available, so a model that names one throws',
  {
    'data-grid/server-side-data/pivoting':
      'If the model contains any other function, the grid throws an error.',
  },
  async () => {
    const thrown: string[] = [];
    const listen = (event: ErrorEvent) => {
      event.preventDefault();
      thrown.push(event.message);
    };
    window.addEventListener('error', listen);
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const mountWith = async (aggregationFunctions: object) => {
      const { unmount } = mountGrid(
        {
          columns,
          dataSource: makeSource().dataSource,
          initialState: { aggregation: { model: { hours: 'sum' } } },
          ...aggregationFunctions,
        },
        { plan: 'premium' },
      );
      await run(50);
      unmount();
    };
    await mountWith({ aggregationFunctions: { sum: {} } });
    expect(thrown).toEqual([]);
    await expect(mountWith({})).rejects.toThrow('applySorting');
    window.removeEventListener('error', listen);
    quiet.mockRestore();
  },
);

claim(
  'the valueFormatter of a function has no effect, that of the column has',
  {
    'data-grid/server-side-data/aggregation':
      'A `valueFormatter` on the function has no effect here.',
  },
  async () => {
    await mount(makeSource().dataSource, {
      aggregationFunctions: { sum: { valueFormatter: () => 'by the function' } },
    });
    expect(cellOf(FOOTER, 'hours')).toHaveTextContent('12 h');
  },
);

claim(
  'availableAggregationFunctions takes precedence over the type',
  {
    'data-grid/server-side-data/aggregation':
      "A column's `availableAggregationFunctions` lists the names of the functions that this column offers, whatever its type.",
  },
  async () => {
    const { dataSource } = makeSource();
    await mount(dataSource, {
      columns: [
        { field: 'team' },
        { field: 'hours', type: 'number', availableAggregationFunctions: ['max'] },
      ],
    });
    expect(document.querySelector(`[data-id="${FOOTER}"]`)).toBeNull();
  },
);

claim(
  'renderCell receives whether the result has the unit of the cells',
  {
    'data-grid/server-side-data/aggregation':
      '`renderCell` receives it as `params.aggregation.hasCellUnit`',
  },
  async () => {
    await mount(makeSource().dataSource, {
      columns: [
        { field: 'team' },
        {
          field: 'hours',
          type: 'number',
          renderCell: ({ aggregation }) => String(aggregation?.hasCellUnit),
        },
      ],
      aggregationFunctions: { size: { hasCellUnit: false } },
      initialState: { ...PAGE, aggregation: { model: { hours: 'size' } } },
    });
    expect(cellOf(FOOTER, 'hours')).toHaveTextContent('false');
    expect(cellOf(1, 'hours')).toHaveTextContent('undefined');
  },
);

claim(
  'a failed request leaves no rows and no total',
  {
    'data-grid/server-side-data/aggregation':
      'Without lazy loading, a failed request for the top level leaves the grid empty, without totals.',
  },
  async () => {
    const { dataSource } = makeSource({
      getRows: () => Promise.reject(new Error('No.')),
    });
    await mount(dataSource, { onDataSourceError: () => {} });
    expect(document.querySelector(`[data-id="${FOOTER}"]`)).toBeNull();
  },
);

claim(
  'an edit requests every level above it again',
  {
    'data-grid/server-side-data/aggregation':
      'After saving the edit, the grid again requests the top level and each group that contains the edited row.',
  },
  async () => {
    const { requested, dataSource } = makeSource({
      updateRow: async ({ updatedRow }) => updatedRow,
    });
    const { api } = await mount(dataSource, {
      columns: [{ field: 'team' }, { field: 'hours', type: 'number', editable: true }],
      initialState: {
        rowGrouping: { model: ['team'] },
        aggregation: { model: { hours: 'sum' } },
      },
      pagination: false,
      isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === 'Red',
    });
    await waitFor(() => expect(cellOf(1, 'hours')).toBeInTheDocument());
    requested.length = 0;
    act(() => api.startCellEditMode({ id: 1, field: 'hours' }));
    fireEvent.change(inputOf(1, 'hours'), { target: { value: '9' } });
    await run(300);
    act(() => api.stopCellEditMode({ id: 1, field: 'hours' }));
    await run(100);
    const keys = requested.map(({ groupKeys = [] }) => groupKeys.join('/'));
    expect(keys).toEqual(['', 'Red']);
  },
);

claim(
  'the demo: a total changes with an edit',
  {
    'data-grid/server-side-data/aggregation':
      'If the data source has `updateRow`, an edit can change the totals.',
  },
  async () => {
    render(<TotalsAfterEdit />);
    const footer = () => cellOf(FOOTER, 'pallets').textContent;
    await waitFor(() => expect(footer()).toBeTruthy());
    const before = Number(footer());
    const cell = cellOf(1, 'pallets');
    const old = Number(cell.textContent);
    fireEvent.doubleClick(cell);
    fireEvent.change(inputOf(1, 'pallets'), { target: { value: String(old + 5) } });
    await run(300);
    fireEvent.keyDown(inputOf(1, 'pallets'), { key: 'Enter' });
    await waitFor(() => expect(Number(footer())).toBe(before + 5), { timeout: 3000 });
  },
);

claim(
  'the demo: the median has the format of its column',
  {
    'data-grid/server-side-data/aggregation':
      "The grid formats an aggregate with its column's `valueFormatter`.",
  },
  async () => {
    render(<FunctionsOfServer />);
    await waitFor(() => expect(cellOf(FOOTER, 'value').textContent).toMatch(/^€[\d,]+$/));
  },
);
