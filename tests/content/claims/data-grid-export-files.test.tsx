/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import type { GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const BYTE_ORDER_MARK = '\uFEFF';

const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'sum', type: 'number', valueFormatter: (value: number) => `${value} CHF` },
  { field: 'paid', type: 'boolean' },
  { field: 'due', type: 'date' },
  { field: 'seen', type: 'dateTime' },
  { field: 'status', type: 'singleSelect', valueOptions: ['Open', 'Done'] },
  { field: 'secret', disableExport: true },
  { field: 'extra' },
];
const rows = [
  {
    id: 1,
    name: 'b',
    sum: -2,
    paid: true,
    due: new Date(2026, 4, 12),
    seen: new Date(2026, 4, 12, 9, 30),
    status: 'Open',
    extra: '=1+1',
  },
  { id: 2, name: 'a', sum: 3, paid: false, status: 'Done', extra: 'x' },
];
const initialState = { columns: { columnVisibilityModel: { extra: false } } };

/** Captures the file that a grid saves: its name and content. */
async function catchFile(download: () => void | Promise<void>) {
  let blob: Blob | undefined;
  let name = '';
  Object.assign(URL, {
    createObjectURL: (value: Blob) => {
      blob = value;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(function save(this: HTMLAnchorElement) {
      name = this.download;
    });
  await act(async () => download());
  click.mockRestore();
  if (!blob) throw new Error('Nothing was saved.');
  return { name, blob };
}

/** jsdom's blobs have no method to read them. */
const readBlob = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

claim(
  'a CSV file is named after the page and starts without a byte order mark',
  {
    'data-grid/export': [
      'fileName | document.title | Name of the file, without .csv |',
      'utf8WithBom | false | Starts the file with a byte order mark',
    ],
  },
  async () => {
    document.title = 'The page';
    const { api } = mountGrid({ rows, columns, initialState });
    const plain = await catchFile(() => api.exportDataAsCsv({ fields: ['name'] }));
    expect(plain.name).toBe('The page.csv');
    expect(await readBlob(plain.blob)).toBe('name\r\nb\r\na');
    const options = { fields: ['name'], fileName: 'own', utf8WithBom: true };
    const marked = await catchFile(() => api.exportDataAsCsv(options));
    expect(marked.name).toBe('own.csv');
    expect(marked.blob.size - plain.blob.size).toBe(
      new TextEncoder().encode(BYTE_ORDER_MARK).length,
    );
  },
);

claim(
  'an object is written as [object Object]',
  {
    'data-grid/export':
      'The output of renderCell never reaches a CSV or Excel file. If a value is an object, turn it into text with valueFormatter. Otherwise, the file contains [object Object].',
  },
  () => {
    const { api } = mountGrid({
      rows: [{ id: 1, place: { city: 'Bern' } }],
      columns: [{ field: 'place', renderCell: () => 'drawn' }],
    });
    expect(api.getDataAsCsv()).toBe('place\r\n[object Object]');
  },
);

describe('an Excel file', () => {
  const mount = (props: Partial<GridProps> = {}) =>
    mountGrid({ rows, columns, initialState, ...props }, { plan: 'premium' });
  const write = async (options: GridExcelExportOptions, props?: Partial<GridProps>) => {
    const workbook = await mount(props).api.getDataAsExcel(options);
    if (!workbook) throw new Error('There is no workbook.');
    const [sheet, ...others] = workbook.worksheets;
    if (!sheet) throw new Error('There is no sheet.');
    const lines = (sheet.getSheetValues() as unknown[][])
      .slice(1)
      .map((line) => line.slice(1));
    return { sheet, others, lines };
  };

  claim(
    'has numbers, booleans and dates as values, the rest as text',
    {
      'data-grid/export': [
        'Excel | All filtered rows, in sorted order | Numbers, booleans, and dates as values, the rest as text |',
        'By default, dates are written as dd.mm.yyyy, and dates with a time as dd.mm.yyyy hh:mm.',
      ],
    },
    async () => {
      const { sheet, lines } = await write({});
      expect(lines).toEqual([
        ['name', 'sum', 'paid', 'due', 'seen', 'status'],
        [
          'b',
          -2,
          true,
          new Date(Date.UTC(2026, 4, 12)),
          new Date(Date.UTC(2026, 4, 12, 9, 30)),
          'Open',
        ],
        ['a', 3, false, undefined, undefined, 'Done'],
      ]);
      expect(sheet.getCell('D2').numFmt).toBe('dd.mm.yyyy');
      expect(sheet.getCell('E2').numFmt).toBe('dd.mm.yyyy hh:mm');
    },
  );

  claim(
    'follows fields, in their order, and escapes formulas',
    {
      'data-grid/export': [
        'fields lists the columns for one export and can include columns with disableExport. CSV and Excel files follow your order',
        'Text that looks like a formula is escaped, as in CSV files.',
      ],
    },
    async () => {
      const { lines } = await write({ fields: ['extra', 'secret', 'name'] });
      expect(lines[0]).toEqual(['extra', 'secret', 'name']);
      expect(lines[1]?.[0]).toBe("'=1+1");
      const raw = await write({ fields: ['extra'], escapeFormulas: false });
      expect(raw.lines[1]?.[0]).toBe('=1+1');
    },
  );

  claim(
    'lists the options of a column on a sheet named Options',
    {
      'data-grid/export': [
        'Cells of a singleSelect column have a dropdown with its options.',
        'The options of singleSelect columns are on a separate sheet named Options. To rename it, set valueOptionsSheetName.',
      ],
    },
    async () => {
      const { sheet, others } = await write({});
      expect(others.map(({ name }) => name)).toEqual(['Options']);
      expect(sheet.getCell('F2').dataValidation.formulae).toEqual(['Options!$A$2:$A$3']);
      const own = await write({ valueOptionsSheetName: 'Choices' });
      expect(own.others.map(({ name }) => name)).toEqual(['Choices']);
    },
  );

  claim(
    'adds a custom sheet, before the data or after it',
    {
      'data-grid/export':
        'To add another sheet, call workbook.addWorksheet() in either function.',
    },
    async () => {
      const addSheet: GridExcelExportOptions['exceljsPostProcess'] = async ({
        workbook,
      }) => void workbook.addWorksheet('Notes');
      for (const hook of ['exceljsPreProcess', 'exceljsPostProcess']) {
        const { lines, others } = await write({ fields: ['name'], [hook]: addSheet });
        expect(lines.flat()).toEqual(['name', 'b', 'a']);
        expect(others.map(({ name }) => name)).toEqual(['Notes']);
      }
    },
  );

  claim(
    'keeps options that a function returns in the cell',
    {
      'data-grid/export':
        'If valueOptions is a function, each cell contains its own options.',
    },
    async () => {
      const valueOptions = () => ['Open', 'Done'];
      const { sheet, others } = await write(
        {},
        { columns: [{ field: 'status', type: 'singleSelect', valueOptions }] },
      );
      expect(others).toEqual([]);
      expect(sheet.getCell('A2').dataValidation.formulae).toEqual(['"Open,Done"']);
    },
  );

  claim(
    'accepts styles by field, and rows before and after the data',
    {
      'data-grid/export': [
        'In columnsStyles, set ExcelJS styles for each field, such as a number format or a font.',
        'The first function runs before the headers and rows are added, and the second runs afterward.',
      ],
    },
    async () => {
      const { sheet, lines } = await write({
        fields: ['name', 'sum'],
        columnsStyles: { sum: { numFmt: '#,##0', font: { bold: true } } },
        exceljsPreProcess: async ({ worksheet }) => void worksheet.addRow(['before']),
        exceljsPostProcess: async ({ worksheet }) => void worksheet.addRow(['after']),
      });
      expect(lines).toEqual([
        ['before'],
        ['name', 'sum'],
        ['b', -2],
        ['a', 3],
        ['after'],
      ]);
      expect(sheet.getCell('B3')).toMatchObject({
        numFmt: '#,##0',
        font: { bold: true },
      });
    },
  );

  claim(
    'is named after the page, and reports the start and the end',
    {
      'data-grid/export':
        'The grid calls onExcelExportStateChange when the export starts and ends.',
      'data-grid/components/export':
        "onExcelExportStateChange runs when the Excel export starts and ends, with the state 'pending' or 'finished'.",
    },
    async () => {
      document.title = 'The page';
      const received: string[] = [];
      const { api } = mount({
        onExcelExportStateChange: (state) => received.push(state),
      });
      const file = await catchFile(() => api.exportDataAsExcel());
      expect(file.name).toBe('The page.xlsx');
      expect(file.blob.size).toBeGreaterThan(1000);
      expect(received).toEqual(['pending', 'finished']);
    },
  );
});

describe('groups, totals and pinned rows', () => {
  const grouped: Partial<GridProps> = {
    rows: [
      { id: 1, name: 'a', status: 'Open', sum: 1 },
      { id: 2, name: 'b', status: 'Done', sum: 2 },
    ],
    columns: [{ field: 'name' }, { field: 'sum', type: 'number' }, { field: 'status' }],
    pinnedRows: { top: [{ id: 'top', name: 't' }], bottom: [{ id: 'end', name: 'e' }] },
    initialState: {
      rowGrouping: { model: ['status'] },
      aggregation: { model: { sum: 'sum' } },
    },
    getAggregationPosition: () => 'footer',
  };
  const open = (props: Partial<GridProps> = {}) =>
    mountGrid({ columns, ...grouped, ...props }, { plan: 'premium' }).api as never as {
      getDataAsCsv: (options: object) => string;
      getDataAsExcel: () => Promise<{ worksheets: { getRow: (n: number) => never }[] }>;
      selectRow: (id: number) => void;
    };
  const names = (api: ReturnType<typeof open>) =>
    api.getDataAsCsv({ fields: ['name', 'sum'], includeHeaders: false }).split('\r\n');

  claim(
    'collapsed groups with their rows, no totals of groups, pinned rows and the grand total',
    {
      'data-grid/export': [
        "CSV and Excel files also contain the rows of collapsed groups and branches, and the groups themselves. They don't contain the group footer rows from aggregation.",
        'In these files, pinned rows and the total of all rows are in the same places as in the grid.',
      ],
    },
    () => {
      expect(names(open())).toEqual(['t,', ',', 'a,1', ',', 'b,2', 'e,', ',3']);
    },
  );

  claim(
    'a selection omits pinned rows',
    {
      'data-grid/export':
        "If rows are selected, pinned rows and the total aren't exported.",
    },
    () => {
      const api = open({
        rowSelectionPropagation: { parents: false, descendants: false },
      });
      act(() => api.selectRow(2));
      expect(names(api)).toEqual(['b,2']);
    },
  );

  claim(
    'Excel exports them as an outline',
    { 'data-grid/export': 'In Excel, users can expand and collapse the groups.' },
    async () => {
      const workbook = await open().getDataAsExcel();
      const levelOf = (line: number) =>
        (workbook.worksheets[0]!.getRow(line) as { outlineLevel: number }).outlineLevel;
      expect([3, 4, 5, 6].map(levelOf)).toEqual([0, 1, 0, 1]);
    },
  );
});
