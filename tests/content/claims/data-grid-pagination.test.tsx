/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = Array.from({ length: 12 }, (_, index) => ({ id: index + 1 }));
const columns: GridProps['columns'] = [{ field: 'id', width: 80 }];
const pageSizeOptions = [5, 10];
const start = (page: number, pageSize = 5) => ({
  pagination: { paginationModel: { page, pageSize } },
});
const next = () => screen.getByRole('button', { name: 'Go to next page' });
const footer = () =>
  document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const sizeSelect = () => screen.queryByRole('combobox', { name: 'Rows per page:' });
/** The grid changes the page some event loop turns after the event that causes it. */
async function settlePage() {
  for (let turn = 0; turn < 5; turn += 1) await settle();
}

claim(
  'by default a page has 100 rows, with 25, 50 or 100 as options',
  {
    'data-grid/pagination':
      'By default, a page has 100 rows, and users can choose 25, 50, or 100.',
  },
  async () => {
    const { api, unmount } = mountGrid({ rows: [], columns });
    expect(api.state.pagination.paginationModel).toEqual({ page: 0, pageSize: 100 });
    fireEvent.mouseDown(sizeSelect()!);
    const texts = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(texts).toEqual(['25', '50', '100']);
    unmount();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    mountGrid({ rows, columns, initialState: start(0, 7) });
    expect(sizeSelect()).toBeNull();
    expect(warn.mock.calls.flat().join()).toContain('pageSizeOptions');
    warn.mockRestore();
  },
);

claim(
  'Community always paginates; Pro on request',
  {
    'data-grid/pagination': [
      'In the Community `DataGrid`, `pagination` is always `true`.',
      'Data Grid Pro and Premium show all rows in one scrolling list until you set `pagination`.',
      'Largest pageSize | 100; a larger value throws an error | No limit',
      "Row total without pagination | Doesn't apply | In the footer",
    ],
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const many = Array.from({ length: 101 }, (_, id) => ({ id }));
    const { api, unmount } = mountGrid({
      rows: many,
      columns,
      pagination: false,
    } as never);
    expect(api.state.pagination.enabled).toBe(true);
    expect(shownIds()).toHaveLength(100);
    unmount();
    const large = {
      rows: many,
      columns,
      pageSizeOptions: [101],
      initialState: start(0, 101),
    };
    expect(() => mountGrid(large)).toThrow(/cannot exceed 100/);
    error.mockRestore();
    const pro = mountGrid({ rows: many, columns }, { plan: 'pro' });
    expect(shownIds()).toHaveLength(101);
    expect(screen.getByText(/^Total Rows:/)).toBeInTheDocument();
    pro.unmount();
    mountGrid({ ...large, pagination: true }, { plan: 'pro' });
    expect(shownIds()).toHaveLength(101);
  },
);

claim(
  '-1 shows all rows, and a page that is too high becomes the last one',
  {
    'data-grid/pagination': [
      'The value `-1` puts all rows on one page.',
      'Pages are numbered from 0',
      'If the current page no longer exists because rows have disappeared, the grid goes to the last page.',
      "The grid doesn't check the initial page. If that page doesn't exist, the grid shows only the last row.",
      'If you control the page, the grid requests page changes through `onPaginationModelChange`',
    ],
  },
  async () => {
    const options = [5, { value: -1, label: 'All' }];
    const { update, unmount } = mountGrid({
      rows,
      columns,
      pageSizeOptions: options,
      initialState: start(1),
    });
    expect(shownIds()[0]).toBe('6');
    update({
      rows: Array.from({ length: 101 }, (_, id) => ({ id })),
      paginationModel: { page: 0, pageSize: -1 },
    });
    expect(shownIds()).toHaveLength(101);
    unmount();
    const requested: number[] = [];
    const grid = mountGrid({
      rows,
      columns,
      pageSizeOptions,
      paginationModel: { page: 9, pageSize: 5 },
      onPaginationModelChange: ({ page }) => requested.push(page),
    });
    await settlePage();
    expect([shownIds(), requested]).toEqual([['12'], []]);
    const paginationModel = { page: 2, pageSize: 5 };
    grid.update({ paginationModel });
    expect(shownIds()).toEqual(['11', '12']);
    grid.update({ paginationModel: { ...paginationModel, page: 8 } });
    expect(requested.splice(0)).toEqual([2]);
    grid.unmount();
    const free = mountGrid({ rows, columns, pageSizeOptions, initialState: start(2) });
    act(() => free.api.setPage(7));
    expect(shownIds()).toEqual(['11', '12']);
    free.update({ rows: rows.slice(0, 7) });
    await settlePage();
    expect(shownIds()).toEqual(['6', '7']);
  },
);

claim(
  'sorting and filtering return to the first page',
  {
    'data-grid/pagination': [
      'The grid returns to the first page when the sort model, an active filter',
      "A filter is active if it has a value or if its operator doesn't need one.",
    ],
  },
  async () => {
    const { api } = mountGrid({ rows, columns, pageSizeOptions, initialState: start(1) });
    const pageAfter = async (change: () => void) => {
      act(() => api.setPage(1));
      act(change);
      await settlePage();
      return api.state.pagination.paginationModel.page;
    };
    expect(await pageAfter(() => api.sortColumn('id', 'desc'))).toBe(0);
    // A condition without a value filters nothing yet.
    const unfinished = { id: 1, field: 'id', operator: 'contains' };
    expect(await pageAfter(() => api.upsertFilterItem(unfinished))).toBe(1);
    const filter = { ...unfinished, value: '1' };
    expect(await pageAfter(() => api.upsertFilterItem(filter))).toBe(0);
    act(() => api.setFilterModel({ items: [] }));
    await settlePage();
    const withoutValue = { ...unfinished, operator: 'isNotEmpty' };
    expect(await pageAfter(() => api.upsertFilterItem(withoutValue))).toBe(0);
  },
);

claim(
  'on the server: all given rows show, a page is requested, and sorting stays',
  {
    'data-grid/pagination': [
      'The grid shows all rows that you pass and requests another page through `onPaginationModelChange`.',
      'If it drops to 0 between two responses, the grid returns to the first page',
      'Sorting and filtering stay on the client unless you also set `sortingMode="server"`',
    ],
  },
  async () => {
    const requested: unknown[] = [];
    const { api, update } = mountGrid({
      rows: rows.slice(0, 7),
      columns,
      paginationMode: 'server',
      rowCount: 12,
      pageSizeOptions,
      initialState: start(0),
      onPaginationModelChange: ({ page, pageSize }) => requested.push([page, pageSize]),
    });
    expect(shownIds()).toHaveLength(7);
    fireEvent.click(next());
    fireEvent.click(next());
    expect(requested).toEqual([
      [1, 5],
      [2, 5],
    ]);
    expect(next()).toBeDisabled();
    act(() => api.sortColumn('id', 'desc'));
    await settlePage();
    expect(shownIds()[0]).toBe('7');
    expect(requested.splice(0).at(-1)).toEqual([0, 5]);
    act(() => api.setPage(2));
    update({ rowCount: 0 });
    await settlePage();
    expect(requested).toEqual([
      [2, 5],
      [0, 5],
    ]);
  },
);

claim(
  'from a later page, a second event requests the first page',
  {
    'data-grid/pagination': [
      'Sorts | onSortModelChange, then, if on a later page, onPaginationModelChange',
      'Filters or searches | onFilterModelChange, then, if on a later page, onPaginationModelChange',
      'After sorting or filtering, the second event fires a moment later',
      'The grid is then already on the first page, and no second event fires.',
    ],
  },
  async () => {
    const received: string[] = [];
    const { api, update } = mountGrid({
      rows: rows.slice(0, 5),
      columns,
      paginationMode: 'server',
      sortingMode: 'server',
      filterMode: 'server',
      rowCount: 12,
      pageSizeOptions,
      initialState: start(1),
      onPaginationModelChange: ({ page }) => received.push(`page ${page}`),
      onSortModelChange: () => received.push('sort'),
      onFilterModelChange: () => received.push('filter'),
    });
    act(() => api.sortColumn('id', 'desc'));
    expect(received).toEqual(['sort']);
    await settlePage();
    expect(received.splice(0)).toEqual(['sort', 'page 0']);
    act(() => api.setPage(1));
    received.length = 0;
    const items = [{ field: 'id', operator: 'equals', value: '1' }];
    act(() => api.setFilterModel({ items }));
    await settlePage();
    expect(received.splice(0)).toEqual(['filter', 'page 0']);
    const paginationModel = { page: 1, pageSize: 5 };
    const modes = {
      paginationMode: 'server',
      sortingMode: 'server',
      rowCount: 12,
    } as const;
    update({
      ...modes,
      paginationModel,
      onSortModelChange: () =>
        update({ ...modes, paginationModel: { ...paginationModel, page: 0 } }),
    });
    act(() => api.sortColumn('id', 'asc'));
    await settlePage();
    expect(api.state.pagination.paginationModel.page).toBe(0);
    expect(received).toEqual([]);
  },
);

claim(
  'on the server, a missing count logs an error, unless there is a dataSource',
  {
    'data-grid/pagination':
      'With `paginationMode="server"`, `rowCount` is required. Without it, the grid logs an error unless you use `dataSource`.',
  },
  async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const dataSource = { getRows: async () => ({ rows, rowCount: 12 }) };
    const { unmount } = mountGrid({ columns, dataSource } as never);
    await waitFor(() => expect(shownIds()).toHaveLength(12));
    unmount();
    expect(error.mock.calls.flat().join()).not.toContain('rowCount');
    mountGrid({ rows, columns, paginationMode: 'server' });
    expect(error.mock.calls.flat().join()).toContain('`rowCount` prop must be passed');
    error.mockRestore();
  },
);

claim(
  'an unknown count: more than, an estimate, and back to the first page',
  {
    'data-grid/pagination': [
      'the footer then shows "more than"',
      'If a user changes the page size while the count is unknown, the grid returns to the first page.',
      "Setting `paginationMeta` to `{ hasNextPage: false }` doesn't turn an unknown count into a known one.",
      'The footer then says "around 60" instead of "more than 8", until the user goes past the estimate or `rowCount` is known.',
    ],
  },
  async () => {
    const { api, update } = mountGrid({
      rows: rows.slice(0, 5),
      columns,
      paginationMode: 'server',
      rowCount: -1,
      pageSizeOptions,
      initialState: start(0),
    });
    expect(footer()).toBe('1–5 of more than 5');
    expect(next()).toBeEnabled();
    const unknown = { paginationMode: 'server' as const, rowCount: -1, pageSizeOptions };
    update({ ...unknown, paginationMeta: { hasNextPage: false } });
    expect(footer()).toContain('more than');
    expect(next()).toBeEnabled();
    update({ ...unknown, estimatedRowCount: 9 });
    expect(footer()).toBe('1–5 of around 9');
    act(() => api.setPage(1));
    expect(footer()).toBe('6–10 of more than 10');
    act(() => api.setPageSize(10));
    await settlePage();
    expect(api.state.pagination.paginationModel).toEqual({ page: 0, pageSize: 10 });
    update({ ...unknown, estimatedRowCount: 9, rowCount: 12 });
    expect(footer()).toBe('1–10 of 12');
  },
);

claim(
  'a dataSource switches three modes to the server and caches its answers',
  {
    'data-grid/pagination': [
      'would cause a second request, even with `dataSource`',
      'A `dataSource` moves sorting, filtering, and pagination to the server: the grid calls your `getRows()` and caches its responses.',
    ],
  },
  async () => {
    const getRows = jest.fn(async ({ paginationModel }: { paginationModel?: object }) => {
      const { page, pageSize } = paginationModel as { page: number; pageSize: number };
      return { rows: rows.slice(page * pageSize, (page + 1) * pageSize), rowCount: 12 };
    });
    const { api } = mountGrid({
      columns,
      dataSource: { getRows },
      pageSizeOptions,
      initialState: start(0),
    } as never);
    const waitForIds = (ids: number[]) =>
      waitFor(() => expect(shownIds()).toEqual(ids.map(String)));
    const pages = [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ] as const;
    for (const page of [0, 1, 0, 1] as const) {
      act(() => api.setPage(page));
      await waitForIds([...pages[page]]);
    }
    expect(getRows).toHaveBeenCalledTimes(2);
    act(() => api.sortColumn('id', 'desc'));
    await waitForIds([...pages[0]]);
    const requested = getRows.mock.calls.map(([params]) => params.paginationModel);
    expect(requested.slice(2)).toEqual([
      { page: 1, pageSize: 5 },
      { page: 0, pageSize: 5 },
    ]);
    const items = [{ field: 'id', operator: 'equals', value: '12' }];
    act(() => api.setFilterModel({ items }));
    await waitFor(() => expect(getRows).toHaveBeenCalledTimes(5));
    await waitForIds([...pages[0]]);
    expect(getRows.mock.calls.at(-1)?.[0]).toMatchObject({
      sortModel: [{ field: 'id', sort: 'desc' }],
      filterModel: { items },
      paginationModel: { page: 0, pageSize: 5 },
    });
  },
);
