/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-premium';
import {
  createPivotServer,
  nameOf,
} from '../../../docs/data-grid/server-side-data/pivoting/createPivotServer';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const table = [
  { id: 1, team: 'Red', site: 'A', year: '2024', hours: 3 },
  { id: 2, team: 'Red', site: 'B', year: '2025', hours: 4 },
  { id: 3, team: 'Blue', site: 'A', year: '2024', hours: 5 },
];
const columns: GridProps['columns'] = [
  { field: 'team' },
  { field: 'site' },
  { field: 'year', valueFormatter: (value) => `FY ${value}` },
  { field: 'hours', type: 'number' },
];
const model = {
  rows: [{ field: 'team' }, { field: 'site' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'hours', aggFunc: 'sum' }],
};

async function mount(props: Partial<GridProps> = {}) {
  const requested: GridGetRowsParams[] = [];
  const server = createPivotServer(table, 0);
  const dataSource: GridDataSource = {
    getRows: ({ pivotModel, groupKeys, start, end, ...rest }: GridGetRowsParams) => {
      requested.push({ pivotModel, groupKeys, start, end, ...rest });
      return server.list({ pivotModel, groupKeys, start, end });
    },
    getGroupKey: (row) => row.groupKey,
    getChildrenCount: (row) => row.childCount,
    getAggregatedValue: (row, field) => row[field],
  };
  const pivotingColDef = jest.fn((field: string, path: string[]) => ({
    field: nameOf(path, field),
  }));
  const grid = mountGrid(
    {
      columns,
      dataSource,
      pivotingColDef,
      aggregationFunctions: { sum: { label: 'total' } },
      initialState: { pivoting: { enabled: true, model } },
      ...props,
    },
    { plan: 'premium' },
  );
  await settle(80);
  return { ...grid, requested, pivotingColDef };
}

const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.textContent);
const textOf = (id: string, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;

claim(
  'the request contains the model; rows and columns come from the answer',
  {
    'data-grid/server-side-data/pivoting': [
      '`getRows` receives a `pivotModel` with the visible fields',
      'aggregateRow | The figures in the bottom row.',
      "`pivotingColDef` receives the field of the value and the keys of the groups above it, such as `['2024']`. Return a `field` that exists in the rows. `getAggregatedValue` then reads the figure from a row",
    ],
  },
  async () => {
    const { requested, pivotingColDef } = await mount();
    expect(requested[0]).toMatchObject({ pivotModel: model, groupKeys: [] });
    expect(pivotingColDef.mock.calls).toContainEqual(['hours', ['2024']]);
    const footer = 'auto-generated-group-footer-root';
    expect(shownIds()).toEqual(['Blue', 'Red', footer]);
    expect(textOf(footer, '2024/hours')).toBe('8');
    expect(headers()).toEqual(expect.arrayContaining(['2024', '2025']));
    expect([textOf('Red', '2024/hours'), textOf('Red', '2025/hours')]).toEqual([
      '3',
      '4',
    ]);
  },
);

claim(
  'expanding a group requests it; the last level has no toggle',
  {
    'data-grid/server-side-data/pivoting':
      "With several fields in `rows`, `groupKeys` identifies the group that the user has opened. Users can't open groups of the last field.",
  },
  async () => {
    const { requested } = await mount();
    const red = document.querySelector<HTMLElement>('[data-id="Red"]')!;
    await act(async () =>
      fireEvent.click(within(red).getByRole('button', { hidden: true })),
    );
    await settle(80);
    expect(requested.at(-1)).toMatchObject({ groupKeys: ['Red'] });
    expect(shownIds().slice(0, 4)).toEqual(['Blue', 'Red', 'Red / A', 'Red / B']);
    const leaf = document.querySelector<HTMLElement>('[data-id="Red / A"]')!;
    expect(within(leaf).queryByRole('button', { hidden: true })).toBeNull();
  },
);

claim(
  'hidden fields are not in the model',
  {
    'data-grid/server-side-data/pivoting':
      '`getRows` receives a `pivotModel` with the visible fields',
  },
  async () => {
    const { requested } = await mount({
      initialState: {
        pivoting: {
          enabled: true,
          model: { ...model, rows: [{ field: 'team' }, { field: 'site', hidden: true }] },
        },
      },
    });
    expect(
      requested[0]?.pivotModel?.rows.map(({ field }: { field: string }) => field),
    ).toEqual(['team']);
  },
);

claim(
  'each switch sends a request, without a model if pivoting is off',
  {
    'data-grid/server-side-data/pivoting':
      'The grid sends a request each time users turn the pivot table on or off.',
  },
  async () => {
    const { api, requested } = await mount();
    const count = requested.length;
    await act(async () => api.setPivotActive(false));
    await settle(80);
    expect(requested.length).toBeGreaterThan(count);
    expect(requested.at(-1)?.pivotModel).toBeUndefined();
    expect(shownIds()).toEqual(['1', '2', '3']);
    const off = requested.length;
    await act(async () => api.setPivotActive(true));
    await settle(80);
    expect(requested.length).toBeGreaterThan(off);
    expect(requested.at(-1)?.pivotModel).toBeDefined();
  },
);

claim(
  'an earlier report comes from the cache',
  {
    'data-grid/server-side-data/pivoting':
      'The cache also stores reports, so there is no request when users return to an earlier report.',
  },
  async () => {
    const { api, requested } = await mount();
    const other = { ...model, columns: [{ field: 'site' }] };
    await act(async () => api.setPivotModel(other));
    await settle(80);
    const count = requested.length;
    await act(async () => api.setPivotModel(model));
    await settle(80);
    expect(headers()).toEqual(expect.arrayContaining(['2024', '2025']));
    expect(requested.length).toBe(count);
  },
);

claim(
  'fields for parts of a date come from a function only',
  {
    'data-grid/server-side-data/pivoting':
      "With a data source, the panel doesn't offer the year and the quarter of a date column. To offer parts of a date, return fields such as `date-year` from `getPivotDerivedColumns`",
  },
  async () => {
    const dated: GridProps['columns'] = [...columns!, { field: 'date', type: 'date' }];
    const offered = (api: { state: unknown }) => [
      ...(
        api.state as { pivoting: { initialColumns: Map<string, unknown> } }
      ).pivoting.initialColumns.keys(),
    ];
    const { api, unmount } = await mount({ columns: dated });
    expect(offered(api)).toEqual(['team', 'site', 'year', 'hours', 'date']);
    unmount();
    const own = await mount({
      columns: dated,
      getPivotDerivedColumns: ({ field, type }) =>
        type === 'date' ? [{ field: `${field}-year`, headerName: 'Year' }] : undefined,
    });
    expect(offered(own.api)).toContain('date-year');
  },
);
