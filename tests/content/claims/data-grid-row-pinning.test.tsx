/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { GridColDef } from '@mui/x-data-grid';
import { defaultOf } from '../../support/components/readApi';
import { find } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  press,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = ['c', 'a', 'b'].map((id) => ({ id, name: `Row ${id}` }));
const columns: GridColDef[] = [{ field: 'name', editable: true, width: 150 }];
const pinnedRows = {
  top: [{ id: 't', name: 'Top' }],
  bottom: [{ id: 'z', name: 'Bottom' }],
};

async function mount(props: Partial<GridProps> = {}) {
  const grid = mountGrid({ rows, columns, pinnedRows, ...props }, { plan: 'pro' });
  await settle();
  return grid;
}

/** Ids in a section: `--top`, `--bottom`. */
const idsIn = (section: string) =>
  [
    ...find(`.MuiDataGrid-pinnedRows${section}`).querySelectorAll<HTMLElement>(
      '[data-id]',
    ),
  ].map(({ dataset }) => dataset.id);

claim(
  'rows are at the top and the bottom, whatever the order and the page',
  {
    'data-grid/row-pinning': [
      'Pass rows to `pinnedRows`, in the `top` or `bottom` array.',
      "Sorting, filtering, and pagination don't affect pinned rows, and the row count in the footer doesn't include them.",
    ],
  },
  async () => {
    const { api } = await mount({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    expect(shownIds()).toEqual(['t', 'c', 'a', 'z']);
    expect([idsIn('--top'), idsIn('--bottom')]).toEqual([['t'], ['z']]);
    expect(api.getRowsCount()).toBe(3);
    act(() => api.sortColumn('name', 'desc'));
    await settle();
    expect(shownIds()).toEqual(['t', 'c', 'b', 'z']);
    act(() => api.setFilterModel({ items: [{ field: 'name', operator: 'isEmpty' }] }));
    await settle();
    expect(shownIds()).toEqual(['t', 'z']);
  },
);

claim(
  'a row in both lists is shown once, and restored with a new array',
  {
    'data-grid/row-pinning':
      'If a row is in both `rows` and `pinnedRows`, the grid shows it once, as a pinned row. After you unpin the row, it stays hidden until you pass a new `rows` array.',
  },
  async () => {
    const { update } = await mount({ pinnedRows: { top: [rows[1]!] } });
    expect(shownIds()).toEqual(['a', 'c', 'b']);
    update({ pinnedRows: {} });
    await settle();
    expect(shownIds()).toEqual(['c', 'b']);
    update({ pinnedRows: {}, rows: [...rows] });
    await settle();
    expect(shownIds()).toEqual(['c', 'a', 'b']);
  },
);

claim(
  'rows in both lists break tree data and row grouping',
  {
    'data-grid/row-pinning':
      'With tree data or row grouping, keep each row in either `rows` or `pinnedRows`: a row in both can appear twice, and unpinning it can throw an error.',
  },
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const props = {
      columns,
      pinnedRows: { top: [rows[1]!] },
      defaultGroupingExpansionDepth: -1,
    };
    const tree = mountGrid(
      {
        ...props,
        rows,
        treeData: true,
        getTreeDataPath: ({ id }: { id: string }) => (id === 'c' ? ['c'] : ['c', id]),
      },
      { plan: 'pro' },
    );
    await settle();
    expect(shownIds()).toEqual(['a', 'c', 'a', 'b']);
    expect(() => tree.update({ pinnedRows: {} })).toThrow(TypeError);
    cleanup();
    const grouped = mountGrid(
      {
        ...props,
        rows: rows.map((row) => ({ ...row, kind: 'x' })),
        columns: [...columns, { field: 'kind' }],
        initialState: { rowGrouping: { model: ['kind'] } },
      },
      { plan: 'premium' },
    );
    await settle();
    expect(() => grouped.update({ pinnedRows: {} })).toThrow(TypeError);
    cleanup();
    jest.restoreAllMocks();
  },
);

claim(
  'rows can move from one array to the other',
  {
    'data-grid/row-pinning':
      'A row that you move from `pinnedRows` back to `rows` appears at its position in the `rows` array.',
  },
  async () => {
    const { update } = await mount({
      pinnedRows: { top: [rows[1]!] },
      rows: [rows[0]!, rows[2]!],
    });
    expect(shownIds()).toEqual(['a', 'c', 'b']);
    update({ pinnedRows: { top: [rows[2]!] }, rows: [rows[0]!, rows[1]!] });
    await settle();
    expect(shownIds()).toEqual(['b', 'c', 'a']);
    update({ pinnedRows: { top: [] }, rows });
    await settle();
    expect(shownIds()).toEqual(['c', 'a', 'b']);
  },
);

claim(
  'filteredRowsSet fires when filters, rows and pinned rows change',
  {
    'data-grid/row-pinning':
      'The `filteredRowsSet` event fires after each change to filters or rows.',
  },
  async () => {
    const { api, update } = await mount();
    const received = jest.fn();
    api.subscribeEvent('filteredRowsSet', received);
    const takeCalls = () => {
      const count = received.mock.calls.length;
      received.mockClear();
      return count > 0;
    };
    act(() => api.setQuickFilterValues(['a']));
    await settle();
    expect(takeCalls()).toBe(true);
    act(() => api.updateRows([{ id: 'a', name: 'new' }]));
    await settle();
    expect(takeCalls()).toBe(true);
    update({ pinnedRows: { top: [] } });
    await settle();
    expect(takeCalls()).toBe(true);
  },
);

claim(
  'the separator, the type of the node, getRowId and aria-rowcount',
  {
    'data-grid/row-pinning': [
      "Set `pinnedRowsSectionSeparator` to `'border-and-shadow'` or `'border'`.",
      "`rowNode.type` is `'pinnedRow'`",
      '`getRowId` also applies to pinned rows.',
      '`aria-rowcount` includes pinned rows.',
    ],
  },
  async () => {
    expect(defaultOf('DataGridPro', 'pinnedRowsSectionSeparator')).toBe(
      "'border-and-shadow'",
    );
    const types = new Map<string, string>();
    await mount({
      getRowId: ({ name }) => name,
      columns: [
        {
          field: 'name',
          valueGetter: (value: string) => value,
          renderCell: ({ id, rowNode }) => {
            types.set(String(id), rowNode.type);
            return null;
          },
        },
      ],
    });
    expect([types.get('Top'), types.get('Row a')]).toEqual(['pinnedRow', 'leaf']);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  },
);

claim(
  'arrow keys move to pinned rows',
  {
    'data-grid/row-pinning':
      'When users navigate with the arrow keys, pinned rows are the first and last rows of the page.',
  },
  async () => {
    await mount();
    const focused = () =>
      document.activeElement!.closest<HTMLElement>('[role="row"]')?.dataset.id;
    const move = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press(cellOf('c', 'name'));
    move('ArrowUp');
    expect(focused()).toBe('t');
    press(cellOf('b', 'name'));
    move('ArrowDown');
    expect(focused()).toBe('z');
  },
);

claim(
  'unstable_setPinnedRows replaces them',
  {
    'data-grid/row-pinning':
      'To replace these rows without re-rendering your component, call `unstable_setPinnedRows()` on the API object',
  },
  async () => {
    const { api } = await mount();
    act(() => api.unstable_setPinnedRows({ top: [{ id: 'n', name: 'New' }] }));
    await settle();
    expect(shownIds()).toEqual(['n', 'c', 'a', 'b']);
  },
);
