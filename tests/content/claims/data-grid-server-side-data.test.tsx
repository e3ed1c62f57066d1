/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import {
  GridGetRowsError,
  GridUpdateRowError,
  GridDataSourceCacheDefault,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  cellOf,
  inputOf,
  mountGrid,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const table = Array.from({ length: 9 }, (_, id) => ({ id, name: `Row ${id}` }));
const columns = [{ field: 'name', editable: true, width: 120 }];
const PAGE = { pagination: { paginationModel: { pageSize: 3 } } };

/** A source over the table, with the parameters of its requests. */
function makeSource(change: Partial<GridDataSource> = {}) {
  const requested: GridGetRowsParams[] = [];
  const dataSource: GridDataSource = {
    getRows: async (params) => {
      requested.push(params);
      const rows = table.slice(Number(params.start), params.end + 1);
      return { rows, rowCount: table.length };
    },
    ...change,
  };
  return { requested, dataSource };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const mount = (props: Partial<GridProps>) =>
  mountGrid({ columns, initialState: PAGE, pageSizeOptions: [3], ...props });

const goTo = async ({ api }: ReturnType<typeof mountGrid>, page: number) => {
  act(() => api.setPage(page));
  await run(20);
};

claim(
  'the grid sends requests initially and for each new model',
  {
    'data-grid/server-side-data': [
      "The grid calls the data source's `getRows` function whenever it needs rows that aren't in the cache: when it mounts, and when the user changes the page, the sort order, or the filter.",
      'start, end | Indices of the first and last rows, both inclusive',
      'Return the total as `rowCount` so that the footer can count the pages.',
      'The grid no longer sorts or filters',
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const grid = mount({ dataSource });
    await run();
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({
      start: 0,
      end: 2,
      paginationModel: { page: 0, pageSize: 3 },
      sortModel: [],
      filterModel: { items: [] },
    });
    expect(shownIds()).toEqual(['0', '1', '2']);
    expect(screen.getByText('1–3 of 9')).toBeInTheDocument();
    await goTo(grid, 1);
    expect(requested[1]).toMatchObject({ start: 3, end: 5 });
    act(() => grid.api.sortColumn('name', 'desc'));
    await run(20);
    expect(requested.at(-1)).toMatchObject({
      sortModel: [{ field: 'name', sort: 'desc' }],
    });
    const condition = { field: 'name', operator: 'contains', value: '7' };
    act(() => grid.api.setFilterModel({ items: [condition] }));
    await run(20);
    expect(requested.at(-1)).toMatchObject({ filterModel: { items: [condition] } });
    // It neither sorts nor filters received rows.
    expect(shownIds()).toEqual(['0', '1', '2']);
  },
);

claim(
  'an answer is cached for five minutes, for another time, or not at all',
  { 'data-grid/server-side-data': 'The grid caches each page for five minutes.' },
  async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const cache = new GridDataSourceCacheDefault({});
    const key = { start: 0, end: 2, sortModel: [], filterModel: { items: [] } };
    cache.set(key, { rows: [] });
    now.mockReturnValue(300_000);
    expect(cache.get(key)).toEqual({ rows: [] });
    now.mockReturnValue(300_001);
    expect(cache.get(key)).toBeUndefined();
    now.mockRestore();

    for (const [dataSourceCache, requests] of [
      [undefined, 2],
      [null, 3],
    ] as const) {
      const { requested, dataSource } = makeSource();
      const grid = mount({ dataSource, dataSourceCache });
      await run();
      await goTo(grid, 1);
      await goTo(grid, 0);
      expect(requested).toHaveLength(requests);
      grid.unmount();
    }
  },
);

claim(
  'another source clears the cache, and skipCache sends a request anyway',
  {
    'data-grid/server-side-data': [
      'A new object makes the grid clear its cache and request the rows again.',
      'call `fetchRows(undefined, { skipCache: true })`',
    ],
  },
  async () => {
    const first = makeSource();
    const second = makeSource();
    const grid = mount({ dataSource: first.dataSource });
    await run();
    await act(() => grid.api.dataSource.fetchRows());
    expect(first.requested).toHaveLength(1);
    await act(() => grid.api.dataSource.fetchRows(undefined, { skipCache: true }));
    expect(first.requested).toHaveLength(2);
    grid.update({ dataSource: second.dataSource });
    await run();
    expect(second.requested).toHaveLength(1);
  },
);

claim(
  'after an error the grid is empty, and the callback gets the reason',
  {
    'data-grid/server-side-data': [
      'If `getRows` throws or rejects for a page, the grid becomes empty and calls `onDataSourceError`.',
      'To let them try again, call `apiRef.current.dataSource.fetchRows()`.',
      "The error contains the request's parameters in `params` and the original error in `cause`.",
      'Otherwise, it is a `GridGetRowsError`.',
    ],
  },
  async () => {
    const cause = new Error('The server is down.');
    const onDataSourceError = jest.fn();
    const { dataSource } = makeSource();
    let fails = false;
    const source: GridDataSource = {
      getRows: (params) => (fails ? Promise.reject(cause) : dataSource.getRows(params)),
    };
    const grid = mount({ dataSource: source, onDataSourceError });
    await run();
    fails = true;
    await goTo(grid, 1);
    expect(shownIds()).toEqual([]);
    const [error] = onDataSourceError.mock.calls[0] as [GridGetRowsError];
    expect(error).toBeInstanceOf(GridGetRowsError);
    expect([error.message, error.cause, error.params.start]).toEqual([
      'The server is down.',
      cause,
      3,
    ]);
    fails = false;
    await act(() => grid.api.dataSource.fetchRows());
    expect(shownIds()).toEqual(['3', '4', '5']);
  },
);

claim(
  'an answer that arrives after that of a later request is dropped',
  {
    'data-grid/server-side-data':
      "If the grid sends another page request before a response arrives, the grid doesn't show that response.",
  },
  async () => {
    const answers: (() => void)[] = [];
    const { dataSource } = makeSource();
    const slow: GridDataSource = {
      getRows: async (params) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return dataSource.getRows(params);
      },
    };
    const grid = mount({ dataSource: slow });
    await goTo(grid, 1);
    expect(answers).toHaveLength(2);
    answers[1]!();
    await run();
    answers[0]!();
    await run();
    expect(shownIds()).toEqual(['3', '4', '5']);
  },
);

claim(
  'without a total, hasNextPage enables the next page',
  {
    'data-grid/server-side-data':
      "If the server doesn't know the total, return `pageInfo: { hasNextPage }` and set `rowCount={-1}`.",
  },
  async () => {
    const dataSource: GridDataSource = {
      getRows: async () => ({ rows: table.slice(0, 3), pageInfo: { hasNextPage: true } }),
    };
    mount({ dataSource, rowCount: -1 });
    await run();
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
  },
);

claim(
  'revalidation repeats an expired request without a loading indicator',
  {
    'data-grid/server-side-data': [
      'at this interval, it checks whether the cached response of the current page has expired, and if so, repeats the request',
      'While the grid polls, users see no loading indicator',
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const cache = (ttl: number) => new GridDataSourceCacheDefault({ ttl });
    const first = mount({
      dataSource,
      dataSourceCache: cache(1),
      dataSourceRevalidateMs: 60,
    });
    await waitFor(() => expect(requested.length).toBeGreaterThan(1));
    expect(document.querySelector('[role="progressbar"]')).toBeNull();
    first.unmount();
    requested.length = 0;
    mount({ dataSource, dataSourceCache: cache(10_000), dataSourceRevalidateMs: 60 });
    await run(200);
    expect(requested).toHaveLength(1);
  },
);

claim(
  'updateRow replaces processRowUpdate; its result is shown',
  {
    'data-grid/server-side-data': [
      'The grid calls this function when the user has finished editing, and then shows the row that the function returns.',
      'A saved change clears the cache',
      "If the data source has an `updateRow` function, the grid doesn't call `processRowUpdate` for edits.",
    ],
  },
  async () => {
    const updateRow = jest.fn(async ({ updatedRow }) => ({
      ...updatedRow,
      name: updatedRow.name.toUpperCase(),
    }));
    const processRowUpdate = jest.fn();
    const { requested, dataSource } = makeSource({ updateRow });
    const grid = mount({ dataSource, processRowUpdate });
    await run();
    act(() => grid.api.startCellEditMode({ id: 1, field: 'name' }));
    fireEvent.change(inputOf(1, 'name'), { target: { value: 'new' } });
    await run(300);
    act(() => grid.api.stopCellEditMode({ id: 1, field: 'name' }));
    await run();
    expect(updateRow).toHaveBeenCalledWith({
      rowId: 1,
      updatedRow: { id: 1, name: 'new' },
      previousRow: { id: 1, name: 'Row 1' },
    });
    expect(cellOf(1, 'name')).toHaveTextContent('NEW');
    expect(processRowUpdate).not.toHaveBeenCalled();
    // The cache is empty now.
    await act(() => grid.api.dataSource.fetchRows());
    expect(requested).toHaveLength(2);
  },
);

claim(
  'a rejected edit stays open, and the callback receives the reason',
  {
    'data-grid/server-side-data':
      'If the function rejects, the cell stays in edit mode, and `onDataSourceError` receives the error.',
  },
  async () => {
    const onDataSourceError = jest.fn();
    const { dataSource } = makeSource({
      updateRow: async () => Promise.reject(new Error('Too many.')),
    });
    const grid = mount({ dataSource, onDataSourceError });
    await run();
    act(() => grid.api.startCellEditMode({ id: 1, field: 'name' }));
    fireEvent.change(inputOf(1, 'name'), { target: { value: 'new' } });
    await run(300);
    act(() => grid.api.stopCellEditMode({ id: 1, field: 'name' }));
    await run();
    expect(inputOf(1, 'name')).toHaveValue('new');
    const [error] = onDataSourceError.mock.calls[0] as [GridUpdateRowError];
    expect(error).toBeInstanceOf(GridUpdateRowError);
    expect(error.message).toBe('Too many.');
  },
);

claim(
  'pages of other sizes come from the cache if they consist of its chunks',
  {
    'data-grid/server-side-data':
      'The grid caches responses in chunks of the smallest page size. Make all `pageSizeOptions` multiples of the smallest',
  },
  async () => {
    for (const [pageSizeOptions, requests] of [
      [[3, 6], 1],
      [[3, 5], 2],
    ] as const) {
      const { requested, dataSource } = makeSource();
      const pageSize = pageSizeOptions[1];
      const { api, unmount } = mount({
        dataSource,
        pageSizeOptions: [...pageSizeOptions],
        initialState: { pagination: { paginationModel: { pageSize } } },
      });
      await run();
      act(() => api.setPaginationModel({ page: 1, pageSize: 3 }));
      await run(20);
      expect(requested).toHaveLength(requests);
      expect(shownIds()).toEqual(['3', '4', '5']);
      unmount();
    }
  },
);

claim(
  'another source receives a request for the current page',
  { 'data-grid/server-side-data': 'The grid stays on the current page.' },
  async () => {
    const grid = mount({ dataSource: makeSource().dataSource });
    await run();
    await goTo(grid, 1);
    const other = makeSource();
    grid.update({ dataSource: other.dataSource });
    await run();
    expect(other.requested[0]).toMatchObject({ start: 3, end: 5 });
  },
);

claim(
  'a cache of your own is cleared on mount, for a new source and after an edit',
  {
    'data-grid/server-side-data':
      'The grid calls `clear` when it mounts, when the data source changes, and after a saved edit.',
  },
  async () => {
    const clear = jest.fn();
    const dataSourceCache = { get: () => undefined, set: () => {}, clear };
    const updateRow: GridDataSource['updateRow'] = async ({ updatedRow }) => updatedRow;
    const grid = mount({ dataSource: makeSource().dataSource, dataSourceCache });
    await run();
    expect(clear).toHaveBeenCalledTimes(1);
    grid.update({ dataSource: makeSource({ updateRow }).dataSource, dataSourceCache });
    await run();
    expect(clear).toHaveBeenCalledTimes(2);
    act(() => grid.api.startCellEditMode({ id: 1, field: 'name' }));
    fireEvent.change(inputOf(1, 'name'), { target: { value: 'new' } });
    await run(300);
    act(() => grid.api.stopCellEditMode({ id: 1, field: 'name' }));
    await run();
    expect(clear).toHaveBeenCalledTimes(3);
  },
);
