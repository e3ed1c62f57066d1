/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import type { GridColDef } from '@mui/x-data-grid';
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
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

const renderGrid = (props: Partial<GridProps> = {}) =>
  mountGrid({
    rows,
    columns,
    initialState: { columns: { columnVisibilityModel: { extra: false } } },
    ...props,
  }).api;

const linesOf = (csv: string): string[] => csv.split('\r\n');

claim(
  'rows are all filtered ones of all pages in sorted order; cells are formatted text',
  {
    'data-grid/export': [
      'CSV | All filtered rows, in sorted order | The formatted text from valueFormatter |',
      'All pages are exported, not only the current one.',
      'Visible columns are exported, except those with disableExport: true.',
      'The output of renderCell never reaches a CSV or Excel file.',
      'Escaping also affects negative numbers',
    ],
  },
  () => {
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
  },
);

claim(
  'selected rows limit the export',
  { 'data-grid/export': 'If rows are selected, only those are exported.' },
  () => {
    const api = renderGrid();
    act(() => api.selectRow(3));
    expect(linesOf(api.getDataAsCsv())).toEqual(['Name,Sum', 'c,1 CHF']);
  },
);

claim(
  'hidden columns, and fields in their order',
  {
    'data-grid/export': [
      'fields lists the columns for one export and can include columns with disableExport. CSV and Excel files follow your order',
      'allColumns: true adds the hidden columns.',
    ],
  },
  () => {
    const api = renderGrid();
    expect(linesOf(api.getDataAsCsv({ allColumns: true }))[0]).toBe('Name,Sum,Extra');
    expect(linesOf(api.getDataAsCsv({ fields: ['secret', 'name'] }))[0]).toBe(
      'Secret,Name',
    );
  },
);

claim(
  'delimiters, headers and formulas',
  {
    'data-grid/export': [
      "delimiter | ',' | Character between values",
      'includeHeaders | true | Writes the header row |',
      "escapeFormulas | true | Puts ' before text that a spreadsheet would run as a formula |",
      'shouldAppendQuotes | true | Puts quotes around text that contains the delimiter, a quote, or a line break.',
    ],
  },
  () => {
    const api = renderGrid();
    const options = { fields: ['extra'], includeHeaders: false };
    expect(linesOf(api.getDataAsCsv(options))).toEqual([`"'=1+1"`, '"x, y"', 'z']);
    expect(linesOf(api.getDataAsCsv({ ...options, escapeFormulas: false }))[0]).toBe(
      '=1+1',
    );
    expect(linesOf(api.getDataAsCsv({ delimiter: ';' }))[0]).toBe('Name;Sum');
  },
);

claim(
  'values instead of text, without escaping text that starts with a digit',
  {
    'data-grid/export':
      "With the grid's ignoreValueFormatterDuringExport prop, CSV files and copied cells contain values instead of formatted text. The prop's value is a boolean, or an object such as { csvExport: true, clipboardExport: false }.",
  },
  () => {
    const api = renderGrid({ ignoreValueFormatterDuringExport: { csvExport: true } });
    expect(linesOf(api.getDataAsCsv({ fields: ['sum'] }))).toEqual([
      'Sum',
      `"'-2"`,
      '3',
      '1',
    ]);
  },
);

claim(
  'a row for each level of column groups, which can be omitted',
  {
    'data-grid/export':
      'includeColumnGroupsHeaders | true | Writes a row for each level of column groups |',
  },
  () => {
    const columnGroupingModel = [
      {
        groupId: 'all',
        headerName: 'All',
        children: [{ groupId: 'g', headerName: 'Group', children: [{ field: 'sum' }] }],
      },
    ];
    const api = renderGrid({ columnGroupingModel });
    expect(linesOf(api.getDataAsCsv()).slice(0, 3)).toEqual([
      ',All',
      ',Group',
      'Name,Sum',
    ]);
    const without = api.getDataAsCsv({ includeColumnGroupsHeaders: false });
    expect(linesOf(without)[0]).toBe('Name,Sum');
  },
);

claim(
  'getRowsToExport determines rows and order, even with a selection',
  {
    'data-grid/export':
      'getRowsToExport returns the ids of the rows to export, in the order you want.',
  },
  () => {
    const api = renderGrid();
    act(() => api.selectRow(3));
    const csv = api.getDataAsCsv({ fields: ['name'], getRowsToExport: () => [2, 1] });
    expect(linesOf(csv)).toEqual(['Name', 'a', 'b']);
  },
);

claim(
  'quotes are preserved as long as formulas are escaped',
  {
    'data-grid/export':
      'shouldAppendQuotes | true | Puts quotes around text that contains the delimiter, a quote, or a line break. false works only together with escapeFormulas: false |',
  },
  () => {
    const api = renderGrid();
    const csvOf = (options: object) =>
      linesOf(api.getDataAsCsv({ fields: ['extra'], ...options }));
    expect(csvOf({})[2]).toBe('"x, y"');
    expect(csvOf({ shouldAppendQuotes: false })[2]).toBe('"x, y"');
    expect(csvOf({ shouldAppendQuotes: false, escapeFormulas: false })[2]).toBe('x, y');
  },
);
