/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { gridExpandedSortedRowIdsSelector } from '@mui/x-data-grid';
import FollowNewest from '../../../docs/data-grid/scrolling/FollowNewest';
import ReturnToPlace from '../../../docs/data-grid/scrolling/ReturnToPlace';
import { find } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  press,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = Array.from({ length: 50 }, (_, id) => ({ id, name: `Row ${49 - id}` }));
const columns = [
  { field: 'name', width: 100 },
  ...Array.from({ length: 20 }, (_, index) => ({ field: `c${index}`, width: 100 })),
];

async function mount(props: Partial<GridProps> = {}) {
  const grid = mountGrid({ rows, columns, hideFooter: true, ...props });
  await settle();
  return grid;
}

const position = ({ api }: Awaited<ReturnType<typeof mount>>) => api.getScrollPosition();

claim(
  'a row or a column scrolls into view, and focus stays',
  {
    'data-grid/scrolling': [
      'Call `scrollToIndexes()` on the API object to bring a cell into view. Pass `rowIndex`, `colIndex`, or both.',
      "Scrolling doesn't move keyboard focus.",
    ],
  },
  async () => {
    const grid = await mount();
    expect(grid.api.scrollToIndexes({ rowIndex: 40 })).toBe(true);
    const { top, left } = position(grid);
    expect([top > 0, left]).toEqual([true, 0]);
    expect(grid.api.scrollToIndexes({ colIndex: 15 })).toBe(true);
    expect(position(grid).top).toBe(top);
    expect(position(grid).left).toBeGreaterThan(0);
    expect(document.activeElement).toBe(document.body);
  },
);

claim(
  'indexes count rows after sorting and filtering',
  {
    'data-grid/scrolling':
      'Indices refer to what users see: rows after sorting and filtering',
  },
  async () => {
    const grid = await mount({
      initialState: { sorting: { sortModel: [{ field: 'id', sort: 'desc' }] } },
      columns: [{ field: 'id', type: 'number' }, ...columns],
      filterModel: { items: [{ field: 'id', operator: '<', value: 10 }] },
    });
    const apiRef = { current: grid.api };
    expect(gridExpandedSortedRowIdsSelector(apiRef)).toEqual([
      9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
  },
);

claim(
  'with pagination, the index counts across pages, and the page stays',
  {
    'data-grid/scrolling':
      "With pagination, `rowIndex` counts from the first row of the first page. `scrollToIndexes()` doesn't change the page",
  },
  async () => {
    const grid = await mount({
      hideFooter: false,
      pagination: true,
      pageSizeOptions: [25],
      initialState: { pagination: { paginationModel: { pageSize: 25 } } },
    });
    act(() => grid.api.setPage(1));
    await settle();
    act(() => void grid.api.scrollToIndexes({ rowIndex: 49 }));
    const last = position(grid).top;
    expect(last).toBeGreaterThan(0);
    act(() => void grid.api.scrollToIndexes({ rowIndex: 25 }));
    expect(position(grid).top).toBe(0);
    act(() => void grid.api.scrollToIndexes({ rowIndex: 3 }));
    expect(grid.api.state.pagination.paginationModel.page).toBe(1);
  },
);

claim(
  'scroll moves to a position, and a new grid starts at the top',
  {
    'data-grid/scrolling':
      '`scroll({ top, left })` scrolls to a position, and `getScrollPosition()` returns the current one.',
  },
  async () => {
    const grid = await mount();
    act(() => grid.api.scroll({ top: 300, left: 50 }));
    expect(position(grid)).toEqual({ top: 300, left: 50 });
    grid.unmount();
    expect(position(await mount())).toEqual({ top: 0, left: 0 });
  },
);

claim(
  'initialState sets the position, and exportState does not contain it',
  {
    'data-grid/scrolling':
      "`exportState()` doesn't contain the position, so store it yourself.",
  },
  async () => {
    const grid = await mount({ initialState: { scroll: { top: 300, left: 50 } } });
    expect(position(grid)).toEqual({ top: 300, left: 50 });
    expect(grid.api.exportState()).not.toHaveProperty('scroll');
  },
);

test('the log scrolls to a new entry, but not when it mounts', async () => {
  render(<FollowNewest />);
  await settle(20);
  const scroller = find('.MuiDataGrid-virtualScroller');
  expect(scroller.scrollTop).toBe(0);
  fireEvent.click(screen.getByText('Add an entry'));
  await settle(20);
  expect(cellOf(20, 'event')).toBeInTheDocument();
  expect(scroller.scrollTop).toBeGreaterThan(0);
});

claim(
  'a message opens with Enter, and focus and the position come back',
  {
    'data-grid/scrolling': [
      'Read the position with `getScrollPosition()` before users leave, and pass it back when they return.',
      'In this demo, scroll down, open a message, and go back.',
    ],
  },
  async () => {
    render(<ReturnToPlace />);
    const scroller = () => find('.MuiDataGrid-virtualScroller');
    scroller().scrollTop = 400;
    press(cellOf(9, 'subject'));
    fireEvent.click(await screen.findByText('Back to the inbox'));
    await settle(20);
    expect(scroller().scrollTop).toBe(400);
    expect(cellOf(9, 'subject')).toHaveFocus();
    fireEvent.keyDown(cellOf(9, 'subject'), { key: 'Enter' });
    expect(screen.getByText('Back to the inbox')).toHaveFocus();
  },
);

claim(
  'scrollPositionChange reports the position',
  { 'data-grid/scrolling': 'The `scrollPositionChange` event reports each step' },
  async () => {
    const onPosition = jest.fn();
    const grid = await mount();
    grid.api.subscribeEvent('scrollPositionChange', ({ top }) => onPosition(top));
    act(() => {
      grid.api.scroll({ top: 120 });
      document
        .querySelector('.MuiDataGrid-virtualScroller')
        ?.dispatchEvent(new Event('scroll'));
    });
    await settle(50);
    expect(onPosition).toHaveBeenCalledWith(120);
  },
);
