/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 100, renderCell: () => 'drawn' },
  {
    field: 'sum',
    headerName: 'Sum',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `${value} CHF`,
  },
  { field: 'secret', headerName: 'Secret', width: 100, disableExport: true },
  { field: 'extra', headerName: 'Extra', width: 100 },
];
const rows = [
  { id: 1, name: 'b', sum: -2, secret: 's', extra: '=1+1' },
  { id: 2, name: 'a', sum: 3, secret: 's', extra: 'x, y' },
  { id: 3, name: 'c', sum: 1, secret: 's', extra: 'z' },
];

function renderGrid(props: Partial<DataGridProps> = {}): GridApi {
  let api: GridApi | null = null;
  function Grid() {
    const apiRef = useGridApiRef();
    React.useEffect(() => {
      api = apiRef.current;
    });
    return (
      <div style={{ width: 600, height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { extra: false } } }}
          {...props}
        />
      </div>
    );
  }
  render(<Grid />);
  if (!api) throw new Error('the grid did not mount');
  return api;
}

const linesOf = (csv: string): string[] => csv.split('\r\n');

test('rows are all filtered ones of all pages in sorted order; cells are formatted text', () => {
  const api = renderGrid({
    initialState: {
      sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
      columns: { columnVisibilityModel: { extra: false } },
      pagination: { paginationModel: { pageSize: 1 } },
    },
    pageSizeOptions: [1],
  });
  expect(linesOf(api.getDataAsCsv())).toEqual([
    'Name,Sum',
    'a,3 CHF',
    `b,"'-2 CHF"`,
    'c,1 CHF',
  ]);
});

claim(
  'selected rows limit the export',
  { 'data-grid/export': 'Row selection: selected rows limit an export.' },
  () => {
    const api = renderGrid();
    act(() => api.selectRow(3));
    expect(linesOf(api.getDataAsCsv())).toEqual(['Name,Sum', 'c,1 CHF']);
  },
);

test('columns: hidden ones with allColumns, fields in their order and even with disableExport', () => {
  const api = renderGrid();
  expect(linesOf(api.getDataAsCsv({ allColumns: true }))[0]).toBe('Name,Sum,Extra');
  expect(linesOf(api.getDataAsCsv({ fields: ['secret', 'name'] }))[0]).toBe(
    'Secret,Name',
  );
});

test('delimiters, headers and formulas', () => {
  const api = renderGrid();
  const options = { fields: ['extra'], includeHeaders: false };
  expect(linesOf(api.getDataAsCsv(options))).toEqual([`"'=1+1"`, '"x, y"', 'z']);
  expect(linesOf(api.getDataAsCsv({ ...options, escapeFormulas: false }))[0]).toBe(
    '=1+1',
  );
  expect(linesOf(api.getDataAsCsv({ delimiter: ';' }))[0]).toBe('Name;Sum');
});

test('values instead of text, without escaping text that starts with a digit', () => {
  const api = renderGrid({ ignoreValueFormatterDuringExport: { csvExport: true } });
  expect(linesOf(api.getDataAsCsv({ fields: ['sum'] }))).toEqual([
    'Sum',
    `"'-2"`,
    '3',
    '1',
  ]);
});

test('a row for each level of column groups, which can be omitted', () => {
  const columnGroupingModel = [
    {
      groupId: 'all',
      headerName: 'All',
      children: [{ groupId: 'g', headerName: 'Group', children: [{ field: 'sum' }] }],
    },
  ];
  const api = renderGrid({ columnGroupingModel });
  expect(linesOf(api.getDataAsCsv()).slice(0, 3)).toEqual([',All', ',Group', 'Name,Sum']);
  const without = api.getDataAsCsv({ includeColumnGroupsHeaders: false });
  expect(linesOf(without)[0]).toBe('Name,Sum');
});

test('getRowsToExport determines rows and order, even with a selection', () => {
  const api = renderGrid();
  act(() => api.selectRow(3));
  const csv = api.getDataAsCsv({ fields: ['name'], getRowsToExport: () => [2, 1] });
  expect(linesOf(csv)).toEqual(['Name', 'a', 'b']);
});

test('the menu of the toolbar: CSV and print, each of which can be removed', () => {
  const openMenu = (options: object) => {
    const { unmount } = render(
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: options }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    unmount();
    return items;
  };
  expect(openMenu({})).toEqual(['Print', 'Download as CSV']);
  const printOptions = { disableToolbarButton: true };
  expect(openMenu({ printOptions })).toEqual(['Download as CSV']);
});

test('quotes are preserved as long as formulas are escaped', () => {
  const api = renderGrid();
  const csvOf = (options: object) =>
    linesOf(api.getDataAsCsv({ fields: ['extra'], ...options }));
  expect(csvOf({})[2]).toBe('"x, y"');
  expect(csvOf({ shouldAppendQuotes: false })[2]).toBe('"x, y"');
  expect(csvOf({ shouldAppendQuotes: false, escapeFormulas: false })[2]).toBe('x, y');
});
