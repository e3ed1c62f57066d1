/**
 * @jest-environment jsdom
 */
import { cellOf, mountGrid, settle } from '../../support/components/mountGrid';
import { act } from '@testing-library/react';
import type { GridRowModel } from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

let rows: GridRowModel[];
const getRows = jest.fn(async ({ start, end }: { start?: unknown; end?: unknown }) => ({
  rows: rows.slice(Number(start), Number(end) + 1),
  rowCount: rows.length,
}));

const mount = async () => {
  rows = ['a', 'b', 'c'].map((name, index) => ({ id: index + 1, name }));
  const grid = mountGrid({
    columns: [{ field: 'name' }],
    dataSource: { getRows } as never,
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { page: 0, pageSize: 2 } } },
  });
  await settle(50);
  const goTo = async (page: number) => {
    act(() => grid.api.setPage(page));
    await settle(50);
  };
  return { ...grid, goTo };
};

claim(
  'after `updateRows()`, the cache restores the old row unless it is cleared',
  {
    'data-grid/row-updates':
      "One row whose new values you know | updateRows(), then dataSource.cache.clear() so that the cache doesn't return the old row",
  },
  async () => {
    const { api, goTo } = await mount();
    act(() => api.updateRows([{ id: 1, name: 'new' }]));
    rows[0] = { id: 1, name: 'new' };
    expect(cellOf(1, 'name')).toHaveTextContent('new');
    await goTo(1);
    await goTo(0);
    expect(cellOf(1, 'name')).toHaveTextContent('a');

    act(() => api.updateRows([{ id: 1, name: 'new' }]));
    act(() => api.dataSource.cache.clear());
    await goTo(1);
    await goTo(0);
    expect(cellOf(1, 'name')).toHaveTextContent('new');
  },
);

claim(
  '`skipCache` refetches one page; clearing the cache refetches all',
  {
    'data-grid/row-updates':
      'The number of rows | dataSource.cache.clear(), then dataSource.fetchRows(), because other pages also change',
    'data-grid/server-side-data': 'call `fetchRows(undefined, { skipCache: true })`',
  },
  async () => {
    const { api, goTo } = await mount();
    await goTo(1);
    await goTo(0);
    rows = [{ id: 9, name: 'first' }, ...rows];
    await act(() => api.dataSource.fetchRows(undefined, { skipCache: true }));
    expect(cellOf(9, 'name')).toHaveTextContent('first');
    await goTo(1);
    expect(document.querySelector('[role="row"][data-id="2"]')).toBeNull();

    act(() => api.dataSource.cache.clear());
    await act(() => api.dataSource.fetchRows());
    await settle(50);
    expect(cellOf(2, 'name')).toHaveTextContent('b');
    expect(cellOf(3, 'name')).toHaveTextContent('c');
  },
);
