/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGrid,
  getGridDateOperators,
  getGridNumericOperators,
  getGridStringOperators,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, share: 0.25, town: 'Málaga', tags: ['é'] },
  { id: 2, share: 0.5, town: 'Oslo', tags: ['o'] },
];

const renderGrid = (
  column: GridColDef,
  item: object,
  props: Partial<DataGridProps> = {},
) =>
  render(
    <DataGrid
      rows={rows}
      columns={[{ width: 200, ...column }]}
      filterModel={{ items: [{ field: column.field, operator: 'own', ...item }] }}
      {...props}
    />,
  ).container;

const idsOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    (row) => row.dataset.id,
  );

const own = (operator: Partial<GridFilterOperator> = {}): GridFilterOperator => ({
  value: 'own',
  label: 'own',
  getApplyFilterFn: () => () => true,
  ...operator,
});

test('the functions return new arrays, with dateTime operators on request', () => {
  expect(getGridStringOperators()).not.toBe(getGridStringOperators());
  const typesOf = (operators: { InputComponentProps?: { type?: string } }[]) =>
    operators[0]?.InputComponentProps?.type;
  expect(typesOf(getGridDateOperators())).toBe('date');
  expect(typesOf(getGridDateOperators(true))).toBe('datetime-local');
});

test('an operator function that returns null does not filter', () => {
  const column = {
    field: 'town',
    filterOperators: [own({ getApplyFilterFn: () => null })],
  };
  expect(idsOf(renderGrid(column, { value: 'x' }))).toEqual(['1', '2']);
});

claim(
  'a model with an unknown operator throws',
  {
    'data-grid/filtering-recipes':
      'The grid drops conditions on unknown fields, but an unknown operator throws an error.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      renderGrid({ field: 'town', filterOperators: [own()] }, { operator: 'none' }),
    ).toThrow("No filter operator found for column 'town' and operator value 'none'");
    error.mockRestore();
  },
);

test('the filter function receives value, row, column and API', () => {
  const test = jest.fn((_value, row) => row.share > 0.3);
  const getApplyFilterFn = jest.fn(() => test);
  const column = { field: 'town', filterOperators: [own({ getApplyFilterFn })] };
  expect(idsOf(renderGrid(column, { value: 'x' }))).toEqual(['2']);
  expect(test).toHaveBeenCalledWith(
    'Oslo',
    rows[1],
    expect.objectContaining({ field: 'town' }),
    expect.objectContaining({ current: expect.anything() }),
  );
});

test.each([
  [undefined, 'first'],
  [false, 'own'],
])(
  'opening the panel keeps a filter without value: requiresFilterValue %s',
  (required, remaining) => {
    const api: { current: GridApi | null } = { current: null };
    const filterOperators = [
      own({ value: 'first' }),
      own({ requiresFilterValue: required }),
    ];
    function Grid() {
      const apiRef = useGridApiRef();
      React.useEffect(() => {
        api.current = apiRef.current as GridApi;
      }, [apiRef]);
      const items = [{ field: 'town', operator: 'own' }];
      return (
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={[{ field: 'town', filterOperators }]}
          initialState={{ filter: { filterModel: { items } } }}
        />
      );
    }
    const { container } = render(<Grid />);
    expect(container.querySelector('.MuiDataGrid-filterIcon')).not.toBeNull();
    act(() => api.current?.showFilterPanel('town'));
    expect(api.current?.state.filter.filterModel.items[0]?.operator).toBe(remaining);
  },
);

test('valueParser parses the value, and each entry of a list', () => {
  const seen: unknown[] = [];
  const getApplyFilterFn: GridFilterOperator['getApplyFilterFn'] = ({ value }) => {
    seen.push(value);
    return () => true;
  };
  const column: GridColDef = {
    field: 'share',
    type: 'number',
    valueParser: (value) => Number(value) / 100,
    filterOperators: [own({ getApplyFilterFn })],
  };
  renderGrid(column, { value: 25 });
  renderGrid(column, { value: ['25', '50'] });
  expect(seen).toContain(0.25);
  expect(seen).toContainEqual([0.25, 0.5]);
  seen.length = 0;
  renderGrid({ ...column, valueParser: undefined }, { value: ['', '3'] });
  renderGrid(
    { field: 'share', type: 'number', filterOperators: column.filterOperators },
    {
      value: ['', '3'],
    },
  );
  expect(seen).toContainEqual([null, 3]);
});

test('the numeric operators compare the parsed value', () => {
  const column: GridColDef = {
    field: 'share',
    type: 'number',
    valueParser: (value) => Number(value) / 100,
    filterOperators: getGridNumericOperators(),
  };
  expect(idsOf(renderGrid(column, { operator: '>', value: 25 }))).toEqual(['2']);
});

test('ignored accents are removed from texts, not from lists', () => {
  const seen: unknown[] = [];
  const getApplyFilterFn: GridFilterOperator['getApplyFilterFn'] = ({ value }) => {
    seen.push(value);
    return (cell) => seen.push(cell) > 0;
  };
  const filterOperators = [own({ getApplyFilterFn })];
  renderGrid(
    { field: 'town', filterOperators },
    { value: 'ó' },
    { ignoreDiacritics: true },
  );
  expect(seen).toEqual(expect.arrayContaining(['o', 'Malaga', 'Oslo']));
  renderGrid(
    { field: 'tags', filterOperators },
    { value: 'x' },
    { ignoreDiacritics: true },
  );
  expect(seen).toContainEqual(['é']);
});

test('the outer function runs once for each filtering, whatever the number of rows', () => {
  const api: { current: GridApi | null } = { current: null };
  const getApplyFilterFn = jest.fn(() => () => true);
  const list: GridColDef[] = [
    { field: 'town', filterOperators: [own({ getApplyFilterFn })] },
  ];
  function Grid({ count }: { count: number }) {
    const apiRef = useGridApiRef();
    React.useEffect(() => {
      api.current = apiRef.current as GridApi;
    }, [apiRef]);
    const many = React.useMemo(
      () => Array.from({ length: count }, (_, id) => ({ id, town: 'Oslo' })),
      [count],
    );
    return <DataGrid apiRef={apiRef} rows={many} columns={list} />;
  }
  const callsOfRun = (value: string) => {
    getApplyFilterFn.mockClear();
    const items = [{ field: 'town', operator: 'own', value }];
    act(() => api.current?.setFilterModel({ items }));
    return getApplyFilterFn.mock.calls.length;
  };
  const { rerender } = render(<Grid count={3} />);
  expect(callsOfRun('a')).toBe(2);
  getApplyFilterFn.mockClear();
  rerender(<Grid count={40} />);
  expect(getApplyFilterFn.mock.calls.length).toBe(2);
  expect(callsOfRun('b')).toBe(2);
});
