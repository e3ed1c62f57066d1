/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  GridDataSourceCacheDefault,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import FailingBranch from '../../../docs/data-grid/server-side-data/tree-data/FailingBranch';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

interface Entry {
  id: string;
  count: number;
}
const level: Record<string, Entry[]> = {
  '': [
    { id: 'a', count: 2 },
    { id: 'b', count: 1 },
    { id: 'c', count: 0 },
  ],
  a: [
    { id: 'a1', count: 1 },
    { id: 'a2', count: 0 },
  ],
  'a/a1': [{ id: 'a1x', count: 0 }],
  b: [{ id: 'b1', count: 0 }],
};

function makeSource(change: Partial<GridDataSource> = {}) {
  const requested: string[] = [];
  const state: { failing?: string } = {};
  const dataSource: GridDataSource = {
    getRows: async ({ groupKeys = [] }: GridGetRowsParams) => {
      const path = groupKeys.join('/');
      requested.push(path);
      if (path === state.failing) throw new Error('Out of order.');
      return { rows: level[path] ?? [] };
    },
    getGroupKey: (row) => row.id,
    getChildrenCount: (row) => row.count,
    ...change,
  };
  return { requested, state, dataSource };
}

async function mount(dataSource: GridDataSource, change: Partial<GridProps> = {}) {
  const grid = mountGrid(
    { treeData: true, columns: [{ field: 'count' }], dataSource, ...change },
    { plan: 'pro' },
  );
  await settle(20);
  return grid;
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-id="${id}"]`)!;
const toggle = async (id: string) => {
  fireEvent.click(within(rowOf(id)).getByRole('button', { hidden: true }));
  await settle(20);
};

claim(
  'children are requested when a row is expanded, by the keys above them',
  {
    'data-grid/server-side-data/tree-data': [
      "The grid loads the top level first, and then a row's children when the user opens the row.",
      'getRows | The children of the row at groupKeys, or the top level if groupKeys is empty',
      "getChildrenCount | The number of a row's children: 0 for none",
      'Rows have `aria-level`. Rows with children also have `aria-expanded`',
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    await mount(dataSource);
    expect(requested).toEqual(['']);
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    expect(rowOf('a')).toHaveTextContent('a (2)');
    expect(within(rowOf('c')).queryByRole('button', { hidden: true })).toBeNull();
    await toggle('a');
    await toggle('a1');
    expect(requested).toEqual(['', 'a', 'a/a1']);
    expect(shownIds()).toEqual(['a', 'a1', 'a1x', 'a2', 'b', 'c']);
    expect(rowOf('a1')).toHaveAttribute('aria-level', '2');
    expect(rowOf('a1')).toHaveAttribute('aria-expanded', 'true');
    expect(rowOf('c')).not.toHaveAttribute('aria-expanded');
  },
);

claim(
  'a cache with its own time needs a key that contains the branch',
  {
    'data-grid/server-side-data': [
      'In Pro and Premium, also pass `getKey: (params) => JSON.stringify(params)` if the server nests, groups, or totals the rows.',
      'Otherwise, requests for all branches share a key',
    ],
  },
  async () => {
    const ttl = 60_000;
    const shared = makeSource();
    const grid = await mount(shared.dataSource, {
      dataSourceCache: new GridDataSourceCacheDefault({ ttl }),
    });
    await toggle('b');
    expect(shared.requested).toEqual(['']);
    expect(shownIds()).not.toContain('b1');
    grid.unmount();
    const { requested, dataSource } = makeSource();
    const getKey = (params: GridGetRowsParams) => JSON.stringify(params);
    await mount(dataSource, {
      dataSourceCache: new GridDataSourceCacheDefault({ ttl, getKey }),
    });
    await toggle('b');
    expect(requested).toEqual(['', 'b']);
    expect(shownIds()).toEqual(['a', 'b', 'b1', 'c']);
    await toggle('b');
    await toggle('b');
    expect(requested).toEqual(['', 'b']);
  },
);

claim(
  'an unknown number is not shown, and any number can be hidden',
  {
    'data-grid/server-side-data/tree-data':
      "If `getChildrenCount` returns `-1` for a row, users can open the row, but the grid doesn't show how many children it has. To hide these counts in all rows, set `hideDescendantCount` in `groupingColDef`.",
  },
  async () => {
    const unknown = makeSource({ getChildrenCount: () => -1 });
    const grid = await mount(unknown.dataSource);
    expect(within(rowOf('a')).getByRole('button', { hidden: true })).toBeInTheDocument();
    expect(rowOf('a')).not.toHaveTextContent('(');
    grid.unmount();
    await mount(makeSource().dataSource, {
      groupingColDef: { hideDescendantCount: true },
    });
    expect(rowOf('a')).not.toHaveTextContent('(2)');
  },
);

for (const name of ['getGroupKey', 'getChildrenCount'] as const)
  claim(
    `${name} is needed`,
    {
      'data-grid/server-side-data/tree-data':
        'The grid throws an error if `getGroupKey` or `getChildrenCount` is missing.',
    },
    async () => {
      const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
      const onDataSourceError = jest.fn();
      const { dataSource } = makeSource({ [name]: undefined });
      let thrown = '';
      try {
        await mount(dataSource, { onDataSourceError });
        thrown = onDataSourceError.mock.calls[0]?.[0].message;
      } catch (error) {
        thrown = (error as Error).message;
      }
      expect(thrown).toContain(`No \`${name}\``);
      quiet.mockRestore();
    },
  );

claim(
  'branches can be expanded initially, each with its request',
  {
    'data-grid/server-side-data/tree-data':
      '`defaultGroupingExpansionDepth` opens whole levels, or all of them with `-1`. To decide for each row, use `isGroupExpandedByDefault`. The grid sends one request for each open branch.',
  },
  async () => {
    const all = makeSource();
    const grid = await mount(all.dataSource, { defaultGroupingExpansionDepth: -1 });
    expect(all.requested).toEqual(['', 'a', 'b', 'a/a1']);
    grid.unmount();
    const one = makeSource();
    await mount(one.dataSource, { isGroupExpandedByDefault: ({ id }) => id === 'b' });
    expect(one.requested).toEqual(['', 'b']);
  },
);

claim(
  'sorting loads the top level again and expands nothing',
  {
    'data-grid/server-side-data/tree-data':
      'When the sort order or the filter changes, the grid reloads the top level. Only the branches that are open initially are reopened.',
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const { api } = await mount(dataSource);
    await toggle('a');
    requested.length = 0;
    act(() => api.sortColumn('count', 'asc'));
    await settle(20);
    expect(requested).toEqual(['']);
    expect(shownIds()).toEqual(['a', 'b', 'c']);
  },
);

claim(
  'a failed branch stays collapsed, and expanding it tries again',
  {
    'data-grid/server-side-data/tree-data': [
      'If a request for a branch fails, the branch stays closed and shows a red dot',
      "The rest of the tree doesn't change. To try again, users can open the branch once more",
      "`onDataSourceError` receives the branch's path in `params.groupKeys`.",
    ],
  },
  async () => {
    const { state, dataSource } = makeSource();
    const onDataSourceError = jest.fn();
    await mount(dataSource, { onDataSourceError });
    state.failing = 'a';
    await toggle('a');
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    expect(onDataSourceError.mock.calls[0][0].params.groupKeys).toEqual(['a']);
    const dot = () => rowOf('a').querySelector('.MuiBadge-badge')!;
    expect(dot()).not.toHaveClass('MuiBadge-invisible');
    state.failing = undefined;
    await toggle('a');
    expect(shownIds()).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    expect(dot()).toHaveClass('MuiBadge-invisible');
  },
);

claim(
  'branches are refreshed one by one',
  {
    'data-grid/server-side-data/tree-data': [
      'fetchRows(id) reloads the children of one row. fetchRows() without an id reloads the top level. Open branches stay open unless you pass keepChildrenExpanded: false.',
      'Call `apiRef.current.dataSource.cache.clear()` before you refresh one branch.',
    ],
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const { api } = await mount(dataSource);
    const { fetchRows, cache } = api.dataSource;
    await toggle('a');
    requested.length = 0;
    const refresh = async () => {
      await act(() => fetchRows('a', { skipCache: true }));
      await settle(20);
    };
    await refresh();
    expect(requested).toEqual([]);
    cache.clear();
    await refresh();
    expect(requested).toEqual(['a']);
    await act(() => fetchRows(undefined, { skipCache: true }));
    expect(shownIds()).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    await act(() => fetchRows(undefined, { keepChildrenExpanded: false }));
    expect(shownIds()).toEqual(['a', 'b', 'c']);
  },
);

claim(
  'revalidation also refreshes expanded branches',
  {
    'data-grid/server-side-data/tree-data':
      'With `dataSourceRevalidateMs`, the grid also refreshes branches that are open.',
  },
  async () => {
    const { requested, dataSource } = makeSource();
    await mount(dataSource, { dataSourceCache: null, dataSourceRevalidateMs: 60 });
    await toggle('a');
    requested.length = 0;
    await waitFor(() => expect(requested).toEqual(expect.arrayContaining(['', 'a'])));
  },
);

claim(
  'getTreeDataPath has no effect',
  {
    'data-grid/server-side-data/tree-data':
      '`getTreeDataPath` has no effect with a data source.',
  },
  async () => {
    const getTreeDataPath = jest.fn(() => ['wrong']);
    await mount(makeSource().dataSource, { getTreeDataPath });
    expect(getTreeDataPath).not.toHaveBeenCalled();
  },
);

claim(
  'collapsing a branch removes its rows, and reopening it loads them again',
  {
    'data-grid/server-side-data/tree-data':
      "When users close a branch with its button, the grid removes the branch's rows. When they use the keyboard, the grid only hides the rows. In both cases, reopening the branch loads the rows again, from the cache or the server.",
  },
  async () => {
    const { dataSource, requested } = makeSource();
    const { api } = await mount(dataSource, { dataSourceCache: null });
    await toggle('a');
    expect(api.getRow('a1')).not.toBeNull();
    await toggle('a');
    expect(api.getRow('a1')).toBeNull();
    await toggle('a');
    const cell = rowOf('a').querySelector('[data-field^="__tree"]')!;
    await act(async () => fireEvent.keyDown(cell, { key: 'Enter' }));
    expect(rowOf('a')).toHaveAttribute('aria-expanded', 'false');
    expect(api.getRow('a1')).not.toBeNull();
    expect(requested).toEqual(['', 'a', 'a']);
    await toggle('a');
    expect(requested).toEqual(['', 'a', 'a', 'a']);
  },
);

claim(
  'code can set that a row is loading or has failed',
  {
    'data-grid/server-side-data/tree-data':
      '`setChildrenLoading(id, true)` and `setChildrenFetchError(id, error)` of `apiRef.current.dataSource` show the spinner or the red dot in a row',
  },
  async () => {
    const { dataSource } = makeSource();
    const { api } = await mount(dataSource);
    const { setChildrenLoading, setChildrenFetchError } = api.dataSource as never as {
      setChildrenLoading: (id: string, loading: boolean) => void;
      setChildrenFetchError: (id: string, error: Error | null) => void;
    };
    act(() => setChildrenLoading('a', true));
    expect(
      within(rowOf('a')).getByRole('progressbar', { hidden: true }),
    ).toBeInTheDocument();
    act(() => setChildrenLoading('a', false));
    act(() => setChildrenFetchError('a', new Error('Locked.')));
    expect(rowOf('a').querySelector('.MuiBadge-badge')).not.toHaveClass(
      'MuiBadge-invisible',
    );
  },
);

claim(
  'Space on a cell of the tree column expands the row',
  {
    'data-grid/server-side-data/tree-data':
      'To open or close a branch with the keyboard, users press Space or Enter on a cell in the tree column.',
  },
  async () => {
    const { requested, dataSource } = makeSource();
    const { api } = await mount(dataSource);
    act(() => api.setCellFocus('a', '__tree_data_group__'));
    const cell = rowOf('a').querySelector('[data-field="__tree_data_group__"]')!;
    fireEvent.keyDown(cell, { key: ' ' });
    await settle(20);
    expect(requested).toEqual(['', 'a']);
  },
);

claim(
  'the demo shows which branch has failed, and loads it',
  {
    'data-grid/server-side-data/tree-data': [
      "or you can call fetchRows() with the id of the branch's row",
      'Announce errors as the demo does',
    ],
  },
  async () => {
    render(<FailingBranch />);
    await waitFor(() => expect(shownIds().length).toBe(5));
    const [first = ''] = shownIds();
    fireEvent.click(within(rowOf(first)).getByRole('button', { hidden: true }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Frame'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownIds().length).toBe(9));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
