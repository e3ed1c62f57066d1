/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  DataGridPremium,
  GRID_ACTIONS_COL_DEF,
  GRID_BOOLEAN_COL_DEF,
  GRID_STRING_COL_DEF,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type DataGridPremiumProps,
  type GridApi,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

type Data = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

const columns: GridColDef[] = [
  { field: 'name' },
  { field: 'team' },
  { field: 'sum', type: 'number', valueFormatter: (sum) => `${sum} €` },
  { field: 'silent', type: 'number', chartable: false },
];
const rows = [
  { id: 1, name: 'Bo', team: 'x', sum: 3, silent: 1 },
  { id: 2, name: 'Al', team: 'y', sum: 5, silent: 1 },
  { id: 3, name: 'Cy', team: 'x', sum: 7, silent: 1 },
];
const charts = { a: { dimensions: ['name'], values: ['sum'] } };

async function mount(props: Partial<DataGridPremiumProps> = {}, ids = ['a']) {
  const drawn: Record<string, Data> = {};
  const apiRef: React.RefObject<GridApi | null> = { current: null };
  const renderers = ids.map((id) => ({
    id,
    renderer: (data: Data) => {
      drawn[id] = data;
      return null;
    },
  }));
  render(
    <GridChartsIntegrationContextProvider>
      <div style={{ width: 900, height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ chartsPanel: GridChartsPanel }}
          initialState={{ chartsIntegration: { charts } }}
          {...props}
        />
      </div>
      {renderers.map(({ id, renderer }) => (
        <GridChartsRendererProxy
          key={id}
          id={id}
          label={`Chart ${id}`}
          renderer={renderer}
        />
      ))}
    </GridChartsIntegrationContextProvider>,
  );
  await run(30);
  const change = async (action: (api: GridApi) => void) => {
    act(() => action(apiRef.current!));
    await run(30);
  };
  return { api: apiRef.current!, drawn, change };
}

const dataOf = (data: Data | undefined) => [
  ...(data?.dimensions ?? []).map((each) => each.data),
  ...(data?.values ?? []).map((each) => each.data),
];

claim(
  'the chart follows sorting and filters, on all pages, with raw values',
  {
    'data-grid/charts-integration': [
      'Sort or filter the grid to update the chart.',
      'dimensions | One entry for each field: its id, its label, and data with the values of the rows or groups',
      'The chart includes all filtered rows, even those on other pages.',
      "Values are raw: valueFormatter doesn't apply.",
    ],
  },
  async () => {
    const { drawn, change } = await mount({
      pagination: true,
      pageSizeOptions: [1],
      paginationModel: { page: 0, pageSize: 1 },
    });
    // The first grid of the file is slow on a busy machine.
    await waitFor(() =>
      expect(drawn.a?.dimensions).toEqual([
        { id: 'name', label: 'name', data: ['Bo', 'Al', 'Cy'] },
      ]),
    );
    expect(drawn.a?.values).toEqual([{ id: 'sum', label: 'sum', data: [3, 5, 7] }]);
    await change((api) => api.setSortModel([{ field: 'name', sort: 'asc' }]));
    await waitFor(() =>
      expect(dataOf(drawn.a)).toEqual([
        ['Al', 'Bo', 'Cy'],
        [5, 3, 7],
      ]),
    );
    await change((api) =>
      api.setFilterModel({ items: [{ field: 'team', operator: 'equals', value: 'x' }] }),
    );
    await waitFor(() =>
      expect(dataOf(drawn.a)).toEqual([
        ['Bo', 'Cy'],
        [3, 7],
      ]),
    );
  },
);

for (const [name, props] of [
  ['experimentalFeatures', { experimentalFeatures: {} }],
  ['chartsIntegration', { chartsIntegration: false }],
] as const)
  claim(
    `without ${name} there is no data`,
    {
      'data-grid/charts-integration':
        'It requires experimentalFeatures={{ charts: true }} in addition to chartsIntegration',
    },
    async () => {
      expect(dataOf((await mount(props)).drawn.a)).toEqual([]);
    },
  );

claim(
  'columns with chartable: false, and text without groups, are not available as values',
  {
    'data-grid/charts-integration': [
      "To keep a column out of the charts, set chartable: false in its definition. By default, boolean and actions columns aren't chartable.",
      'In that case, only number columns can be values.',
    ],
  },
  async () => {
    expect(GRID_STRING_COL_DEF.chartable).toBe(true);
    expect(GRID_BOOLEAN_COL_DEF.chartable).toBe(false);
    expect(GRID_ACTIONS_COL_DEF.chartable).toBe(false);
    const { drawn, change } = await mount();
    await change((api) =>
      api.updateChartValuesData('a', [
        { field: 'silent' },
        { field: 'team' },
        { field: 'sum' },
      ]),
    );
    expect(drawn.a?.values.map(({ id }) => id)).toEqual(['sum']);
  },
);

claim(
  'without values, both lists are empty; a hidden item is not drawn',
  {
    'data-grid/charts-integration':
      'dimensions and values are both empty until the chart has at least one dimension and one value.',
  },
  async () => {
    const { drawn, change } = await mount();
    await change((api) =>
      api.updateChartValuesData('a', [{ field: 'sum', hidden: true }]),
    );
    expect(dataOf(drawn.a)).toEqual([]);
  },
);

claim(
  'null is left out',
  {
    'data-grid/charts-integration':
      'The chart omits null cells, so later values shift by one position.',
  },
  async () => {
    const { drawn } = await mount({ rows: [{ id: 0, name: 'Di', sum: null }, ...rows] });
    expect(dataOf(drawn.a)).toEqual([
      ['Di', 'Bo', 'Al', 'Cy'],
      [3, 5, 7],
    ]);
  },
);

claim(
  'groups are drawn with their totals',
  {
    'data-grid/charts-integration': [
      'With row grouping, the chart draws the groups with their totals:',
      'If a value is aggregated, the chart adds the function to its name, as in "Tons (sum)".',
    ],
  },
  async () => {
    const { drawn } = await mount({
      initialState: {
        rowGrouping: { model: ['team'] },
        aggregation: { model: { sum: 'sum' } },
        chartsIntegration: { charts: { a: { dimensions: ['team'], values: ['sum'] } } },
      },
    });
    expect(dataOf(drawn.a)).toEqual([
      ['x', 'y'],
      [10, 5],
    ]);
    expect(drawn.a?.values[0]?.label).toBe('sum (sum)');
  },
);

claim(
  'a second dimension groups the rows by both',
  {
    'data-grid/charts-integration':
      'When users add a second dimension, the grid groups the rows by both dimensions.',
  },
  async () => {
    const { api, change } = await mount();
    await change(({ updateChartDimensionsData }) =>
      updateChartDimensionsData('a', [{ field: 'team' }, { field: 'name' }]),
    );
    expect(api.state.rowGrouping.model).toEqual(['team', 'name']);
    expect(Object.keys(api.state.aggregation.model)).toEqual(['sum']);
  },
);

const control = { label: 'Stack', type: 'boolean' as const, default: true };
const schema = {
  bars: {
    label: 'Bars',
    icon: () => null,
    customization: [{ id: 'look', label: 'Look', controls: { stacked: control } }],
  },
  pie: {
    label: 'Pie',
    icon: () => null,
    maxDimensions: 1,
    maxValues: 1,
    customization: [],
  },
};

claim(
  'the panel offers the types of the schema; a type removes fields; defaults are omitted',
  {
    'data-grid/charts-integration': [
      'The panel offers the chart types that you describe in slotProps.chartsPanel.schema',
      'when users switch to this type, surplus fields are dropped',
      "The grid doesn't apply the default",
      'To use other names, pass getColumnName to the panel.',
      'chartType | The type from initialState, the panel, or setChartType()',
      'setChartType(chartId, type) | Sets the type',
      'setChartsPanelOpen(open) | Opens or closes the panel',
    ],
  },
  async () => {
    const { drawn, change } = await mount({
      columns: [...columns, { field: 'more', type: 'number' }],
      slotProps: { chartsPanel: { schema, getColumnName: (field) => `The ${field}` } },
      initialState: {
        sidebar: { open: true, value: GridSidebarValue.Charts },
        chartsIntegration: {
          charts: {
            a: { dimensions: ['name'], values: ['sum', 'more'], chartType: 'bars' },
          },
        },
      },
    });
    expect(drawn.a).toMatchObject({ chartType: 'bars', configuration: {} });
    expect(drawn.a?.values.map(({ label }) => label)).toEqual(['The sum', 'The more']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pie' })));
    await run(30);
    expect(drawn.a?.chartType).toBe('pie');
    expect(drawn.a?.values.map(({ id }) => id)).toEqual(['sum']);
    await change((api) => api.setChartType('a', 'bars'));
    expect(drawn.a?.chartType).toBe('bars');
    await change((api) => api.setChartsPanelOpen(false));
    expect(screen.queryByRole('button', { name: 'Pie' })).toBeNull();
  },
);

claim(
  'the first chart is active; an unsynced chart keeps its data',
  { 'data-grid/charts-integration': 'By default, the first chart is active.' },
  async () => {
    const received: unknown[] = [];
    const { api, drawn, change } = await mount(
      { initialState: { chartsIntegration: { charts: { a: charts.a, b: charts.a } } } },
      ['a', 'b'],
    );
    expect(api.state.chartsIntegration.activeChartId).toBe('a');
    api.subscribeEvent('chartSynchronizationStateChange', (params) =>
      received.push(params),
    );
    await change(() => api.setChartSynchronizationState('b', false));
    expect(received).toEqual([{ chartId: 'b', synced: false }]);
    await change(() => api.updateRows([{ id: 1, sum: 30 }]));
    expect([dataOf(drawn.a)[1], dataOf(drawn.b)[1]]).toEqual([
      [30, 5, 7],
      [3, 5, 7],
    ]);
    expect(api.exportState().chartsIntegration).toMatchObject({
      activeChartId: 'a',
      charts: { a: { values: [{ field: 'sum' }] } },
      integrationContext: { b: { synced: false } },
    });
  },
);

claim(
  'with activeChartId, the app decides',
  {
    'data-grid/charts-integration':
      'To control the active chart, use activeChartId and onActiveChartIdChange.',
  },
  async () => {
    const onActiveChartIdChange = jest.fn();
    const { api, change } = await mount({ activeChartId: 'b', onActiveChartIdChange }, [
      'a',
      'b',
    ]);
    await change(() => api.setActiveChartId('a'));
    expect(onActiveChartIdChange.mock.calls[0][0]).toBe('a');
    expect(api.state.chartsIntegration.activeChartId).toBe('b');
  },
);
