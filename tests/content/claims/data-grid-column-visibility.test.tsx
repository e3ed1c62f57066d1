/**
 * @jest-environment jsdom
 */
import { mountGrid, settle, type GridProps } from '../../support/components/mountGrid';
import {
  commandOf,
  find,
  headerOf,
  openMenu,
  shownFields,
} from '../../support/components/gridParts';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  GridPreferencePanelsValue,
  gridFilteredSortedRowIdsSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { defaultOf } from '../../support/components/readApi';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const columns: GridColDef[] = [
  { field: 'b', headerName: 'Beta' },
  { field: 'c', headerName: 'Gamma' },
  { field: 'a', headerName: 'Alpha', hideable: false },
];
const rows = [
  { id: 1, a: 'x', b: 'y', c: 'z' },
  { id: 2, a: 'p', b: 'q', c: 'r' },
];
const open = (props: Partial<GridProps> = {}) => mountGrid({ rows, columns, ...props });

type Opened = ReturnType<typeof open>;
const openPanel = ({ api }: Opened) =>
  act(() => api.showPreferences(GridPreferencePanelsValue.columns));
const boxes = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      '.MuiDataGrid-panel [type="checkbox"]',
    ),
  ].map(
    ({ name, checked, disabled }) =>
      `${name}${checked ? '+' : '-'}${disabled ? '!' : ''}`,
  );
const toggle = (name: string) => fireEvent.click(screen.getByLabelText(name));
const reset = () => screen.getByText('Reset');
const search = () => find('.MuiDataGrid-panel [type="search"]');

claim(
  'the model: false hides, even columns that users cannot hide',
  {
    'data-grid/column-visibility':
      '`hideable: false` limits users, not your code: a model with `false` still hides the column.',
  },
  () => {
    open({ initialState: { columns: { columnVisibilityModel: { a: false, b: true } } } });
    expect(shownFields()).toEqual(['b', 'c']);
  },
);

claim(
  'a controlled model changes only through its owner; panel and menu use one callback',
  {
    'data-grid/column-visibility': [
      "The grid calls the same callback for changes in the columns panel and in the column menu. If you pass the model but don't update it, users can't change it.",
      'The column menu no longer offers Hide column for it',
    ],
  },
  async () => {
    const requested: unknown[] = [];
    const model = {};
    const opened = open({
      columnVisibilityModel: model,
      onColumnVisibilityModelChange: (next) => requested.push(next),
    });
    expect(openMenu(opened.api, 'a')).not.toContain('Hide column');
    expect(openMenu(opened.api, 'b')).toContain('Manage columns');
    fireEvent.click(commandOf('Hide column'));
    openPanel(opened);
    toggle('Gamma');
    expect(requested).toEqual([{ b: false }, { c: false }]);
    expect(shownFields()).toEqual(['b', 'c', 'a']);
  },
);

claim(
  'the panel: order, a fixed column, Show/Hide All, Reset, and the search',
  {
    'data-grid/column-visibility': [
      'its checkbox in the panel is disabled, and Show/Hide All skips it.',
      'searchPredicate | Returns whether a column matches the search | The title contains the text, regardless of case |',
      "searchDebounceMs | Sets the delay after a key press in milliseconds; follows the grid's columnFilterDebounceMs | 150 |",
      "toggleAllMode | Limits Show/Hide All to the search results if it is 'filteredOnly' | 'all' |",
      'Reset restores the initial model. After you pass a new columns array, autosize the columns, or call updateColumns(), Reset restores the model as it was at that moment.',
      'When the panel opens, focus moves to the search field.',
    ],
  },
  async () => {
    const opened = open({
      initialState: { columns: { columnVisibilityModel: { c: false } } },
    });
    openPanel(opened);
    const all = 'Show/Hide All';
    expect(boxes()).toEqual(['b+', 'c-', 'a+!', `${all}-`]);
    expect(search()).toHaveFocus();
    expect(reset()).toBeDisabled();
    toggle(all);
    expect(shownFields()).toEqual(['b', 'c', 'a']);
    toggle(all);
    expect(shownFields()).toEqual(['a']);
    fireEvent.click(reset());
    expect(shownFields()).toEqual(['b', 'a']);

    jest.useFakeTimers();
    fireEvent.change(search(), { target: { value: 'AMM' } });
    act(() => jest.advanceTimersByTime(149));
    expect(boxes()).toHaveLength(4);
    act(() => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    expect(boxes()).toEqual(['c-', `${all}-`]);
    toggle(all);
    expect(shownFields()).toEqual(['b', 'c', 'a']);

    expect(reset()).toBeEnabled();
    opened.update({ columns: [...columns] });
    expect(reset()).toBeDisabled();
  },
);

claim(
  'the options of the panel',
  {
    'data-grid/column-visibility': [
      'getTogglableColumns | Returns the fields to list',
      "sort | Sorts the names: 'asc' or 'desc'",
      'false focuses the first enabled checkbox instead',
      "toggleAllMode | Limits Show/Hide All to the search results if it is 'filteredOnly'",
      'disableResetButton | Removes Reset',
    ],
  },
  async () => {
    const opened = open({
      slotProps: {
        columnsManagement: {
          getTogglableColumns: () => ['b', 'c'],
          sort: 'desc',
          autoFocusSearchField: false,
          toggleAllMode: 'filteredOnly',
          searchDebounceMs: 0,
          disableResetButton: true,
        },
      },
    });
    openPanel(opened);
    expect(boxes()).toEqual(['c+', 'b+', 'Show/Hide All+']);
    expect(screen.getByLabelText('Gamma')).toHaveFocus();
    expect(screen.queryByText('Reset')).toBeNull();
    fireEvent.change(search(), { target: { value: 'beta' } });
    await settle(5);
    toggle('Show/Hide All');
    expect(shownFields()).toEqual(['c', 'a']);
  },
);

claim(
  'other options of the panel: search, debounce, no toggle',
  {
    'data-grid/column-visibility': [
      'searchPredicate | Returns whether a column matches the search',
      "searchDebounceMs | Sets the delay after a key press in milliseconds; follows the grid's columnFilterDebounceMs | 150 |",
      'disableShowHideToggle | Removes Show/Hide All',
    ],
  },
  async () => {
    const searchPredicate = (column: GridColDef, text: string) => column.field === text;
    const opened = open({
      columnFilterDebounceMs: 20,
      slotProps: { columnsManagement: { searchPredicate, disableShowHideToggle: true } },
    });
    openPanel(opened);
    expect(boxes()).toEqual(['b+', 'c+', 'a+!']);
    jest.useFakeTimers();
    fireEvent.change(search(), { target: { value: 'C' } });
    act(() => jest.advanceTimersByTime(19));
    expect(boxes()).toHaveLength(3);
    act(() => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    expect(boxes()).toEqual(['c+']);
    expect(defaultOf('DataGrid', 'columnFilterDebounceMs')).toBe('150');
  },
);

claim(
  'without the search field, the first box that is not disabled has focus',
  {
    'data-grid/column-visibility':
      'autoFocusSearchField | Focuses the search field; false focuses the first enabled checkbox instead',
  },
  () => {
    const opened = open({
      slotProps: { columnsManagement: { sort: 'asc', autoFocusSearchField: false } },
    });
    openPanel(opened);
    expect(boxes().slice(0, 2)).toEqual(['a+!', 'b+']);
    expect(screen.getByLabelText('Beta')).toHaveFocus();
  },
);

claim(
  'Reset restores the model at the last updateColumns or autosizing',
  {
    'data-grid/column-visibility':
      'After you pass a new `columns` array, autosize the columns, or call `updateColumns()`, **Reset** restores the model as it was at that moment.',
  },
  async () => {
    const opened = open();
    openPanel(opened);
    toggle('Beta');
    expect(reset()).toBeEnabled();
    act(() =>
      opened.api.updateColumns([{ field: 'c', headerName: 'Gamma', width: 120 }]),
    );
    expect(reset()).toBeDisabled();
    toggle('Gamma');
    expect(reset()).toBeEnabled();
    await act(async () => opened.api.autosizeColumns());
    expect(reset()).toBeDisabled();
    act(() => opened.api.setColumnVisibilityModel({}));
    fireEvent.click(reset());
    expect(shownFields()).toEqual(['a']);
  },
);

claim(
  'without the selector, code can still open the panel',
  { 'data-grid/column-visibility': 'Your code can still open the panel.' },
  () => {
    const opened = open({ disableColumnSelector: true });
    openPanel(opened);
    expect(boxes()).toHaveLength(4);
  },
);

claim(
  'without the selector: no button, no commands; the last column cannot be hidden',
  {
    'data-grid/column-visibility': [
      'The column menu never hides the last visible column that has a menu.',
      "disableColumnSelector removes the built-in controls: the panel's button in the toolbar, and Hide column and Manage columns in the column menu.",
    ],
  },
  () => {
    const { api, update } = open({ showToolbar: true });
    expect(screen.getByLabelText('Columns')).toBeInTheDocument();
    act(() => api.setColumnVisibilityModel({ b: false, a: false }));
    expect(openMenu(api, 'c')).toContain('Hide column');
    expect(commandOf('Hide column')).toHaveAttribute('aria-disabled', 'true');
    act(() => api.hideColumnMenu());
    update({ disableColumnSelector: true });
    expect(screen.queryByLabelText('Columns')).toBeNull();
    expect(openMenu(api, 'c')).toEqual(['Sort by ASC', 'Sort by DESC', 'Filter']);
  },
);

claim(
  'hidden columns still sort and filter, and their getter runs only if needed',
  {
    'data-grid/column-visibility': [
      'Sorting and filtering | Work as before. A sort or filter on a hidden column stays active.',
      'Quick filter | Skips them. Set quickFilterExcludeHiddenColumns: false in the filter model to include them.',
      'valueGetter | Runs only if something needs the value, such as sorting.',
    ],
  },
  () => {
    const valueGetter = jest.fn((value) => value);
    const { api } = open({
      columns: [{ field: 'b' }, { field: 'c', valueGetter }],
      initialState: { columns: { columnVisibilityModel: { c: false } } },
    });
    expect(valueGetter).not.toHaveBeenCalled();
    const left = () => gridFilteredSortedRowIdsSelector({ current: api });
    act(() => api.setSortModel([{ field: 'c', sort: 'asc' }]));
    expect(valueGetter).toHaveBeenCalled();
    expect(left()).toEqual([2, 1]);
    act(() =>
      api.setFilterModel({ items: [{ field: 'c', operator: 'equals', value: 'z' }] }),
    );
    expect(left()).toEqual([1]);
    act(() => api.setFilterModel({ items: [], quickFilterValues: ['z'] }));
    expect(left()).toEqual([]);
    act(() =>
      api.setFilterModel({
        items: [],
        quickFilterValues: ['z'],
        quickFilterExcludeHiddenColumns: false,
      }),
    );
    expect(left()).toEqual([1]);
  },
);

claim(
  'after Hide column, focus is on the header of a neighbor',
  {
    'data-grid/column-visibility':
      'After Hide column, focus moves to a neighboring header.',
  },
  async () => {
    const { api } = open();
    act(() => headerOf('c').focus());
    openMenu(api, 'c');
    fireEvent.click(commandOf('Hide column'));
    await settle(50);
    expect(document.activeElement?.getAttribute('data-field')).toBe('a');
  },
);
