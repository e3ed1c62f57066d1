/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GridApi } from '@mui/x-data-grid-premium';
import BookOneRoom from '../../../docs/data-grid/cell-selection/BookOneRoom';
import PickWholeColumn from '../../../docs/data-grid/cell-selection/PickWholeColumn';
import ReserveSeats from '../../../docs/data-grid/cell-selection/ReserveSeats';
import SumInFooter from '../../../docs/data-grid/cell-selection/SumInFooter';
import { headerOf } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  press,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3, 4].map((id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));
const columns = [{ field: 'a' }, { field: 'b' }, { field: 'c' }];

const mount = (props: Partial<GridProps> = {}) =>
  mountGrid({ rows, columns, cellSelection: true, ...props }, { plan: 'premium' });

const cellsOf = (api: GridApi): string[] =>
  api.getSelectedCellsAsArray().map(({ id, field }) => `${field}${id}`);
const range = (api: GridApi, ...corners: [string, number, string, number]) =>
  act(() =>
    api.selectCellRange(
      { field: corners[0], id: corners[1] },
      { field: corners[2], id: corners[3] },
    ),
  );

claim(
  'it is off by default',
  {
    'data-grid/cell-selection':
      "With cellSelection={false}, the methods don't select anything.",
  },
  () => {
    expect(defaultOf('DataGridPremium', 'cellSelection')).toBe('false');
    const { api } = mount({ cellSelection: false });
    press(cellOf(1, 'a'));
    act(() => api.setCellSelectionModel({ 1: { a: true } }));
    expect(cellsOf(api)).toEqual([]);
    expect(api.isCellSelected(1, 'a')).toBe(false);
  },
);

claim(
  'click, Shift and click, Ctrl and click, dragging',
  {
    'data-grid/cell-selection': [
      'Click | Selects the cell and deselects all others',
      'Drag | Selects the range',
      'Shift and click | Selects the range from the focused cell',
      'Ctrl and click | Adds or removes the cell',
      'Ctrl and drag | Adds the range',
      'Clicking a cell also selects its row.',
      'A cell that users remove from the selection with Ctrl stays in the model as false',
    ],
  },
  () => {
    const { api } = mount();
    press(cellOf(1, 'a'));
    expect(cellsOf(api)).toEqual(['a1']);
    expect(api.getSelectedRows().size).toBe(1);
    press(cellOf(2, 'b'), { shiftKey: true });
    expect(cellsOf(api)).toEqual(['a1', 'b1', 'a2', 'b2']);
    press(cellOf(4, 'c'), { ctrlKey: true });
    expect(cellsOf(api)).toEqual(['a1', 'b1', 'a2', 'b2', 'c4']);
    press(cellOf(1, 'a'), { ctrlKey: true });
    expect(cellsOf(api)).toEqual(['b1', 'a2', 'b2', 'c4']);
    expect(api.getCellSelectionModel()[1]).toEqual({ a: false, b: true });
    press(cellOf(3, 'b'));
    fireEvent.mouseDown(cellOf(3, 'b'));
    fireEvent.mouseOver(cellOf(4, 'c'));
    fireEvent.mouseUp(cellOf(4, 'c'));
    expect(cellsOf(api)).toEqual(['b3', 'c3', 'b4', 'c4']);
    fireEvent.mouseDown(cellOf(1, 'a'), { ctrlKey: true });
    fireEvent.mouseOver(cellOf(1, 'b'), { ctrlKey: true });
    fireEvent.mouseUp(cellOf(1, 'b'));
    expect(cellsOf(api)).toEqual(['a1', 'b1', 'b3', 'c3', 'b4', 'c4']);
  },
);

claim(
  'arrows with Shift extend the range, without it they clear the selection',
  {
    'data-grid/cell-selection': [
      'Shift+Arrow keys | Extends or reduces the range by one row or column',
      'Arrow keys | Move focus and clear the selection',
      'Clicking a cell also selects its row. To prevent this, set disableRowSelectionOnClick.',
    ],
  },
  () => {
    const { api } = mount({ disableRowSelectionOnClick: true });
    press(cellOf(1, 'a'));
    expect(api.getSelectedRows().size).toBe(0);
    for (const key of ['ArrowDown', 'ArrowRight'])
      fireEvent.keyDown(cellOf(1, 'a'), { key, shiftKey: true });
    expect(cellsOf(api)).toEqual(['a1', 'b1', 'a2', 'b2']);
    fireEvent.keyDown(cellOf(1, 'a'), { key: 'ArrowDown' });
    expect(cellsOf(api)).toEqual([]);
  },
);

claim(
  'a selection stays with its rows; hidden cells stay only in the model',
  {
    'data-grid/cell-selection': [
      'in row order. It omits cells hidden by a filter.',
      'The selection belongs to rows and columns, not to positions.',
    ],
  },
  () => {
    const { api, update } = mount();
    range(api, 'a', 1, 'a', 2);
    act(() => api.sortColumn('a', 'desc'));
    expect(cellsOf(api)).toEqual(['a2', 'a1']);
    update({ filterModel: { items: [{ field: 'a', operator: 'equals', value: 'a2' }] } });
    expect(cellsOf(api)).toEqual(['a2']);
    expect(Object.keys(api.getCellSelectionModel())).toEqual(['1', '2']);
  },
);

claim(
  'selectCellRange replaces the selection by default',
  {
    'data-grid/cell-selection':
      'selectCellRange(start, end) selects two cells and everything between them. Pass true as the third argument to keep the previous selection.',
  },
  () => {
    const { api } = mount();
    range(api, 'a', 1, 'b', 1);
    range(api, 'c', 3, 'c', 2);
    expect(cellsOf(api)).toEqual(['c2', 'c3']);
    act(() => api.selectCellRange({ field: 'a', id: 4 }, { field: 'a', id: 4 }, true));
    expect(cellsOf(api)).toEqual(['c2', 'c3', 'a4']);
  },
);

claim(
  'cells of other pages are not in the array',
  {
    'data-grid/cell-selection':
      'The array contains the selected cells of the current page',
  },
  () => {
    const { api } = mount({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    range(api, 'a', 1, 'a', 2);
    act(() => api.setPage(1));
    expect(cellsOf(api)).toEqual([]);
    range(api, 'a', 3, 'a', 4);
    expect(cellsOf(api)).toEqual(['a3', 'a4']);
  },
);

claim(
  'initialState selects, exportState omits the selection',
  { 'data-grid/cell-selection': '`exportState()` omits the selection.' },
  () => {
    const { api } = mount({ initialState: { cellSelection: { 2: { b: true } } } });
    expect(cellsOf(api)).toEqual(['b2']);
    expect(api.exportState()).not.toHaveProperty('cellSelection');
  },
);

claim(
  'a controlled model without an update does not change',
  {
    'data-grid/cell-selection':
      "If you don't update your state, the selection doesn't change.",
  },
  () => {
    const onCellSelectionModelChange = jest.fn();
    const { api } = mount({
      cellSelectionModel: { 1: { a: true } },
      onCellSelectionModelChange,
    });
    press(cellOf(3, 'c'));
    expect(onCellSelectionModelChange.mock.calls.at(-1)?.[0]).toEqual({ 3: { c: true } });
    expect(cellsOf(api)).toEqual(['a1']);
  },
);

claim(
  'the outline of a range has classes, but no attribute',
  {
    'data-grid/cell-selection': [
      'Selected cells have the class Mui-selected. Cells at the edge of a range also have cell--rangeTop, cell--rangeBottom, cell--rangeLeft, or cell--rangeRight',
      'cells have no aria-selected.',
    ],
  },
  () => {
    const { api } = mount();
    range(api, 'a', 1, 'b', 2);
    const sides = (id: number, field: string) =>
      [...cellOf(id, field).classList].flatMap((name) => name.split('--range')[1] ?? []);
    expect(sides(1, 'a')).toEqual(['Top', 'Left']);
    expect(sides(2, 'b')).toEqual(['Bottom', 'Right']);
    expect(cellOf(1, 'a')).toHaveClass('Mui-selected');
    expect(cellOf(1, 'a')).not.toHaveAttribute('aria-selected');
  },
);

claim(
  'Ctrl + C copies the cells of a range, with tabs between them',
  {
    'data-grid/cell-selection': [
      'Ctrl+C | Copies the selected cells, with tabs between them',
      'Copying a selection also includes its cells on other pages and in rows hidden by a filter.',
    ],
  },
  async () => {
    const writeText = jest.fn(async () => {});
    Object.assign(navigator, { clipboard: { writeText } });
    const { api } = mount({ pagination: true, pageSizeOptions: [1, 4, 100] });
    press(cellOf(1, 'a'));
    range(api, 'a', 1, 'b', 2);
    fireEvent.keyDown(cellOf(1, 'a'), { key: 'c', keyCode: 67, ctrlKey: true });
    await settle();
    expect(writeText).toHaveBeenCalledWith('a1\tb1\r\na2\tb2');
    act(() => {
      api.setCellSelectionModel({
        1: { a: true, b: true },
        2: { a: true },
        3: { a: true },
      });
      api.setFilterModel({
        items: [{ field: 'a', operator: 'doesNotEqual', value: 'a2' }],
      });
      api.setPageSize(1);
    });
    fireEvent.keyDown(cellOf(1, 'a'), { key: 'c', keyCode: 67, ctrlKey: true });
    await settle();
    expect(writeText).toHaveBeenLastCalledWith('a1\tb1\r\na2\r\na3');
  },
);

claim(
  'checkbox and action cells are not selected by a click',
  {
    'data-grid/cell-selection':
      "Clicking a selection checkbox or a cell in an actions column doesn't select the cell.",
  },
  () => {
    const { api } = mount({
      checkboxSelection: true,
      columns: [...columns, { field: 'do', type: 'actions', getActions: () => [] }],
    });
    press(cellOf(1, '__check__'));
    press(cellOf(1, 'do'));
    expect(cellsOf(api)).toEqual([]);
  },
);

claim(
  'the footer adds up the selected cells',
  {
    'data-grid/cell-selection':
      'Inside a slot, combine it with useGridSelector() so that your component updates with the selection',
  },
  () => {
    render(<SumInFooter />);
    expect(screen.getByRole('status')).toHaveTextContent('Select several numbers.');
    press(cellOf('Harbor', 'Jan'));
    press(cellOf('Airport', 'Feb'), { shiftKey: true });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Sum: 286 mm, average: 71.5 mm, months: 4',
    );
  },
);

claim(
  'seats: sold ones are not counted, and a reservation is shown',
  {
    'data-grid/cell-selection':
      'In this demo, the button reserves the selected seats that are still free, then calls setCellSelectionModel({}) to clear the selection.',
  },
  async () => {
    render(<ReserveSeats />);
    press(cellOf('A', '1'));
    press(cellOf('A', '4'), { shiftKey: true });
    expect(screen.getByRole('status')).toHaveTextContent('Free seats selected: 2');
    fireEvent.click(screen.getByText('Reserve'));
    await settle(50);
    expect(cellOf('A', '4')).toHaveTextContent('yours');
    expect(cellOf('A', '2')).toHaveTextContent('sold');
    expect(screen.getByRole('status')).toHaveTextContent('Free seats selected: 0');
    expect(cellOf('A', '1')).toHaveFocus();
  },
);

claim(
  'a header selects its column, with the pointer or the keyboard',
  {
    'data-grid/cell-selection':
      'click a header or press Enter on it to select its column. To add columns, hold Ctrl while you click, or press Shift+Enter.',
  },
  () => {
    render(<PickWholeColumn />);
    press(headerOf('Feb'));
    expect(cellOf('Harbor', 'Feb')).toHaveClass('Mui-selected');
    expect(cellOf('Ski hut', 'Feb')).toHaveClass('Mui-selected');
    fireEvent.keyDown(headerOf('Apr'), { key: 'Enter', shiftKey: true });
    expect(cellOf('Ski hut', 'Apr')).toHaveClass('Mui-selected');
    expect(cellOf('Ski hut', 'Feb')).toHaveClass('Mui-selected');
  },
);

claim(
  'rooms: the model is limited to three free hours of one room',
  {
    'data-grid/cell-selection': 'This demo allows at most three free hours in one room:',
  },
  () => {
    render(<BookOneRoom />);
    press(cellOf('birch', '9:00'));
    press(cellOf('cedar', '14:00'), { shiftKey: true });
    expect(screen.getByRole('status')).toHaveTextContent('birch: 9:00, 10:00, 11:00');
    expect(cellOf('birch', '12:00')).not.toHaveClass('Mui-selected');
  },
);
