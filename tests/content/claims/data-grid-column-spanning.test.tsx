/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
import type { GridColDef } from '@mui/x-data-grid';
import { defaultOf } from '../../support/components/readApi';
import {
  cellOf,
  mountGrid,
  press,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

type Plan = 'community' | 'pro' | 'premium';

const FIELDS = ['a', 'b', 'c', 'd'];
const rows = [0, 1].map((id) => ({
  id,
  a: `a${id}`,
  b: `b${id}`,
  c: `c${id}`,
  d: `d${id}`,
}));

const withSpan = (colSpan: GridColDef['colSpan'], field = 'b'): GridColDef[] =>
  FIELDS.map((each) => ({
    field: each,
    width: 100,
    ...(each === field && { colSpan }),
  }));

async function mount(
  colSpan: GridColDef['colSpan'],
  props: Partial<GridProps> = {},
  plan: Plan = 'community',
) {
  const grid = mountGrid({ rows, columns: withSpan(colSpan), ...props }, { plan });
  await settle();
  return grid;
}

/** The cells of a row: their fields, with the span if they have one. */
const cellsOf = (id: number) =>
  [...document.querySelectorAll(`[role="row"][data-id="${id}"] [role="gridcell"]`)].map(
    (cell) => {
      const span = cell.getAttribute('aria-colspan');
      return `${cell.getAttribute('data-field')}${span === '1' ? '' : span}`;
    },
  );

claim(
  'a number spans in every row, a function in some; headers never span',
  { 'data-grid/column-spanning': 'Headers never span.' },
  async () => {
    expect(defaultOf('GridColDef', 'colSpan')).toBe('1');
    const grid = await mount(2);
    expect([cellsOf(0), cellsOf(1)]).toEqual([
      ['a', 'b2', 'd'],
      ['a', 'b2', 'd'],
    ]);
    expect(cellOf(0, 'b')).toHaveStyle({ '--width': '200px' });
    expect(document.querySelectorAll('[role="columnheader"]')).toHaveLength(4);
    grid.unmount();
    const colSpan = jest.fn((value: string) => (value === 'b1' ? 3 : undefined));
    const { api } = await mount(colSpan);
    expect([cellsOf(0), cellsOf(1)]).toEqual([FIELDS, ['a', 'b3']]);
    const [value, row, column, apiRef] = colSpan.mock.calls[0] as unknown[];
    expect([value, row]).toEqual(['b0', rows[0]]);
    expect((column as GridColDef).field).toBe('b');
    expect((apiRef as { current: { getRow?: unknown } }).current.getRow).toBe(api.getRow);
  },
);

claim(
  '0 counts as 1, and a span ends at the last column',
  { 'data-grid/column-spanning': 'A span that exceeds the row ends at the last column.' },
  async () => {
    const grid = await mount(0);
    expect(cellsOf(0)).toEqual(FIELDS);
    grid.unmount();
    await mount(9);
    expect(cellsOf(0).map((cell) => cell[0])).toEqual(['a', 'b']);
    expect(cellOf(0, 'b')).toHaveStyle({ '--width': '300px' });
  },
);

claim(
  'the span counts visible columns, and follows when one is hidden',
  {
    'data-grid/column-spanning':
      'colSpan counts visible columns. If users hide a column in the span, the cell extends across the next column.',
  },
  async () => {
    const { api } = await mount(2);
    act(() => api.setColumnVisibility('c', false));
    await settle();
    expect(cellsOf(0)).toEqual(['a', 'b2']);
  },
);

claim(
  'a span ends where the pinned columns begin',
  {
    'data-grid/column-spanning':
      'Pinned columns | A span ends at the border between pinned and scrolling columns',
  },
  async () => {
    await mount(3, { initialState: { pinnedColumns: { right: ['d'] } } }, 'pro');
    expect(cellsOf(0).map((cell) => cell[0])).toEqual(['a', 'b', 'd']);
    expect(cellOf(0, 'b')).toHaveStyle({ '--width': '200px' });
  },
);

claim(
  'sorting, filtering and CSV use the hidden values',
  {
    'data-grid/column-spanning': [
      'Sorting, filtering, quick filter | Use the values of all columns, including covered cells',
      'CSV export | Writes every value, as if there were no spans',
    ],
  },
  async () => {
    const { api } = await mount(3);
    act(() => api.sortColumn('d', 'desc'));
    expect(shownIds()).toEqual(['1', '0']);
    act(() => api.setQuickFilterValues(['c1']));
    await settle();
    expect(shownIds()).toEqual(['1']);
    expect(api.getDataAsCsv({ includeHeaders: false })).toBe('a1,b1,c1,d1');
  },
);

claim(
  'Excel merges the cells, without the hidden values',
  {
    'data-grid/column-spanning':
      'Excel export | Merges the cells and omits the covered values',
  },
  async () => {
    const { api } = await mount(2, {}, 'premium');
    const workbook = await act(() => api.getDataAsExcel());
    const sheet = workbook!.worksheets[0]!;
    expect(sheet.getCell('C2').isMerged).toBe(true);
    expect(sheet.getCell('C2').master.address).toBe('B2');
    expect(sheet.getCell('D2').value).toBe('d0');
    expect(JSON.stringify(sheet.getSheetValues())).not.toContain('c0');
  },
);

claim(
  'arrow keys treat the span as one cell',
  {
    'data-grid/column-spanning':
      'Arrow keys treat it as one cell and move past the span.',
  },
  async () => {
    await mount((value) => (value === 'b0' ? 2 : 1));
    const focused = () => (document.activeElement as HTMLElement).dataset.field;
    const move = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press(cellOf(0, 'b'));
    move('ArrowRight');
    expect(focused()).toBe('d');
    move('ArrowLeft');
    expect(focused()).toBe('b');
    press(cellOf(1, 'c'));
    move('ArrowUp');
    expect(focused()).toBe('b');
  },
);
