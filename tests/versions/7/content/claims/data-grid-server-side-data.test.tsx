/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
import '../../support/restResponse';
import {
  GridDataSourceCacheDefault,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { act, fireEvent, render, screen } from '@testing-library/react';
import CancelOldRequests from '../../../docs/data-grid/server-side-data/CancelOldRequests';
import SaveEdits from '../../../docs/data-grid/server-side-data/SaveEdits';
import {
  cellOf,
  inputOf,
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/mountGrid';

const table = Array.from({ length: 9 }, (_, id) => ({ id, name: `Row ${id}` }));
const columns = [{ field: 'name', editable: true, width: 120 }];
const PAGE = { pagination: { paginationModel: { pageSize: 3 } } };

/** A source over the table, with the parameters of its requests. */
function makeSource(change: Partial<GridDataSource> = {}) {
  const asked: GridGetRowsParams[] = [];
  const dataSource: GridDataSource = {
    getRows: async (params) => {
      asked.push(params);
      const rows = table.slice(Number(params.start), params.end + 1);
      return { rows, rowCount: table.length };
    },
    ...change,
  };
  return { asked, dataSource };
}

const mount = (props: Partial<GridProps>) =>
  mountGrid(
    { columns, pagination: true, initialState: PAGE, pageSizeOptions: [3], ...props },
    { plan: 'pro' },
  );

const goTo = async ({ api }: ReturnType<typeof mountGrid>, page: number) => {
  act(() => api.setPage(page));
  await settle(20);
};

test('the grid asks at the start and when page, sort order or filter change', async () => {
  const { asked, dataSource } = makeSource();
  const grid = mount({ unstable_dataSource: dataSource });
  await settle();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    start: 0,
    end: 2,
    paginationModel: { page: 0, pageSize: 3 },
    sortModel: [],
    filterModel: { items: [] },
  });
  expect(shownIds()).toEqual(['0', '1', '2']);
  expect(screen.getByText('1–3 of 9')).toBeInTheDocument();
  await goTo(grid, 1);
  expect(asked[1]).toMatchObject({ start: 3, end: 5 });
  act(() => grid.api.sortColumn('name', 'desc'));
  await settle(20);
  expect(asked.at(-1)).toMatchObject({ sortModel: [{ field: 'name', sort: 'desc' }] });
  const condition = { field: 'name', operator: 'contains', value: '7' };
  act(() => grid.api.setFilterModel({ items: [condition] }));
  await settle(20);
  expect(asked.at(-1)).toMatchObject({ filterModel: { items: [condition] } });
  // It neither sorts nor filters what has arrived, and stays on the page.
  expect(shownIds()).toEqual(['3', '4', '5']);
});

test('an answer is kept for five minutes, for another time, or not at all', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const cache = new GridDataSourceCacheDefault({});
  const key = {
    start: 0,
    end: 2,
    sortModel: [],
    filterModel: { items: [] },
    paginationModel: { page: 0, pageSize: 3 },
  };
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
    const { asked, dataSource } = makeSource();
    const grid = mount({
      unstable_dataSource: dataSource,
      unstable_dataSourceCache: dataSourceCache,
    });
    await settle();
    await goTo(grid, 1);
    await goTo(grid, 0);
    expect(asked).toHaveLength(requests);
    grid.unmount();
  }
});

test('another source empties the cache, and so does clear()', async () => {
  const first = makeSource();
  const second = makeSource();
  const grid = mount({ unstable_dataSource: first.dataSource });
  await settle();
  await act(async () => grid.api.unstable_dataSource.fetchRows());
  expect(first.asked).toHaveLength(1);
  await act(async () => {
    grid.api.unstable_dataSource.cache.clear();
    grid.api.unstable_dataSource.fetchRows();
  });
  expect(first.asked).toHaveLength(2);
  grid.update({ unstable_dataSource: second.dataSource });
  await settle();
  expect(second.asked).toHaveLength(1);
});

test('after an error the grid is empty, and the callback gets error and parameters', async () => {
  const cause = new Error('The server is down.');
  const onDataSourceError = jest.fn();
  const { dataSource } = makeSource();
  let fails = false;
  const source: GridDataSource = {
    getRows: (params) => (fails ? Promise.reject(cause) : dataSource.getRows(params)),
  };
  const grid = mount({
    unstable_dataSource: source,
    unstable_onDataSourceError: onDataSourceError,
  });
  await settle();
  fails = true;
  await goTo(grid, 1);
  expect(shownIds()).toEqual([]);
  const [error, params] = onDataSourceError.mock.calls[0] as [Error, GridGetRowsParams];
  expect([error, params.start]).toEqual([cause, 3]);
  fails = false;
  await act(async () => grid.api.unstable_dataSource.fetchRows());
  expect(shownIds()).toEqual(['3', '4', '5']);
});

test('an answer that comes after that of a later request replaces it', async () => {
  const answers: (() => void)[] = [];
  const { dataSource } = makeSource();
  const slow: GridDataSource = {
    getRows: async (params) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return dataSource.getRows(params);
    },
  };
  const grid = mount({ unstable_dataSource: slow });
  await goTo(grid, 1);
  expect(answers).toHaveLength(2);
  answers[1]!();
  await settle();
  expect(shownIds()).toEqual(['3', '4', '5']);
  answers[0]!();
  await settle();
  expect(shownIds()).toEqual(['0', '1', '2']);
});

test('for a page in the cache the grid asks nobody', async () => {
  const { asked, dataSource } = makeSource();
  const grid = mount({ unstable_dataSource: dataSource });
  await settle();
  await goTo(grid, 1);
  await goTo(grid, 0);
  expect(asked).toHaveLength(2);
});

test('a canceled request never gets an answer, and the last one counts', async () => {
  render(<CancelOldRequests />);
  await act(() => settle(2000));
  const next = () => screen.getByRole('button', { name: 'Go to next page' });
  fireEvent.click(next());
  await act(() => settle(100));
  fireEvent.click(next());
  await act(() => settle(100));
  expect(screen.getByRole('status')).toHaveTextContent('Canceled requests: 1');
  await act(() => settle(2000));
  expect(shownIds()[0]).toBe('9');
});

test('resetPageOnSortFilter goes back to the first page', async () => {
  const { asked, dataSource } = makeSource();
  const grid = mount({ unstable_dataSource: dataSource, resetPageOnSortFilter: true });
  await settle();
  await goTo(grid, 1);
  act(() => grid.api.sortColumn('name', 'desc'));
  await settle(20);
  expect(asked.at(-1)).toMatchObject({ start: 0 });
});

test('a saved row is shown, and a refused one keeps its editor open', async () => {
  render(<SaveEdits />);
  await act(() => settle(1500));
  const edit = async (value: string) => {
    if (!cellOf(1, 'packets').querySelector('input'))
      fireEvent.doubleClick(cellOf(1, 'packets'));
    fireEvent.change(inputOf(1, 'packets'), { target: { value } });
    await act(() => settle(300));
    fireEvent.keyDown(inputOf(1, 'packets'), { key: 'Enter' });
    await act(() => settle(1500));
  };
  await edit('120');
  expect(screen.getByRole('alert')).toHaveTextContent('at most 100 packets');
  expect(inputOf(1, 'packets')).toHaveValue(120);
  await edit('12');
  expect(cellOf(1, 'packets')).toHaveTextContent('12');
});

test('the grid saves with processRowUpdate, not with updateRow', async () => {
  const updateRow = jest.fn();
  const processRowUpdate = jest.fn(async (row: { id: number; name: string }) => ({
    ...row,
    name: row.name.toUpperCase(),
  }));
  const { dataSource } = makeSource({ updateRow });
  const grid = mount({ unstable_dataSource: dataSource, processRowUpdate });
  await settle();
  act(() => grid.api.startCellEditMode({ id: 1, field: 'name' }));
  fireEvent.change(inputOf(1, 'name'), { target: { value: 'new' } });
  await settle(300);
  act(() => grid.api.stopCellEditMode({ id: 1, field: 'name' }));
  await settle(20);
  expect(cellOf(1, 'name')).toHaveTextContent('NEW');
  expect(updateRow).not.toHaveBeenCalled();
});

test('a page of another size is another request', async () => {
  const { asked, dataSource } = makeSource();
  const { api } = mount({
    unstable_dataSource: dataSource,
    pageSizeOptions: [3, 6],
    initialState: { pagination: { paginationModel: { pageSize: 6 } } },
  });
  await settle();
  act(() => api.setPaginationModel({ page: 1, pageSize: 3 }));
  await settle(20);
  expect(asked).toHaveLength(2);
});

test('another source is asked for the current page', async () => {
  const grid = mount({ unstable_dataSource: makeSource().dataSource });
  await settle();
  await goTo(grid, 1);
  const other = makeSource();
  grid.update({ unstable_dataSource: other.dataSource });
  await settle();
  expect(other.asked[0]).toMatchObject({ start: 3, end: 5 });
});

test('updateRows() shows a change, and the cache has the old row until it is empty', async () => {
  const { dataSource } = makeSource();
  const grid = mount({ unstable_dataSource: dataSource });
  await settle();
  act(() => grid.api.updateRows([{ id: 1, name: 'pushed' }]));
  expect(cellOf(1, 'name')).toHaveTextContent('pushed');
  await goTo(grid, 1);
  await goTo(grid, 0);
  expect(cellOf(1, 'name')).toHaveTextContent('Row 1');
});
