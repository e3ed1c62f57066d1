/**
 * @jest-environment jsdom
 */
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { find, headerOf } from '../../support/components/gridParts';
import { act, fireEvent } from '@testing-library/react';
import { DEFAULT_GRID_AUTOSIZE_OPTIONS, type GridColDef } from '@mui/x-data-grid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

const columns: GridColDef[] = [
  { field: 'plain' },
  { field: 'wide', width: 170, minWidth: 120, maxWidth: 320 },
  { field: 'share', flex: 1, width: 300 },
  { field: 'fixed', width: 90, resizable: false },
];
const rows = [1, 2, 3, 4].map((id) => ({ id, plain: 'text', wide: 'text' }));

function open(props: Partial<GridProps> = {}) {
  const received: [string, string, number][] = [];
  const mounted = mountGrid({
    rows,
    columns,
    onColumnWidthChange: ({ colDef, width }) =>
      received.push(['end', colDef.field, width]),
    onColumnResize: ({ colDef, width }) => received.push(['step', colDef.field, width]),
    ...props,
  });
  return { ...mounted, received };
}

const lineOf = (field: string) =>
  headerOf(field).querySelector('.MuiDataGrid-columnSeparator--resizable');

/** Drags the separator of a header to each of the positions, and drops it. */
async function drag(field: string, places: number[]) {
  fireEvent.mouseDown(lineOf(field) ?? document.body, { clientX: 0 });
  for (const clientX of places) fireEvent.mouseMove(document, { clientX, buttons: 1 });
  fireEvent.mouseUp(document, { clientX: places.at(-1) });
  await run(110);
}

/** jsdom has no layout: the width of a cell is ten times the length of its text. */
function measureText() {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function measure(this: Element) {
      const isCell = this.getAttribute('role') === 'gridcell';
      return new DOMRect(0, 0, isCell ? (this.textContent?.length ?? 0) * 10 : 0, 0);
    });
}

afterEach(() => jest.restoreAllMocks());

claim(
  'defaults and limits of widths',
  {
    'data-grid/column-dimensions': [
      'Without it, a column is 100 pixels wide',
      'minWidth | The smallest width in pixels | 50 |',
      'resizable | Whether users can change the width | true |',
      'setColumnWidth(field, width) | Sets a width within the limits. It has no effect on a column with flex.',
      "getColumnPosition(field) | Returns the column's distance from the start of the row, in pixels.",
    ],
  },
  () => {
    const { api, received } = open({
      columns: [
        ...columns,
        { field: 'small', width: 20 },
        { field: 'big', width: 900, maxWidth: 400 },
      ],
    });
    const width = (field: string) => api.getColumn(field).computedWidth;
    expect(['plain', 'wide', 'small', 'big'].map(width)).toEqual([100, 170, 50, 400]);
    expect(api.getColumnPosition('wide')).toBe(100);
    expect(defaultOf('GridColDef', 'resizable')).toBe('true');

    act(() => api.setColumnWidth('wide', 999));
    expect(width('wide')).toBe(320);
    const before = width('share');
    act(() => api.setColumnWidth('share', 500));
    expect(width('share')).toBe(before);
    expect(received.map(([, field]) => field)).toEqual(['wide', 'share']);
  },
);

claim(
  'a drag: steps, one final event, the limits of the column, and the end of flex',
  {
    'data-grid/column-dimensions': [
      'minWidth and maxWidth limit every width, whether it comes from width, flex, dragging, or autosizing.',
      'Once a user resizes a flexible column or fits it to its content, its flex no longer applies.',
      'onColumnWidthChange runs at the end of a drag',
      'onColumnResize runs on each step of a drag.',
    ],
  },
  async () => {
    const { api, received } = open();
    await drag('wide', [200, 150, 900]);
    expect(received).toEqual([
      ['step', 'wide', 200],
      ['step', 'wide', 150],
      ['step', 'wide', 320],
      ['end', 'wide', 320],
    ]);
    await drag('wide', [10]);
    expect(api.getColumn('wide').computedWidth).toBe(120);
    await drag('share', [240]);
    expect(api.getColumn('share')).toMatchObject({ flex: 0, computedWidth: 240 });
  },
);

claim(
  'a saved width is restored; a new array resets it',
  {
    'data-grid/column-dimensions': [
      'pass them to initialState.columns.dimensions when the grid remounts. For a flexible column, save flex: 0 with the width',
      'When columns is a new array, each column goes back to the width in its definition',
    ],
  },
  () => {
    const { api, update } = open({
      initialState: {
        columns: { dimensions: { plain: { width: 130 }, share: { flex: 0 } } },
      },
    });
    expect(api.getColumn('plain').computedWidth).toBe(130);
    expect(api.getColumn('share').flex).toBe(0);
    expect(api.exportState().columns?.dimensions).toMatchObject({
      plain: { width: 130 },
    });
    update({});
    expect(api.getColumn('plain').computedWidth).toBe(130);
    update({ columns: [...columns] });
    expect(api.getColumn('plain').computedWidth).toBe(100);
    expect(api.getColumn('share').flex).toBe(1);
  },
);

claim(
  'autosizing: its defaults, outliers, limits, events, and the end of flex',
  {
    'data-grid/column-dimensions': [
      'minWidth and maxWidth limit every width, whether it comes from width, flex, dragging, or autosizing.',
      'Once a user resizes a flexible column or fits it to its content, its flex no longer applies.',
      'This method measures the rendered cells, sets the widths, and returns a promise.',
      'includeHeaders | Includes the header | true |',
      'includeHeaderFilters | Includes the header filters, in Pro and Premium | false |',
      'includeOutliers | Includes cells that are much wider or narrower than the others | false |',
      "outliersFactor | Sets how far beyond the quartiles a cell's width can be before the cell is an outlier, as a multiple of the interquartile range | 1.5 |",
      'expand | Distributes the remaining width of the grid among the sized columns | false |',
      'disableColumnVirtualization | Renders all columns while the grid measures them | true |',
      'Columns with fewer than four rendered cells have no outliers.',
    ],
  },
  async () => {
    expect(DEFAULT_GRID_AUTOSIZE_OPTIONS).toEqual({
      includeHeaders: true,
      includeHeaderFilters: false,
      includeOutliers: false,
      outliersFactor: 1.5,
      expand: false,
      disableColumnVirtualization: true,
    });
    measureText();
    const words = ['a'.repeat(10), 'b'.repeat(11), 'c'.repeat(12), 'd'.repeat(30)];
    const { api, received, update } = open({
      rows: words.map((plain, id) => ({ id, plain, share: plain })),
    });
    const size = async (field: string, options = {}) => {
      await act(async () => {
        const ended = api.autosizeColumns({
          columns: [field],
          includeHeaders: false,
          ...options,
        });
        expect(ended).toBeInstanceOf(Promise);
        await ended;
      });
      return api.getColumn(field).computedWidth;
    };
    expect(await size('plain')).toBe(120);
    expect(await size('plain', { includeOutliers: true })).toBe(300);
    expect(await size('plain', { outliersFactor: 100 })).toBe(300);
    expect(received).toEqual([
      ['end', 'plain', 120],
      ['end', 'plain', 300],
    ]);
    expect(await size('wide')).toBe(120);
    await size('share');
    expect(api.getColumn('share').flex).toBe(0);
    update({
      rows: [
        { id: 1, plain: words[0] },
        { id: 2, plain: words[1] },
        { id: 3, plain: words[3] },
      ],
    });
    expect(await size('plain')).toBe(300);
  },
);

claim(
  'a double click autosizes a column, unless it or the grid disables resizing',
  {
    'data-grid/column-dimensions':
      'Users drag the line between two headers, or double-click it to fit the column to its content. resizable: false turns off both for one column. For the whole grid, disableColumnResize turns off dragging, and disableAutosize turns off double-clicking.',
  },
  () => {
    const sized = (props: Partial<GridProps>) => {
      measureText();
      const { received, unmount } = open({
        rows: [{ id: 1, plain: 'letters' }],
        autosizeOptions: { includeHeaders: false },
        ...props,
      });
      fireEvent.doubleClick(find('[data-field="plain"] .MuiDataGrid-columnSeparator'));
      unmount();
      return received;
    };
    expect(sized({})).toEqual([['end', 'plain', 70]]);
    expect(sized({ disableAutosize: true })).toEqual([]);
    expect(sized({ columns: [{ field: 'plain', resizable: false }] })).toEqual([]);
    expect(sized({ disableColumnResize: true })).toEqual([['end', 'plain', 70]]);
    open({ disableColumnResize: true });
    expect(lineOf('plain')).toBeNull();
  },
);

claim(
  'a double click autosizes its own column at once, whatever columns the options select',
  {
    'data-grid/column-dimensions':
      'Double-clicking the line between two headers uses the same options, except columns and disableColumnVirtualization.',
  },
  () => {
    measureText();
    const { received } = open({
      rows: [{ id: 1, plain: 'letters', wide: 'more letters' }],
      autosizeOptions: {
        includeHeaders: false,
        columns: ['wide'],
        disableColumnVirtualization: true,
      },
    });
    fireEvent.doubleClick(find('[data-field="plain"] .MuiDataGrid-columnSeparator'));
    expect(received).toEqual([['end', 'plain', 70]]);
  },
);

claim(
  'onColumnWidthChange: each column that autosizing changes, and each setColumnWidth',
  {
    'data-grid/column-dimensions':
      'onColumnWidthChange runs at the end of a drag, once for each column that autosizing changes, and after each call to setColumnWidth().',
  },
  async () => {
    measureText();
    const { api, received } = open({
      columns: [
        { field: 'plain' },
        { field: 'wide', width: 120 },
        { field: 'same', width: 60 },
      ],
      rows: [{ id: 1, plain: 'letters', wide: 'letters', same: 'single' }],
    });
    await act(async () => api.autosizeColumns({ includeHeaders: false }));
    expect(received.splice(0)).toEqual([
      ['end', 'plain', 70],
      ['end', 'wide', 70],
    ]);
    act(() => api.setColumnWidth('same', 90));
    act(() => api.setColumnWidth('same', 90));
    expect(received).toEqual([
      ['end', 'same', 90],
      ['end', 'same', 90],
    ]);
  },
);

claim(
  'the saved width of a flexible column counts only with flex: 0',
  {
    'data-grid/column-dimensions':
      'For a flexible column, save flex: 0 with the width; otherwise, flex overrides the width.',
  },
  () => {
    const widthWith = (share: { width: number; flex?: number }) => {
      const { api, unmount } = open({
        initialState: { columns: { dimensions: { share } } },
      });
      const { computedWidth } = api.getColumn('share');
      unmount();
      return computedWidth;
    };
    expect(widthWith({ width: 240, flex: 0 })).toBe(240);
    expect(widthWith({ width: 240 })).not.toBe(240);
  },
);
