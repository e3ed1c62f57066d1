/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
import type { GridColDef } from '@mui/x-data-grid';
import { defaultOf } from '../../support/components/readApi';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  selected,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 0, group: 'A', name: 'x' },
  { id: 1, group: 'A', name: 'x' },
  { id: 2, group: 'B', name: 'x' },
  { id: 3, group: 'A', name: 'z' },
];
const columns: GridColDef[] = [
  { field: 'group', editable: true },
  { field: 'name', rowSpanValueGetter: () => null },
];

async function mount(props: Partial<GridProps> = {}) {
  const grid = mountGrid({ rows, columns, rowSpanning: true, ...props });
  await settle(20);
  return grid;
}

/** Each row with a cell in that column: its id, and its rowspan. */
const spansOf = (field: string) =>
  [
    ...document.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`),
  ].map((cell) => {
    const id = cell.closest<HTMLElement>('[role="row"]')?.dataset.id;
    return `${id}:${cell.getAttribute('aria-rowspan')}`;
  });

claim(
  'off by default; equal neighbors become one cell as high as all of them',
  {
    'data-grid/row-spanning': [
      'With rowSpanning, the grid merges neighboring cells in a column that have the same value into one tall cell.',
      'The height of a merged cell is the height of its first row multiplied by the number of rows.',
      'The merged cell has `aria-rowspan`.',
    ],
  },
  async () => {
    expect(defaultOf('DataGrid', 'rowSpanning')).toBe('false');
    const grid = await mount({ rowSpanning: false });
    expect(spansOf('group')).toEqual(['0:1', '1:1', '2:1', '3:1']);
    grid.update({ rowSpanning: true });
    await settle(20);
    expect(spansOf('group')).toEqual(['0:2', '2:1', '3:1']);
    expect(cellOf(0, 'group').style.height).toBe('calc(var(--height) * 2)');
  },
);

claim(
  'spans follow the order, the filter and updates',
  { 'data-grid/row-spanning': 'spans change with sorting, filtering, and updates' },
  async () => {
    const { api } = await mount();
    act(() => api.sortColumn('group', 'asc'));
    await settle(20);
    expect(spansOf('group')).toEqual(['0:3', '2:1']);
    act(() => api.sortColumn('group', null));
    act(() => api.setQuickFilterValues(['A']));
    await settle(20);
    expect(spansOf('group')).toEqual(['0:3']);
    act(() => api.setQuickFilterValues([]));
    act(() => api.updateRows([{ id: 2, group: 'A' }]));
    await settle(20);
    expect(spansOf('group')).toEqual(['0:4']);
  },
);

claim(
  'a span ends with the page',
  { 'data-grid/row-spanning': 'Only cells on the same page are merged.' },
  async () => {
    await mount({
      rows: rows.map((row) => ({ ...row, group: 'A' })),
      pageSizeOptions: [3],
      initialState: { pagination: { paginationModel: { pageSize: 3 } } },
    });
    expect(spansOf('group')).toEqual(['0:3']);
  },
);

claim(
  'cells of all columns are merged, but not checkboxes',
  {
    'data-grid/row-spanning': [
      'By default, the grid merges cells in all your columns',
      'Checkboxes are never merged.',
    ],
  },
  async () => {
    await mount({
      checkboxSelection: true,
      columns: [{ field: 'group' }, { field: 'name' }],
    });
    expect(spansOf('group')).toEqual(['0:2', '2:1', '3:1']);
    expect(spansOf('name')).toEqual(['0:3', '3:1']);
    expect(spansOf('__check__')).toEqual(['0:1', '1:1', '2:1', '3:1']);
  },
);

claim(
  'a click selects the first row; an edit changes only that row and ends the span',
  {
    'data-grid/row-spanning':
      "Clicking it selects that row, and editing it changes only that row's value, so the row leaves the span.",
  },
  async () => {
    const grid = await mount();
    press(cellOf(0, 'group'));
    expect(selected(grid)).toBe('0');
    const { api } = grid;
    act(() => api.startCellEditMode({ id: 0, field: 'group' }));
    fireEvent.change(inputOf(0, 'group'), { target: { value: 'C' } });
    await settle(300);
    act(() => api.stopCellEditMode({ id: 0, field: 'group' }));
    await settle(50);
    expect([api.getRow(0).group, api.getRow(1).group]).toEqual(['C', 'A']);
    expect(spansOf('group')).toEqual(['0:1', '1:1', '2:1', '3:1']);
  },
);

claim(
  'exports repeat the value',
  { 'data-grid/row-spanning': 'In exports, every row contains the value.' },
  async () => {
    const { api } = await mount();
    const csv = api.getDataAsCsv({ includeHeaders: false, fields: ['group'] });
    expect(csv.split(/\r?\n/)).toEqual(['A', 'A', 'B', 'A']);
  },
);

claim(
  'arrow keys treat the span as one cell',
  { 'data-grid/row-spanning': 'The arrow keys treat it as one cell.' },
  async () => {
    await mount();
    const focused = () => {
      const { dataset } = document.activeElement as HTMLElement;
      const row = document.activeElement!.closest<HTMLElement>('[role="row"]');
      return `${row?.dataset.id} ${dataset.field}`;
    };
    const move = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press(cellOf(2, 'group'));
    move('ArrowUp');
    expect(focused()).toBe('0 group');
    move('ArrowDown');
    expect(focused()).toBe('2 group');
    press(cellOf(1, 'name'));
    move('ArrowLeft');
    expect(focused()).toBe('0 group');
  },
);
