/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, screen } from '@testing-library/react';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { mountGrid, settle, type GridProps } from '../../support/components/mountGrid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

class IdleIntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: IdleIntersectionObserver });

const table = Array.from({ length: 30 }, (_, id) => ({ id, name: `Row ${id}` }));
const columns = [{ field: 'name' }];

/**
 * Delays requests after the first block: jsdom has no heights, so all rows are visible.
 */
function makeSource(rowCount?: number) {
  const requested: GridGetRowsParams[] = [];
  const state = { fails: false, holds: true };
  const dataSource: GridDataSource = {
    getRows: async (params) => {
      requested.push(params);
      if (state.holds && params.start !== 0) await new Promise(() => {});
      if (state.fails) throw new Error('Down.');
      return { rows: table.slice(Number(params.start), params.end + 1), rowCount };
    },
  };
  return { requested, state, dataSource };
}

const ranges = (requested: GridGetRowsParams[]) =>
  requested.map(({ start, end }) => [start, end]);

async function mount(dataSource: GridDataSource, change: Partial<GridProps> = {}) {
  const grid = mountGrid(
    {
      columns,
      dataSource,
      lazyLoading: true,
      initialState: { pagination: { paginationModel: { pageSize: 5 } } },
      ...change,
    },
    { plan: 'pro' },
  );
  await settle(20);
  return grid;
}

type Grid = Awaited<ReturnType<typeof mount>>;

/** Simulates scrolling: other rows are in the DOM. */
const scrollTo = async ({ api }: Grid, firstRowIndex: number, lastRowIndex: number) => {
  const context = {
    firstRowIndex,
    lastRowIndex,
    firstColumnIndex: 0,
    lastColumnIndex: 1,
  };
  act(() => api.publishEvent('renderedRowsIntervalChange', context));
  await settle(50);
};

const typesOf = ({ api }: Grid) =>
  api.state.rows.tree.auto_generated_root_id ??
  Object.values(api.state.rows.tree).find(({ depth }) => depth === -1);
const childrenOf = (grid: Grid) => {
  const root = typesOf(grid) as { children: (number | string)[] };
  return root.children.map((id) => grid.api.state.rows.tree[id]!.type);
};
const isLoading = ({ api }: Grid) => api.state.rows.loading;

claim(
  'with a total, placeholders fill the list, and blocks are loaded near the viewport',
  {
    'data-grid/server-side-data/lazy-loading': [
      'With rowCount | Reflects the full list | When users scroll to a placeholder, anywhere in the list |',
      'The grid requests whole blocks of rows.',
      "The grid doesn't request a loaded block again",
      'If you return rowCount, screen readers announce the number of rows in the whole list.',
    ],
  },
  async () => {
    const { requested, state, dataSource } = makeSource(30);
    const grid = await mount(dataSource, { lazyLoadingRequestThrottleMs: 0 });
    expect(ranges(requested)[0]).toEqual([0, 4]);
    expect(childrenOf(grid)).toHaveLength(30);
    expect(childrenOf(grid)).toContain('skeletonRow');
    // 30 rows and the header.
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '31');
    state.holds = false;
    requested.length = 0;
    await scrollTo(grid, 21, 24);
    expect(ranges(requested)).toEqual([[20, 24]]);
    // Loaded blocks are not requested again.
    requested.length = 0;
    await scrollTo(grid, 20, 24);
    expect(ranges(requested)).toEqual([]);
  },
);

claim(
  'without a total, the next block follows at the end, until the total is known',
  {
    'data-grid/server-side-data/lazy-loading':
      'Without rowCount, or with -1 | Reflects the rows loaded so far | When users get near the last loaded row |',
  },
  async () => {
    const requested: GridGetRowsParams[] = [];
    const dataSource: GridDataSource = {
      getRows: async (params) => {
        requested.push(params);
        const rows = table.slice(Number(params.start), params.end + 1);
        return params.end >= 29 ? { rows, rowCount: 30 } : { rows };
      },
    };
    const grid = await mount(dataSource);
    expect(childrenOf(grid)).toHaveLength(5);
    expect(childrenOf(grid)).not.toContain('skeletonRow');
    act(() => grid.api.publishEvent('rowsScrollEndIntersection'));
    await settle(20);
    expect(ranges(requested)).toEqual([
      [0, 4],
      [5, 9],
    ]);
    expect(childrenOf(grid)).toHaveLength(10);
  },
);

claim(
  'sorting loads the first block again',
  {
    'data-grid/server-side-data/lazy-loading':
      'When the sort order or a filter changes, the grid scrolls to the top and loads the first block.',
  },
  async () => {
    const { requested, dataSource } = makeSource(30);
    const grid = await mount(dataSource);
    await scrollTo(grid, 20, 24);
    requested.length = 0;
    act(() => grid.api.sortColumn('name', 'desc'));
    await settle(20);
    expect(requested[0]).toMatchObject({
      start: 0,
      end: 4,
      sortModel: [{ field: 'name' }],
    });
  },
);

claim(
  'after an error rows stay; the request can be retried with its parameters',
  {
    'data-grid/server-side-data/lazy-loading':
      "Rows that are already loaded remain when a request fails. onDataSourceError receives an error that contains the request's parameters. To repeat the request, pass these parameters to fetchRows().",
  },
  async () => {
    const { requested, state, dataSource } = makeSource(30);
    const onDataSourceError = jest.fn();
    const grid = await mount(dataSource, {
      onDataSourceError,
      lazyLoadingRequestThrottleMs: 0,
    });
    state.holds = false;
    state.fails = true;
    await scrollTo(grid, 21, 24);
    const [error] = onDataSourceError.mock.calls[0];
    expect(error.params).toMatchObject({ start: 20, end: 24 });
    expect(grid.api.getRow(0)).toEqual(table[0]);
    expect(grid.api.getRow(20)).toBeNull();
    state.fails = false;
    requested.length = 0;
    await act(() => grid.api.dataSource.fetchRows(undefined, error.params));
    expect(ranges(requested)).toEqual([[20, 24]]);
    expect(grid.api.getRow(20)).toEqual(table[20]);
  },
);

claim(
  'the loading indicator stays after an error, until it is reset',
  {
    'data-grid/server-side-data/lazy-loading':
      "An error doesn't clear the grid's loading state. Call setLoading(false) yourself",
  },
  async () => {
    const { state, dataSource } = makeSource(30);
    const grid = await mount(dataSource, { onDataSourceError: () => {} });
    expect(isLoading(grid)).toBe(false);
    state.fails = true;
    act(() => grid.api.sortColumn('name', 'desc'));
    await settle(20);
    expect(isLoading(grid)).toBe(true);
    act(() => grid.api.setLoading(false));
    expect(isLoading(grid)).toBe(false);
  },
);

claim(
  'a row that is contained in two blocks is shown once',
  {
    'data-grid/server-side-data/lazy-loading':
      'a row may appear in two blocks. The grid then shows it once, at its new position.',
  },
  async () => {
    const { state, dataSource } = makeSource(30);
    const grid = await mount(
      {
        getRows: async (params) => {
          const answer = await dataSource.getRows(params);
          return params.start === 20
            ? { ...answer, rows: [table[1]!, table[21]!] }
            : answer;
        },
      },
      { lazyLoadingRequestThrottleMs: 0 },
    );
    state.holds = false;
    await scrollTo(grid, 21, 22);
    const root = typesOf(grid) as { children: (number | string)[] };
    expect(root.children.filter((id) => id === 1)).toHaveLength(1);
    expect(root.children.indexOf(1)).toBe(20);
  },
);

claim(
  '"Select all" and rows that are not loaded yet',
  {
    'data-grid/server-side-data/lazy-loading':
      "the **Select all rows** checkbox sets a selection model of type exclude, which includes rows that aren't loaded yet.",
  },
  async () => {
    const { dataSource } = makeSource(30);
    const { api } = await mount(dataSource, { checkboxSelection: true });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await settle(20);
    const { type, ids } = api.state.rowSelection;
    expect([type, ids.size]).toEqual(['exclude', 0]);
  },
);

claim(
  'defaults of lazy loading',
  {
    'data-grid/server-side-data/lazy-loading': [
      "The pagination model's pageSize is the size of a block, 100 by default.",
      'The grid requests the next block when users scroll to within scrollEndThreshold of the end, 80 px by default.',
      'the grid sends at most one request per lazyLoadingRequestThrottleMs, 500 ms by default.',
    ],
  },
  async () => {
    expect(defaultOf('DataGridPro', 'lazyLoadingRequestThrottleMs')).toBe('500');
    expect(defaultOf('DataGridPro', 'scrollEndThreshold')).toBe('80');
    const { requested, dataSource } = makeSource(30);
    await mount(dataSource, { initialState: {} });
    expect(requested[0]!.end).toBe(99);
  },
);

claim(
  'only a list with a total looks for changes',
  {
    'data-grid/server-side-data/lazy-loading':
      'If you return `rowCount`, set `dataSourceRevalidateMs` to check the rows in view for changes at regular intervals.',
  },
  async () => {
    const countRequests = async (rowCount?: number) => {
      const { requested, dataSource } = makeSource(rowCount);
      const { unmount } = await mount(dataSource, {
        dataSourceCache: null,
        dataSourceRevalidateMs: 30,
        initialState: { pagination: { paginationModel: { pageSize: 30 } } },
      });
      await settle(200);
      unmount();
      return requested.length;
    };
    expect(await countRequests(30)).toBeGreaterThan(1);
    expect(await countRequests()).toBe(1);
  },
);
