/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import type { GridColDef } from '@mui/x-data-grid';
import { mountGrid, settle, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 0, group: 'A', name: 'x' },
  { id: 1, group: 'A', name: 'x' },
  { id: 2, group: 'B', name: 'x' },
  { id: 3, group: 'A', name: 'z' },
];
const columns: GridColDef[] = [{ field: 'group' }];

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
  'null and undefined are not merged, empty strings are',
  { 'data-grid/row-spanning': 'The grid never merges `null` or `undefined`.' },
  async () => {
    const values = [null, null, undefined, undefined, '', ''];
    await mount({ rows: values.map((group, id) => ({ id, group })) });
    expect(spansOf('group')).toEqual(['0:1', '1:1', '2:1', '3:1', '4:2']);
  },
);

claim(
  'rowSpanValueGetter receives the raw value, the row, the column and the API',
  {
    'data-grid/row-spanning': [
      "To control what is merged, return the value to compare from a column's `rowSpanValueGetter`.",
      'Its first parameter is `row[field]`, even if the column has a `valueGetter`.',
    ],
  },
  async () => {
    const rowSpanValueGetter = jest.fn((value, row) => `${row.group}/${value}`);
    const { api } = await mount({
      columns: [
        { field: 'group' },
        { field: 'name', valueGetter: () => 'same', rowSpanValueGetter },
      ],
    });
    expect(spansOf('name')).toEqual(['0:2', '2:1', '3:1']);
    const [value, row, column, apiRef] = rowSpanValueGetter.mock.calls[0] as unknown[];
    expect([value, row]).toEqual(['x', rows[0]]);
    expect((column as GridColDef).field).toBe('name');
    expect((apiRef as { current: { getRow?: unknown } }).current.getRow).toBe(api.getRow);
  },
);

claim(
  'values are compared by identity: equal dates are not merged',
  {
    'data-grid/row-spanning':
      'The grid compares values with `===`, so two `Date` objects are never equal. Return a string or a number',
  },
  async () => {
    const at = () => new Date(2026, 1, 1);
    const dates = [0, 1].map((id) => ({ id, group: at() }));
    const grid = await mount({
      rows: dates,
      columns: [{ field: 'group', type: 'date' }],
    });
    expect(spansOf('group')).toEqual(['0:1', '1:1']);
    grid.update({
      columns: [
        {
          field: 'group',
          type: 'date',
          rowSpanValueGetter: (date: Date) => date.getTime(),
        },
      ],
    });
    await settle(20);
    expect(spansOf('group')).toEqual(['0:2']);
  },
);
