/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
import { gridFocusCellSelector } from '@mui/x-data-grid-premium';
import {
  cellOf,
  mountGrid,
  press,
  type GridProps,
  type MountedGrid,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, name: 'a', n: 1, secret: 's' },
  { id: 2, name: '=b', n: 2, secret: 's' },
  { id: 3, name: 'c', n: 3, secret: 's' },
];
const columns: GridProps['columns'] = [
  { field: 'name', editable: true },
  {
    field: 'n',
    type: 'number',
    editable: true,
    valueFormatter: (value: number) => `${value} kg`,
  },
  { field: 'secret', disableExport: true },
];
const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockClear();
  Object.assign(navigator, { clipboard: { writeText } });
});
afterEach(() => jest.useRealTimers());

const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

const mount = (
  props: Partial<GridProps> = {},
  plan: 'community' | 'premium' = 'premium',
) => mountGrid({ rows, columns, ...props }, { plan });

function copy(id: number, field: string): string | undefined {
  fireEvent.keyDown(cellOf(id, field), { key: 'c', keyCode: 67, ctrlKey: true });
  return writeText.mock.lastCall?.[0];
}

/** The grid creates an input that receives pasted text. */
async function paste(id: number, field: string, text: string): Promise<void> {
  fireEvent.keyDown(cellOf(id, field), { key: 'v', keyCode: 86, ctrlKey: true });
  const input = document.querySelector<HTMLInputElement>('.MuiDataGrid-root > input');
  if (!input) return;
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
  await run(120);
}

const focus = (id: number, field: string) => press(cellOf(id, field));
const values = ({ api }: MountedGrid) =>
  [1, 2, 3].map((id) => [api.getRow(id).name, api.getRow(id).n]);
const noRows: Partial<GridProps> = { rowSelection: false };

claim(
  'copies the focused cell, or the selected rows, as they are displayed',
  {
    'data-grid/clipboard': [
      'copies the selected rows, or the focused cell if no row is selected.',
      'Tabs separate cells',
      'Copied text is formatted with valueFormatter.',
      'Selected rows are copied with their visible columns, except columns with disableExport.',
      'Each time the grid copies, it calls onClipboardCopy with the copied text.',
      'Formulas are escaped in exported files but not in copied text.',
    ],
  },
  () => {
    const onClipboardCopy = jest.fn();
    const grid = mount(
      { onClipboardCopy, disableRowSelectionOnClick: true },
      'community',
    );
    focus(1, 'n');
    expect(copy(1, 'n')).toBe('1 kg');
    act(() => grid.api.selectRow(2));
    expect(copy(1, 'n')).toBe('=b\t2 kg');
    expect(onClipboardCopy.mock.calls.map(([text]) => text)).toEqual([
      '1 kg',
      '=b\t2 kg',
    ]);
  },
);

claim(
  'raw values of cells and of rows; selected text of the page takes precedence',
  {
    'data-grid/clipboard': [
      'line breaks separate rows',
      'If users have selected text on the page, the browser copies that text instead.',
      'with cellSelection, a range of several cells takes precedence over selected rows.',
      'clipboardCopyCellDelimiter replaces the tab.',
      'ignoreValueFormatterDuringExport={{ clipboardExport: true }} applies to individual cells and ranges. For copied rows, set csvExport in the same object.',
    ],
  },
  () => {
    const grid = mount({
      clipboardCopyCellDelimiter: ';',
      cellSelection: true,
      ignoreValueFormatterDuringExport: { clipboardExport: true },
    });
    act(() => grid.api.selectCellRange({ id: 1, field: 'name' }, { id: 1, field: 'n' }));
    expect(copy(1, 'n')).toBe('a;1');
    act(() => grid.api.setCellSelectionModel({}));
    act(() => grid.api.selectRows([1, 2]));
    expect(copy(1, 'n')).toBe('a;1 kg\r\n=b;2 kg');
    grid.update({ ignoreValueFormatterDuringExport: { csvExport: true } });
    expect(copy(1, 'n')).toBe('a;1\r\n=b;2');
    writeText.mockClear();
    const selection = jest
      .spyOn(window, 'getSelection')
      .mockReturnValue({ toString: () => 'text' } as Selection);
    expect(copy(1, 'n')).toBeUndefined();
    selection.mockRestore();
  },
);

claim(
  'a range of cells takes precedence over rows',
  {
    'data-grid/clipboard':
      'In Data Grid Premium with `cellSelection`, a range of several cells takes precedence over selected rows.',
  },
  () => {
    const { api } = mount({ cellSelection: true });
    act(() => api.selectRow(3));
    act(() => api.selectCellRange({ id: 1, field: 'name' }, { id: 2, field: 'n' }));
    expect(copy(1, 'name')).toBe('a\t1 kg\r\n=b\t2 kg');
  },
);

claim(
  'pastes to the lower right of the focused cell, up to the last row',
  {
    'data-grid/clipboard': [
      'The grid skips text that would go into other cells.',
      'Anything else | To the right and down, starting at the focused cell',
      'The grid drops pasted lines beyond the last row.',
    ],
  },
  async () => {
    const grid = mount(noRows);
    focus(2, 'name');
    await paste(2, 'name', 'x\t8\tno\ny\t9\nz\t10');
    expect(values(grid)).toEqual([
      ['a', 1],
      ['x', 8],
      ['y', 9],
    ]);
    expect(grid.api.getRow(2).secret).toBe('s');
  },
);

claim(
  'pastes into a range, and a single value into each of its cells',
  {
    'data-grid/clipboard':
      'Anything, with a range of cells selected | Into the range; a single value goes into each cell of the range',
  },
  async () => {
    const grid = mount({ ...noRows, cellSelection: true });
    focus(1, 'name');
    act(() =>
      grid.api.selectCellRange({ id: 1, field: 'name' }, { id: 2, field: 'name' }),
    );
    await paste(1, 'name', 'same');
    expect(values(grid).map(([name]) => name)).toEqual(['same', 'same', 'c']);
  },
);

claim(
  'pastes into selected rows from the first column; one line into all',
  {
    'data-grid/clipboard': [
      'Several values, with rows selected | Into the selected rows, starting at their first column',
      'If users paste a single line of several values into several selected rows, the line goes into each row.',
    ],
  },
  async () => {
    const grid = mount({ disableRowSelectionOnClick: true });
    focus(1, 'n');
    act(() => grid.api.selectRows([1, 3]));
    await paste(1, 'n', 'q\t7');
    expect(values(grid)).toEqual([
      ['q', 7],
      ['=b', 2],
      ['q', 7],
    ]);
  },
);

claim(
  'stops at the page, at cells that are not editable, and if it is disabled',
  {
    'data-grid/clipboard': [
      'Pasting that starts at the focused cell stops at the last row of the page.',
      'To turn off pasting, set disableClipboardPaste. To limit pasting to some cells, use isCellEditable.',
    ],
  },
  async () => {
    const grid = mount({
      ...noRows,
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      isCellEditable: ({ id }) => id !== 1,
    });
    focus(1, 'name');
    await paste(1, 'name', 'x\ny\nz');
    expect(values(grid).map(([name]) => name)).toEqual(['a', 'y', 'c']);
    grid.unmount();
    const second = mount({ ...noRows, disableClipboardPaste: true });
    focus(1, 'name');
    await paste(1, 'name', 'x');
    expect(values(second)[0]).toEqual(['a', 1]);
  },
);

claim(
  'types parse text; a custom parser takes precedence, and undefined changes nothing',
  {
    'data-grid/clipboard': [
      'The column type converts the pasted text: numbers and dates are parsed, and booleans accept words such as "yes" and "no". For other values, write a pastedValueParser. Return undefined to leave the cell unchanged.',
      "If a column has no pastedValueParser, the grid uses the column's valueParser.",
      'A singleSelect column accepts option values that are strings, but not labels.',
      "In a number column, text that isn't a number becomes NaN.",
    ],
  },
  async () => {
    const parsed: GridProps['columns'] = [
      { field: 'flag', type: 'boolean', editable: true },
      { field: 'on', type: 'date', editable: true },
      {
        field: 'one',
        type: 'singleSelect',
        valueOptions: [{ value: 'v', label: 'L' }],
        editable: true,
      },
      { field: 'n', type: 'number', editable: true },
      {
        field: 'own',
        editable: true,
        valueParser: () => 'not called',
        pastedValueParser: (text) => (text === 'skip' ? undefined : `<${text}>`),
      },
      { field: 'other', editable: true, valueParser: (text) => `(${text})` },
      { field: 'digit', type: 'singleSelect', valueOptions: [1, 2], editable: true },
    ];
    const { api } = mount({
      ...noRows,
      columns: parsed,
      rows: [
        { id: 1, flag: false, on: null, one: '', n: 0, own: 'old', other: '', digit: 1 },
      ],
    });
    focus(1, 'flag');
    await paste(1, 'flag', 'yes\t2026-03-04\tL\tmany\tskip\to\t2');
    expect(api.getRow(1)).toEqual({
      id: 1,
      flag: true,
      on: new Date('2026-03-04'),
      one: '',
      n: Number.NaN,
      own: 'old',
      other: '(o)',
      digit: 1,
    });
    await paste(1, 'flag', 'no\t2026-03-04\tv\t5\tnew\to');
    expect(api.getRow(1)).toMatchObject({ flag: false, one: 'v', n: 5, own: '<new>' });
  },
);

claim(
  'order: before, start, each row, end; a rejection cancels',
  {
    'data-grid/clipboard': [
      'splitClipboardPastedText splits the text into rows and cells.',
      "The grid waits for the promise and doesn't paste if the promise rejects.",
      'The grid calls processRowUpdate once for each row',
      'If saving a row fails, that row keeps its old values, and the others are saved. onProcessRowUpdateError receives each error.',
      'onClipboardPasteStart runs before the first row is saved. onClipboardPasteEnd runs after the last row and receives the saved rows in newRows and the previous versions of all pasted rows in oldRows.',
    ],
  },
  async () => {
    const received: string[] = [];
    const onClipboardPasteEnd = jest.fn(() => void received.push('end'));
    const props: Partial<GridProps> = {
      ...noRows,
      splitClipboardPastedText: (text) => text.split('|').map((line) => line.split(';')),
      onBeforeClipboardPasteStart: async ({ data }) => void received.push(data.join('/')),
      onClipboardPasteStart: () => void received.push('start'),
      processRowUpdate: async (row) => {
        received.push(`save ${row.id}`);
        if (row.name === 'bad') throw new Error('Refused.');
        return row;
      },
      onProcessRowUpdateError: ({ message }) => void received.push(message),
      onClipboardPasteEnd,
    };
    const grid = mount(props);
    focus(1, 'name');
    await paste(1, 'name', 'bad;5|good;6');
    expect(received).toEqual([
      'bad,5/good,6',
      'start',
      'save 1',
      'save 2',
      'Refused.',
      'end',
    ]);
    const [[{ oldRows, newRows }]] = onClipboardPasteEnd.mock.calls as unknown as [
      [{ oldRows: Map<number, unknown>; newRows: Map<number, unknown> }],
    ];
    expect([...oldRows.keys()]).toEqual([1, 2]);
    expect([...newRows.keys()]).toEqual([2]);
    expect(values(grid).slice(0, 2)).toEqual([
      ['a', 1],
      ['good', 6],
    ]);
    received.length = 0;
    grid.update({
      ...props,
      onBeforeClipboardPasteStart: () => Promise.reject(new Error()),
    });
    await paste(1, 'name', 'x');
    expect(received).toEqual([]);
  },
);

claim(
  'rows added before the paste receive the remaining lines',
  { 'data-grid/clipboard': 'To keep these lines, add empty rows before the grid pastes' },
  async () => {
    const grid: MountedGrid = mount({
      ...noRows,
      onBeforeClipboardPasteStart: async ({ data }) => {
        const cell = gridFocusCellSelector({ current: grid.api });
        const first = grid.api.getRowIndexRelativeToVisibleRows(cell!.id);
        expect([first, data.length]).toEqual([2, 2]);
        grid.api.updateRows([{ id: 4, name: '', n: 0 }]);
      },
    });
    focus(3, 'name');
    await paste(3, 'name', 'x\ny');
    expect([3, 4].map((id) => grid.api.getRow(id).name)).toEqual(['x', 'y']);
  },
);

claim(
  'pasting does not call updateRow of a data source',
  {
    'data-grid/clipboard':
      "With a data source, also pass `processRowUpdate`, because pasting doesn't call `updateRow`.",
  },
  async () => {
    const updateRow = jest.fn();
    const { api } = mount({
      ...noRows,
      rows: undefined,
      dataSource: { getRows: async () => ({ rows, rowCount: 3 }), updateRow },
    });
    await run(50);
    focus(1, 'name');
    await paste(1, 'name', 'x');
    expect(api.getRow(1).name).toBe('x');
    expect(updateRow).not.toHaveBeenCalled();
  },
);

claim(
  'undo reverts the paste',
  {
    'data-grid/clipboard':
      'To undo a paste, users press Ctrl + Z, as they do for an edit.',
  },
  async () => {
    const grid = mount(noRows);
    focus(1, 'name');
    await paste(1, 'name', 'x\ny');
    expect(values(grid).map(([name]) => name)).toEqual(['x', 'y', 'c']);
    await act(async () => void (await grid.api.history.undo()));
    await run(120);
    expect(values(grid).map(([name]) => name)).toEqual(['a', '=b', 'c']);
  },
);

claim(
  'several selected rows receive a line of several values, but not a single value',
  {
    'data-grid/clipboard':
      'If users paste a single line of several values into several selected rows, the line goes into each row.',
  },
  async () => {
    const grid = mount({ disableRowSelectionOnClick: true });
    act(() => grid.api.setRowSelectionModel({ type: 'include', ids: new Set([2, 3]) }));
    focus(1, 'name');
    await paste(1, 'name', 'x');
    expect(values(grid).map(([name]) => name)).toEqual(['x', '=b', 'c']);
    await paste(1, 'name', 'y\t9');
    expect(values(grid)).toEqual([
      ['x', 1],
      ['y', 9],
      ['y', 9],
    ]);
  },
);
