/**
 * @jest-environment jsdom
 */
import { act } from '@testing-library/react';
import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { readProp } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

/** Simulates a browser for a visible target without a size: all of it intersects. */
class ObserverOfVisibleTargets {
  static observed: Element[] = [];
  static rootMargins: (string | undefined)[] = [];
  isConnected = true;

  constructor(
    private notify: (entries: object[]) => void,
    options: IntersectionObserverInit,
  ) {
    ObserverOfVisibleTargets.rootMargins.push(options.rootMargin);
  }

  observe(target: Element) {
    ObserverOfVisibleTargets.observed.push(target);
    this.isConnected = true;
    setTimeout(() => {
      if (this.isConnected)
        act(() => this.notify([{ target, isIntersecting: true, intersectionRatio: 1 }]));
    });
  }

  disconnect() {
    this.isConnected = false;
  }

  unobserve() {}
}

Object.assign(globalThis, { IntersectionObserver: ObserverOfVisibleTargets });

const makeRows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const columns: GridProps['columns'] = [{ field: 'id' }];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));
async function runOften() {
  for (let turn = 0; turn < 5; turn += 1) await run(5);
}

claim(
  'without scrolling, the end is reported while the last row is near the viewport',
  {
    'data-grid/row-updates':
      "The callback also runs without scrolling while the last row is near, so a grid that isn't full keeps loading.",
  },
  async () => {
    const onRowsScrollEnd = jest.fn();
    const { update } = mountGrid(
      { rows: makeRows(2), columns, onRowsScrollEnd },
      { plan: 'pro' },
    );
    await runOften();
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
    update({ rows: makeRows(4) });
    await runOften();
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(2);
    const target = ObserverOfVisibleTargets.observed.at(-1);
    expect(target?.previousElementSibling).toHaveAttribute('data-id', '3');
    expect(ObserverOfVisibleTargets.rootMargins).toContain('0px 0px 80px 0px');
  },
);

claim(
  'without any row, nothing is reported',
  { 'data-grid/row-updates': 'and load the first rows yourself' },
  async () => {
    const onRowsScrollEnd = jest.fn();
    const { update } = mountGrid({ rows: [], columns, onRowsScrollEnd }, { plan: 'pro' });
    await runOften();
    expect(onRowsScrollEnd).not.toHaveBeenCalled();
    update({ rows: makeRows(1) });
    await runOften();
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  },
);

claim(
  'onRowsScrollEnd is deprecated in favor of a data source',
  { 'data-grid/row-updates': 'it is deprecated in favor of the data source' },
  () => {
    expect(readProp('DataGridPro', 'onRowsScrollEnd').deprecated).toContain(
      'Infinite loading',
    );
    expect(readProp('DataGridPro', 'lazyLoading').deprecated).toBeNull();
  },
);

claim(
  'a lazy data source loads more at the end until an answer contains the count',
  {
    'data-grid/row-updates': [
      'Omit `rowCount` as long as there are more rows. Return it with the last rows.',
      'The page size determines how many rows each request loads.',
    ],
  },
  async () => {
    const getRows = jest.fn(async ({ start, end }: GridGetRowsParams) => {
      const rows = makeRows(30).slice(Number(start), end + 1);
      const isLast = Number(start) + rows.length >= 30;
      return isLast ? { rows, rowCount: 30 } : { rows };
    });
    const paginationModel = { page: 0, pageSize: 10 };
    const { api } = mountGrid(
      {
        columns,
        dataSource: { getRows },
        lazyLoading: true,
        disableVirtualization: true,
        initialState: { pagination: { paginationModel } },
      },
      { plan: 'pro' },
    );
    for (let turn = 0; turn < 8; turn += 1) await run(100);
    expect(getRows.mock.calls.map(([{ start }]) => Number(start))).toEqual([0, 10, 20]);
    expect(api.state.pagination.rowCount).toBe(30);
    expect(api.getRowsCount()).toBe(30);
  },
);
