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

claim(
  'the functions return new arrays, with dateTime operators on request',
  {
    'data-grid/filtering/customization': [
      'return new arrays that you can filter, reorder, and map.',
      'For columns with a date and time, call getGridDateOperators(true).',
    ],
  },
  () => {
    expect(getGridStringOperators()).not.toBe(getGridStringOperators());
    const typesOf = (operators: { InputComponentProps?: { type?: string } }[]) =>
      operators[0]?.InputComponentProps?.type;
    expect(typesOf(getGridDateOperators())).toBe('date');
    expect(typesOf(getGridDateOperators(true))).toBe('datetime-local');
  },
);

claim(
  'an operator function that returns null does not filter',
  {
    'data-grid/filtering/customization':
      'getApplyFilterFn | Receives the filter item and the column. Returns the test, or null for "no filter". |',
  },
  () => {
    const column = {
      field: 'town',
      filterOperators: [own({ getApplyFilterFn: () => null })],
    };
    expect(idsOf(renderGrid(column, { value: 'x' }))).toEqual(['1', '2']);
  },
);

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

claim(
  'the filter function receives value, row, column and API',
  {
    'data-grid/filtering/customization':
      'The test receives the cell value, the row, the column, and apiRef.',
  },
  () => {
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
  },
);

for (const [required, remaining] of [
  [undefined, 'first'],
  [false, 'own'],
] as const)
  claim(
    `opening the panel with a filter without value: requiresFilterValue ${required}`,
    {
      'data-grid/filtering/customization': [
        'requiresFilterValue | false if the operator works without a value. |',
        "Without it, the filter works, but the grid treats the filter's value as missing: opening the panel from a column menu drops the filter",
      ],
    },
    () => {
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

claim(
  'valueParser parses the value, and each entry of a list',
  {
    'data-grid/filtering/customization': [
      'In number columns, the grid parses each value in a list, which turns an empty bound into null or 0.',
      'The model contains what users typed (25), and getApplyFilterFn receives the parsed value.',
    ],
  },
  () => {
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
  },
);

claim(
  'the numeric operators compare the parsed value',
  {
    'data-grid/filtering/customization':
      'If the cell shows 25 % and its value is 0.25, convert the input with valueParser',
  },
  () => {
    const column: GridColDef = {
      field: 'share',
      type: 'number',
      valueParser: (value) => Number(value) / 100,
      filterOperators: getGridNumericOperators(),
    };
    expect(idsOf(renderGrid(column, { operator: '>', value: 25 }))).toEqual(['2']);
  },
);

claim(
  'ignored accents are removed from texts, not from lists',
  {
    'data-grid/filtering/customization':
      'With ignoreDiacritics, the grid removes accents from text before it calls your test, both in the cell value and in the filter item. It passes lists and objects unchanged.',
  },
  () => {
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
  },
);

claim(
  'the number of calls of getApplyFilterFn is independent of the number of rows',
  {
    'data-grid/filtering/customization': [
      'Do expensive work outside the test.',
      'Create RegExp, Set, and Intl objects in getApplyFilterFn, not in the test.',
    ],
  },
  () => {
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
  },
);
