/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { screen } from '@testing-library/react';
import { mountGrid, settle, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const columns: GridProps['columns'] = [
  { field: 'team' },
  { field: 'year', valueFormatter: (value) => `FY ${value}` },
  { field: 'hours', type: 'number' },
];
const model = {
  rows: [{ field: 'team' }],
  columns: [{ field: 'year', sort: 'desc' as const }],
  values: [{ field: 'hours', aggFunc: 'sum' }],
};
const makeGroup = (year: string) => ({ key: year, group: { year } });
const getRows = async () => ({
  rows: [{ id: 'Red', groupKey: 'Red', childCount: 1, '2024/hours': 1 }],
  rowCount: 1,
  pivotColumns: [makeGroup('2024'), makeGroup('2025')],
});

async function mount(props: Partial<GridProps> = {}) {
  mountGrid(
    {
      columns,
      dataSource: {
        getRows,
        getGroupKey: (row) => row.groupKey,
        getChildrenCount: (row) => row.childCount,
        getAggregatedValue: (row, field) => row[field],
      },
      pivotingColDef: (field, path) => ({ field: [...path, field].join('/') }),
      aggregationFunctions: { sum: {} },
      initialState: { pivoting: { enabled: true, model } },
      ...props,
    },
    { plan: 'premium' },
  );
  await settle(80);
}

claim(
  'a group derived from the row is formatted and sorted by the grid',
  {
    'data-grid/server-side-data/pivoting':
      "The grid then uses the `valueGetter` and `valueFormatter` of the grouped column. The grid sorts only such groups by the model's `sort`.",
  },
  async () => {
    await mount();
    const headers = screen
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
    expect(headers.filter((text) => text?.startsWith('FY'))).toEqual([
      'FY 2025',
      'FY 2024',
    ]);
  },
);

claim(
  'pivotingColDef has to be a function',
  {
    'data-grid/server-side-data/pivoting':
      'With a data source, `pivotingColDef` must be a function. Otherwise, the grid stays empty, and `onDataSourceError` receives an error.',
  },
  async () => {
    const onDataSourceError = jest.fn();
    await mount({ pivotingColDef: undefined, onDataSourceError });
    expect(onDataSourceError.mock.lastCall?.[0].message).toMatch(
      /No `pivotingColDef\(\)` prop/,
    );
    expect(document.querySelector('[role="row"][data-id]')).toBeNull();
  },
);
