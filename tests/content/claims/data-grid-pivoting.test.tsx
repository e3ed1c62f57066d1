/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  GridSidebarValue,
  gridPivotModelSelector,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { cellOf, mountGrid, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

const rows = [
  { id: 1, film: 'A', day: 'Sat', n: 5, on: new Date(2026, 4, 2) },
  { id: 2, film: 'A', day: 'Fri', n: 1, on: new Date(2026, 0, 2) },
  { id: 3, film: 'B', day: 'Sat', n: 9, on: new Date(2025, 4, 2) },
  { id: 4, film: 'B', day: 'Fri', n: 0, on: new Date(2025, 4, 2) },
];
const columns: GridProps['columns'] = [
  { field: 'film', headerName: 'Film' },
  { field: 'day' },
  { field: 'n', type: 'number', headerName: 'Count', width: 77 },
  { field: 'on', type: 'date', headerName: 'On' },
];
const model: GridPivotModel = {
  rows: [{ field: 'film' }],
  columns: [{ field: 'day' }],
  values: [{ field: 'n', aggFunc: 'sum' }],
};

async function mount(
  props: Partial<GridProps> = {},
  change: Partial<GridPivotModel> = {},
) {
  const grid = mountGrid(
    {
      rows,
      columns,
      initialState: { pivoting: { enabled: true, model: { ...model, ...change } } },
      ...props,
    },
    { plan: 'premium' },
  );
  await run(20);
  return grid;
}
type Grid = Awaited<ReturnType<typeof mount>>;

const ROW = 'auto-generated-row-film/';
const figure = (film: string, day: string) =>
  cellOf(ROW + film, `${day}>->n`).textContent;
const fields = ({ api }: Grid) => api.getVisibleColumns().map(({ field }) => field);
const open = { sidebar: { open: true, value: GridSidebarValue.Pivot } };

claim(
  'rows, columns and values; a total of 0 is empty',
  {
    'data-grid/pivoting': [
      'rows | Groups, one level for each field',
      "columns | Column groups, one for each of the field's values",
      'values | The figures, one column for each field in each group',
      'Without `sort`, columns are in the order in which their values first appear.',
      'Columns of figures inherit the width, header, and formatter of the column that their values come from.',
      "Users can't filter columns of figures below a column group",
      "Users can't edit cells.",
      'If a figure is 0, the cell is empty.',
    ],
  },
  async () => {
    const grid = await mount();
    expect(fields(grid).slice(1)).toEqual(['Sat>->n', 'Fri>->n']);
    expect([figure('A', 'Sat'), figure('A', 'Fri'), figure('B', 'Sat')]).toEqual([
      '5',
      '1',
      '9',
    ]);
    expect(figure('B', 'Fri')).toBe('');
    const column = grid.api.getColumn('Sat>->n');
    expect(column).toMatchObject({
      width: 77,
      headerName: 'Count',
      filterable: false,
      editable: false,
    });
  },
);

claim(
  'sort, hidden and empty values',
  {
    'data-grid/pivoting': [
      "columns | Column groups, one for each of the field's values | hidden, sort with 'asc' or 'desc'",
      '`hidden` keeps a field in its list without using it',
      'Rows that have no value in a `columns` field go into the "(No value)" column.',
      'If `columns` contains no fields, there is one column for each field in `values`.',
    ],
  },
  async () => {
    const grid = await mount({}, { columns: [{ field: 'day', sort: 'asc' }] });
    expect(fields(grid).slice(1)).toEqual(['Fri>->n', 'Sat>->n']);
    grid.unmount();
    const second = await mount({}, { columns: [{ field: 'day', hidden: true }] });
    expect(fields(second).slice(1)).toEqual(['n']);
    expect(cellOf(`${ROW}A`, 'n')).toHaveTextContent(/^6$/);
    second.unmount();
    const third = await mount({ rows: [{ id: 1, film: 'A', day: null, n: 1 }] });
    expect(fields(third).slice(1)).toEqual(['(No value)>->n']);
  },
);

claim(
  'the panel: switch, fields, menu; pivotable excludes a field',
  {
    'data-grid/pivoting': [
      'In the panel, users drag fields between the lists, choose aggregation functions, and turn the pivot table on and off.',
      'To start with the panel open, set `initialState.sidebar`.',
      "`pivotable: false` in a column definition removes the field from the panel's list.",
      'For a column of type `date`, the panel also offers the year and the quarter.',
      'each field has a "Field options" menu',
    ],
  },
  async () => {
    await mount({
      initialState: { ...open, pivoting: { enabled: true, model } },
      columns: [
        ...columns,
        { field: 'secret', headerName: 'Secret', pivotable: false },
        { field: 'free', headerName: 'Free' },
      ],
    });
    expect(screen.getByRole('switch', { name: 'Pivot' })).toBeChecked();
    expect(screen.getByText('Free')).toBeInTheDocument();
    expect(screen.getByText('On (Year)')).toBeInTheDocument();
    expect(screen.getByText('On (Quarter)')).toBeInTheDocument();
    expect(screen.queryByText('Secret')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Field options' })[0]!);
    expect(screen.getByRole('menuitem', { name: /Add to Rows/ })).toBeInTheDocument();
  },
);

claim(
  'a toolbar button and a method open the panel, and callbacks report it',
  {
    'data-grid/pivoting': [
      'With `showToolbar`, a toolbar button opens the pivot panel.',
      'open and close the panel with `apiRef.current.showSidebar(GridSidebarValue.Pivot)` and `hideSidebar()`. `onSidebarOpen` and `onSidebarClose` fire when the panel opens and closes.',
    ],
  },
  async () => {
    const onSidebarOpen = jest.fn();
    const onSidebarClose = jest.fn();
    const { api } = await mount({ showToolbar: true, onSidebarOpen, onSidebarClose });
    fireEvent.click(screen.getByRole('button', { name: 'Pivot' }));
    expect(onSidebarOpen.mock.lastCall[0]).toEqual({ value: 'pivot' });
    act(() => api.hideSidebar());
    expect(onSidebarClose).toHaveBeenCalledTimes(1);
    act(() => api.showSidebar(GridSidebarValue.Pivot));
    expect(screen.getByRole('button', { name: 'Close pivot settings' })).toBeVisible();
  },
);

claim(
  'disablePivoting removes table and button',
  { 'data-grid/pivoting': 'To turn off pivoting, set `disablePivoting`.' },
  async () => {
    const grid = await mount({ disablePivoting: true, showToolbar: true });
    expect(screen.queryByRole('button', { name: 'Pivot' })).toBeNull();
    expect(fields(grid)).toEqual(['film', 'day', 'n', 'on']);
  },
);

claim(
  'without a field in rows, an overlay shows',
  {
    'data-grid/pivoting':
      "While the model's `rows` list contains no fields, an active pivot table shows the `emptyPivotOverlay` slot.",
  },
  async () => {
    await mount({}, { rows: [] });
    expect(screen.getByText(/^Add fields to rows/)).toBeInTheDocument();
  },
);

claim(
  'year and quarter for dates; custom columns replace them, null removes them',
  {
    'data-grid/pivoting': [
      'Their field names end in `-year` and `-quarter`',
      'These columns replace the year and the quarter.',
      'To offer no parts, pass `null` instead of a function.',
    ],
  },
  async () => {
    const grid = await mount({}, { columns: [{ field: 'on-year' }] });
    expect(fields(grid).slice(1)).toEqual(['2026>->n', '2025>->n']);
    grid.unmount();
    const second = await mount({}, { columns: [{ field: 'on-quarter' }] });
    expect(fields(second).slice(1)).toEqual(['Q2>->n', 'Q1>->n']);
    second.unmount();
    await mount({
      initialState: open,
      getPivotDerivedColumns: (column) =>
        column.field === 'film' ? [{ field: 'letter', headerName: 'Letter' }] : undefined,
    }).then(({ unmount }) => {
      expect(screen.getByText('Letter')).toBeInTheDocument();
      expect(screen.queryByText('On (Year)')).toBeNull();
      unmount();
    });
    await mount({ initialState: open, getPivotDerivedColumns: null });
    expect(screen.queryByText('On (Year)')).toBeNull();
  },
);

claim(
  'pivotingColDef receives the field and the path',
  {
    'data-grid/pivoting': [
      '`pivotingColDef` overrides these properties.',
      'A function is called for each of these columns. It receives the field that the values come from and the path of the groups above the column',
      "If the model's `columns` list contains no fields, `pivotingColDef` has no effect.",
    ],
  },
  async () => {
    const seen: unknown[] = [];
    const grid = await mount({
      pivotingColDef: (field, path) => {
        seen.push([field, path]);
        return { width: 99, headerName: `in ${path[0]}` };
      },
    });
    expect(seen).toContainEqual(['n', ['Sat']]);
    expect(grid.api.getColumn('Sat>->n')).toMatchObject({
      width: 99,
      headerName: 'in Sat',
    });
    grid.unmount();
    const flat = await mount({ pivotingColDef: { width: 99 } }, { columns: [] });
    expect(flat.api.getColumn('n')).toMatchObject({ width: 77, filterable: true });
  },
);

claim(
  'leaving restores the former state; switching clears the selection',
  {
    'data-grid/pivoting': [
      'When the pivot table is turned off, the grid returns to its previous state.',
      'Turning the pivot table on or off clears the selection.',
    ],
  },
  async () => {
    const { api } = await mount({
      initialState: {
        pivoting: { model },
        columns: { columnVisibilityModel: { on: false } },
        rowGrouping: { model: ['day'] },
      },
      checkboxSelection: true,
    });
    const before = api.getVisibleColumns().map(({ field }) => field);
    act(() => api.selectRow(1));
    act(() => api.setPivotActive(true));
    await run(20);
    expect(api.getSelectedRows().size).toBe(0);
    expect(api.getVisibleColumns().map(({ field }) => field)).toContain('Sat>->n');
    act(() => api.setPivotActive((active) => !active));
    await run(20);
    expect(api.getVisibleColumns().map(({ field }) => field)).toEqual(before);
  },
);

claim(
  'a controlled model and a controlled active state',
  {
    'data-grid/pivoting': [
      'Pass `pivotModel` with `onPivotModelChange`, and `pivotActive` with `onPivotActiveChange`',
      'accept a new value, or a function that receives the old value and returns the new one',
    ],
  },
  async () => {
    const onPivotModelChange = jest.fn();
    const onPivotActiveChange = jest.fn();
    const grid = await mount({
      pivotActive: true,
      pivotModel: model,
      onPivotModelChange,
      onPivotActiveChange,
    });
    const { api } = grid;
    act(() => api.setPivotModel((old) => ({ ...old, columns: [] })));
    expect(onPivotModelChange.mock.lastCall[0]).toEqual({ ...model, columns: [] });
    expect(gridPivotModelSelector({ current: api })).toEqual(model);
    act(() => api.setPivotActive(false));
    expect(onPivotActiveChange.mock.lastCall[0]).toBe(false);
    expect(fields(grid)).toContain('Sat>->n');
  },
);

claim(
  'a filter applies to the source rows',
  { 'data-grid/pivoting': 'Filters apply to the underlying rows, not to the figures.' },
  async () => {
    await mount({
      filterModel: { items: [{ field: 'n', operator: '<', value: 5 }] },
    });
    expect([figure('A', 'Sat'), figure('A', 'Fri')]).toEqual(['', '1']);
  },
);

claim(
  'the column menu opens the panel, and header filters are off',
  { 'data-grid/pivoting': 'They can also open the panel from the column menu.' },
  async () => {
    const { api } = await mount({ headerFilters: true });
    expect(document.querySelector('.MuiDataGrid-headerFilterRow')).toBeNull();
    act(() => api.showColumnMenu('Sat>->n'));
    await run(50);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Manage pivot' }));
    await run(50);
    expect(screen.getByRole('button', { name: 'Close pivot settings' })).toBeVisible();
  },
);
