import { matchWordStarts, splitQuery } from '../../src/lib/matchWordStarts';

it.each([
  ['pinnedColumns', 'pin'],
  ['pinnedColumns', 'COL pin'],
  ['sortingMode', 'sortingm'],
  ['getRowId', 'rowid'],
  ['exportAsCsv', 'csv'],
  ['exportAsCSV', 'csv'],
  ['GridCSVExport', 'export'],
  ['useTreeItem2', '2'],
  ['MuiDataGrid-columnHeader--sorted', 'sort'],
  ['.MuiDataGrid-root', '.mui'],
  ['@mui/x-charts', 'x-ch'],
  ['Column pinning', 'pin'],
  ['spinPin', 'pin'],
  ['数据表格的列固定', '固定'],
  ['列固定 API', 'api'],
  ['rows', ''],
])('%s matches "%s"', (name, text) => {
  expect(matchWordStarts(name, splitQuery(text))).toBe(true);
});

it.each([
  ['Grouping', 'pin'],
  ['exportAsCSV', 'sv'],
  ['pinnedColumns', 'pin row'],
  ['rows', 'rowspan'],
])('%s does not match "%s"', (name, text) => {
  expect(matchWordStarts(name, splitQuery(text))).toBe(false);
});
