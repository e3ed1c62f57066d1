/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, screen } from '@testing-library/react';
import {
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  gridAggregationModelSelector,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { defaultOf } from '../../support/components/readApi';
import {
  cellOf,
  mountGrid,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

const TOTAL = 'auto-generated-group-footer-root';
const rows = [
  { id: 1, a: 'x', n: 5 },
  { id: 2, a: 'y', n: 1 },
  { id: 3, a: 'x', n: 9 },
];
const columns: GridProps['columns'] = [{ field: 'a' }, { field: 'n', type: 'number' }];
const GROUPED: Partial<GridProps> = {
  defaultGroupingExpansionDepth: -1,
  initialState: {
    rowGrouping: { model: ['a'] },
    aggregation: { model: { n: 'sum' } },
  },
};

async function mount(props: Partial<GridProps> = {}) {
  const grid = mountGrid(
    {
      rows,
      columns,
      initialState: { aggregation: { model: { n: 'sum' } } },
      ...props,
    },
    { plan: 'premium' },
  );
  await run(20);
  return grid;
}
const total = (id = TOTAL) => cellOf(id, 'n').textContent;
const header = () => document.querySelector('[role="columnheader"][data-field="n"]');
const apply = (name: string, values: unknown[]) =>
  GRID_AGGREGATION_FUNCTIONS[name as 'sum'].apply({ values, field: 'n', groupId: 1 });

claim(
  'a row at the bottom has the total, the header the name',
  {
    'data-grid/aggregation':
      "The grid adds a totals row at the bottom and shows the function's name in the header.",
  },
  async () => {
    await mount();
    expect(total()).toBe('15');
    expect(header()).toHaveTextContent('nsum');
  },
);

claim(
  'built-in functions: types and results',
  {
    'data-grid/aggregation': [
      'sum | Sum of the numbers | number |',
      'avg | Average of the numbers | number |',
      'min, max | Smallest and largest value | number, date, dateTime |',
      'size | Number of values | All |',
      'sizeTrue, sizeFalse | Number of true or false values | boolean |',
      'The functions ignore undefined, but size counts null. avg shows nothing if the numbers add up to 0.',
    ],
  },
  () => {
    expect(
      Object.entries(GRID_AGGREGATION_FUNCTIONS).map(([name, each]) => [
        name,
        each.columnTypes?.join() ?? 'all',
      ]),
    ).toEqual([
      ['sum', 'number'],
      ['avg', 'number'],
      ['min', 'number,date,dateTime'],
      ['max', 'number,date,dateTime'],
      ['size', 'all'],
      ['sizeTrue', 'boolean'],
      ['sizeFalse', 'boolean'],
    ]);
    expect(apply('avg', [2, 4, null])).toBe(3);
    expect(apply('avg', [0, 0])).toBeNull();
    expect(apply('size', [1, null, undefined])).toBe(2);
    expect(apply('sizeTrue', [true, false, true])).toBe(2);
    expect(apply('max', [new Date(1), new Date(5)])).toEqual(new Date(5));
  },
);

claim(
  'what limits the functions limits users, or also the model',
  {
    'data-grid/aggregation': [
      'availableAggregationFunctions on a column lists the functions that the column offers, whatever its type. The list also applies to your model.',
      'Your model can still aggregate the column.',
      'disableAggregation on the grid removes the menu item and the totals rows.',
      'To replace the model from your code, call apiRef.current.setAggregationModel(model).',
    ],
  },
  async () => {
    const grid = await mount({
      columns: [{ field: 'n', type: 'number', aggregable: false }],
    });
    expect(total()).toBe('15');
    grid.unmount();
    const second = await mount({
      columns: [{ field: 'n', type: 'number', availableAggregationFunctions: ['max'] }],
    });
    expect(shownIds()).toEqual(['1', '2', '3']);
    act(() => second.api.setAggregationModel({ n: 'max' }));
    await run(20);
    expect(total()).toBe('9');
    expect(gridAggregationModelSelector({ current: second.api })).toEqual({ n: 'max' });
    second.unmount();
    await mount({ disableAggregation: true });
    expect(shownIds()).toEqual(['1', '2', '3']);
  },
);

claim(
  'groups show totals inline, and the grid in a footer, by default',
  {
    'data-grid/aggregation': [
      'each group shows its totals in its own row, and the grand total is at the bottom.',
      "'inline' for the group's own row, 'footer' for a row below the group, or null for no totals",
      'The root group, whose depth is -1, stands for the whole grid; its totals can only appear in a footer.',
    ],
  },
  async () => {
    const grid = await mount(GROUPED);
    const group = 'auto-generated-row-a/x';
    expect([total(group), total()]).toEqual(['14', '15']);
    grid.update({
      getAggregationPosition: (node) => (node.depth === -1 ? null : 'footer'),
    });
    await run(20);
    expect(total(group)).toBe('');
    expect(total(`auto-generated-group-footer-${group}`)).toBe('14');
    expect(shownIds()).not.toContain(TOTAL);
    grid.update({ getAggregationPosition: () => 'inline' });
    await run(20);
    expect(total(group)).toBe('14');
    expect(shownIds()).not.toContain(TOTAL);
  },
);

claim(
  'groups sort by their totals, and filters compare rows',
  { 'data-grid/aggregation': 'Filters compare row values, not totals.' },
  async () => {
    const grid = await mount({ ...GROUPED, sortModel: [{ field: 'n', sort: 'asc' }] });
    const groups = () => shownIds().filter((id) => id.startsWith('auto-generated-row'));
    expect(groups()).toEqual(['auto-generated-row-a/y', 'auto-generated-row-a/x']);
    grid.unmount();
    await mount({
      ...GROUPED,
      filterModel: { items: [{ field: 'n', operator: '>', value: 10 }] },
    });
    expect(groups()).toEqual([]);
  },
);

claim(
  'a custom function: fields of the row, label, formatter, unit',
  {
    'data-grid/aggregation': [
      "The function's apply receives the values of the rows and returns the total",
      'apply | Computes the total. It also receives field and groupId, and the API object as its second argument.',
      'getCellValue | Returns the value of one row',
      "label | Replaces the function's name in the header",
      "valueFormatter | Formats the total instead of the column's formatter",
    ],
  },
  async () => {
    const own: GridAggregationFunction<number, number> = {
      label: 'mine',
      columnTypes: ['number'],
      getCellValue: ({ row }) => row.n * row.id,
      apply: ({ values, field, groupId }, api) => {
        expect([field, groupId, typeof api?.getRow]).toEqual([
          'n',
          GRID_ROOT_GROUP_ID,
          'function',
        ]);
        return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      },
      valueFormatter: (value) => `= ${value}`,
    };
    await mount({
      aggregationFunctions: { own },
      initialState: { aggregation: { model: { n: 'own' } } },
    });
    expect(total()).toBe('= 34');
    expect(header()).toHaveTextContent('nmine');
  },
);

claim(
  'applySorting passes the values in sorted order',
  {
    'data-grid/aggregation':
      'applySorting | true passes the values in sorted order, for functions such as "first"',
  },
  async () => {
    const first: GridAggregationFunction<number, number> = {
      applySorting: true,
      apply: ({ values }) => values[0],
    };
    await mount({
      aggregationFunctions: { first },
      initialState: {
        aggregation: { model: { n: 'first' } },
        sorting: { sortModel: [{ field: 'n', sort: 'desc' }] },
      },
    });
    await run(20);
    expect(total()).toBe('9');
  },
);

claim(
  'renderCell receives totals, and whether they have the same unit',
  {
    'data-grid/aggregation': [
      'Only then do its parameters include aggregation, an object with aggregationFunctionName, position, and hasCellUnit.',
      "hasCellUnit | false if the total's unit differs from the cells' unit, for example if the total is a count",
    ],
  },
  async () => {
    const seen: unknown[] = [];
    const renderCell = ({ aggregation }: { aggregation?: unknown }) => {
      if (aggregation) seen.push(aggregation);
      return null;
    };
    const grid = await mount({ columns: [{ field: 'n', type: 'number', renderCell }] });
    expect(seen.at(-1)).toEqual({
      hasCellUnit: true,
      aggregationFunctionName: 'sum',
      position: 'footer',
    });
    act(() => grid.api.setAggregationModel({ n: 'size' }));
    await run(20);
    expect(seen.at(-1)).toMatchObject({ hasCellUnit: false });
  },
);

claim(
  'totals follow the filter unless the scope is "all", and include all pages',
  {
    'data-grid/aggregation':
      'Totals include the rows of all pages, but not rows that the server has not sent.',
  },
  async () => {
    expect(defaultOf('DataGridPremium', 'aggregationRowsScope')).toBe('"filtered"');
    const filterModel = { items: [{ field: 'n', operator: '>', value: 4 }] };
    const grid = await mount({ filterModel });
    expect(total()).toBe('14');
    grid.unmount();
    const second = await mount({ filterModel, aggregationRowsScope: 'all' });
    expect(total()).toBe('15');
    second.unmount();
    await mount({
      pagination: true,
      pageSizeOptions: [1],
      paginationModel: { page: 0, pageSize: 1 },
    });
    expect(total()).toBe('15');
  },
);

claim(
  'a selector reads the totals',
  {
    'data-grid/aggregation': [
      'gridAggregationLookupSelector returns the totals by group and field. The grand totals are under the key GRID_ROOT_GROUP_ID.',
      'The entry contains the value and, if the function has a valueFormatter, a formattedValue.',
    ],
  },
  async () => {
    const grid = await mount();
    const lookup = gridAggregationLookupSelector({ current: grid.api });
    expect(lookup[GRID_ROOT_GROUP_ID]?.n).toMatchObject({
      value: 15,
      formattedValue: undefined,
    });
    act(() => grid.api.setAggregationModel({ n: 'size' }));
    await run(20);
    expect(gridAggregationLookupSelector({ current: grid.api })).toMatchObject({
      [GRID_ROOT_GROUP_ID]: { n: { value: 3, formattedValue: '3' } },
    });
  },
);

claim(
  'values of parents in a tree are neither shown nor aggregated',
  {
    'data-grid/aggregation': "In a parent's row, the total replaces the row's own value.",
  },
  async () => {
    await mount({
      treeData: true,
      getTreeDataPath: (row) => row.path,
      rows: [
        { id: 1, path: ['p'], n: 100 },
        { id: 2, path: ['p', 'c'], n: 7 },
      ],
    });
    expect([total('1'), total()]).toEqual(['7', '7']);
  },
);

claim(
  'users select in the column menu; the formatter of the column formats the total',
  {
    'data-grid/aggregation':
      'Users choose functions in the column menu, under Aggregation.',
  },
  async () => {
    const { api } = await mount({
      columns: [{ field: 'n', type: 'number', valueFormatter: (value) => `${value} kg` }],
    });
    expect(total()).toBe('15 kg');
    act(() => api.showColumnMenu('n'));
    await run(50);
    expect(screen.getByRole('combobox', { name: 'Aggregation' })).toHaveTextContent(
      'sum',
    );
  },
);

claim(
  'without aggregation, groups still show totals of the model',
  {
    'data-grid/aggregation':
      "disableAggregation on the grid removes the menu item and the totals rows. Also remove the model; otherwise, groups still show the model's totals.",
  },
  async () => {
    await mount({ ...GROUPED, disableAggregation: true });
    expect(shownIds()).not.toContain(TOTAL);
    expect(total('auto-generated-row-a/x')).toBe('14');
  },
);

claim(
  'groups with their totals in a footer are not sorted by them',
  {
    'data-grid/aggregation':
      'When users sort by an aggregated column, groups are sorted by the totals in their rows.',
  },
  async () => {
    await mount({
      ...GROUPED,
      getAggregationPosition: () => 'footer',
      sortModel: [{ field: 'n', sort: 'asc' }],
    });
    expect(shownIds()[0]).toBe('auto-generated-row-a/x');
  },
);
