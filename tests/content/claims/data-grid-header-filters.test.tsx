/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import JumpToFilter from '../../../docs/data-grid/filtering/header-filters/JumpToFilter';
import MarkedHeaderFilters from '../../../docs/data-grid/filtering/header-filters/MarkedHeaderFilters';
import OnlyInputs from '../../../docs/data-grid/filtering/header-filters/OnlyInputs';
import SliderInHeader from '../../../docs/data-grid/filtering/header-filters/SliderInHeader';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, name: 'Ada', size: 3, kind: 'x' },
  { id: 2, name: 'Bea', size: 5, kind: 'y' },
];
const columns: GridProps['columns'] = [
  { field: 'name', headerName: 'Name' },
  { field: 'size', headerName: 'Size', type: 'number' },
  { field: 'kind', headerName: 'Kind', filterable: false },
];

const mount = (change: Partial<GridProps> = {}) =>
  mountGrid({ rows, columns, headerFilters: true, ...change }, { plan: 'pro' });

const filterOf = (field: string): HTMLElement =>
  document.querySelector<HTMLElement>(
    `.MuiDataGrid-columnHeader--filter[data-field="${field}"]`,
  )!;
const inputOf = (field: string) => filterOf(field).querySelector('input');
const menuOf = (field: string) =>
  within(filterOf(field)).queryByRole('button', { name: 'Operator', hidden: true });

const byName = (value: unknown, operator = 'contains') => ({
  filter: { filterModel: { items: [{ id: 1, field: 'name', operator, value }] } },
});

claim(
  'the row changes the filter model; columns without filters have an empty cell',
  {
    'data-grid/filtering/header-filters': [
      'headerFilters adds a row of inputs below the headers.',
      'The panel and the header filters change the same filter model.',
      'A column with filterable: false has an empty cell in the row, or a disabled input if the model contains a filter for it.',
      'The cell is named after its column, and the input after its operator, such as "Contains".',
    ],
  },
  async () => {
    const { api } = mount();
    expect(inputOf('kind')).toBeNull();
    expect(filterOf('name')).toHaveAttribute('aria-label', 'Name');
    expect(within(filterOf('name')).getByLabelText('Contains')).toBe(inputOf('name'));
    fireEvent.change(inputOf('name')!, { target: { value: 'be' } });
    await settle(300);
    expect(shownIds()).toEqual(['2']);
    expect(api.state.filter.filterModel.items[0]).toMatchObject({
      field: 'name',
      value: 'be',
    });
    const item = { field: 'kind', operator: 'contains', value: 'x' };
    act(() => api.setFilterModel({ items: [item] }));
    expect(inputOf('kind')).toBeDisabled();
    expect(inputOf('kind')).toHaveValue('x');
  },
);

claim(
  'the filter is cleared in the menu, or in the input with showClearIcon',
  {
    'data-grid/filtering/header-filters':
      'set showClearIcon in slotProps.headerFilterCell to add a clear button to inputs that have a value.',
  },
  async () => {
    const { api, unmount } = mount({ initialState: byName('be') });
    expect(within(filterOf('name')).queryByLabelText('Clear filter')).toBeNull();
    fireEvent.click(menuOf('name')!);
    await settle(50);
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toContain('Clear filter');
    expect(names).not.toContain('Is any of');
    act(() => api.hideHeaderFilterMenu());
    unmount();
    mount({
      initialState: byName('be'),
      slotProps: { headerFilterCell: { showClearIcon: true } },
    });
    fireEvent.click(within(filterOf('name')).getByLabelText('Clear filter'));
    expect(shownIds()).toEqual(['1', '2']);
  },
);

claim(
  'disableColumnFilter keeps the header filters; headerFilterMenu: null removes the menu',
  {
    'data-grid/filtering/header-filters': [
      'Set the headerFilterMenu slot to null',
      'disableColumnFilter removes the filter panel. Header filters remain.',
    ],
  },
  () => {
    mount({ disableColumnFilter: true, slots: { headerFilterMenu: null } });
    expect(inputOf('name')).not.toBeNull();
    expect(menuOf('name')).toBeNull();
  },
);

claim(
  'isAnyOf in the model leaves an empty input, and a custom type has none',
  {
    'data-grid/filtering/header-filters': [
      "If an operator has no InputComponent, the header shows the default input for the column's type. The custom type has no default input.",
      'If users set isAnyOf in the filter panel, the header shows an empty input.',
    ],
  },
  () => {
    const { unmount } = mount({ initialState: byName(['Ada'], 'isAnyOf') });
    expect(inputOf('name')).toHaveValue('');
    expect(shownIds()).toEqual(['1']);
    unmount();
    const getApplyFilterFn = () => null;
    const filterOperators = [{ value: 'odd', headerLabel: 'Odd', getApplyFilterFn }];
    const custom = mount({
      columns: [{ field: 'name', type: 'custom', filterOperators }],
    });
    expect(inputOf('name')).toBeNull();
    custom.unmount();
    mount({ columns: [{ field: 'name', filterOperators }] });
    expect(inputOf('name')).toBeInTheDocument();
  },
);

claim(
  'the row is as high as the headers; the density multiplies its height',
  {
    'data-grid/filtering/header-filters':
      "headerFilterHeight sets the row's height in pixels; the grid multiplies it by the density factor. By default, the row is as tall as the headers.",
  },
  () => {
    const height = ({ api }: ReturnType<typeof mount>) =>
      (api.state.dimensions as unknown as { headerFilterHeight: number })
        .headerFilterHeight;
    const heights = (
      [
        {},
        { headerFilterHeight: 80 },
        { headerFilterHeight: 80, density: 'compact' },
      ] as const
    ).map((change) => {
      const grid = mount(change);
      const found = height(grid);
      grid.unmount();
      return found;
    });
    expect(heights).toEqual([56, 80, 56]);
  },
);

claim(
  'renderHeaderFilter replaces the content; null leaves it empty',
  {
    'data-grid/filtering/header-filters': [
      "A column's renderHeaderFilter replaces the whole content of its cell",
      'Return null to leave the cell empty.',
    ],
  },
  () => {
    mount({
      columns: [
        { field: 'name', renderHeaderFilter: () => null },
        { field: 'size', renderHeaderFilter: () => <b>own</b> },
      ],
    });
    expect(filterOf('name')).toBeEmptyDOMElement();
    expect(filterOf('size')).toHaveTextContent(/^own$/);
  },
);

claim(
  'Enter, lowercase letters and digits start editing, Esc ends it, Ctrl + Enter opens the menu',
  {
    'data-grid/filtering/header-filters': [
      'On a filter, Enter, a lowercase letter, or a digit starts editing. Esc or Enter ends it.',
      'Ctrl + Enter opens the operator menu',
      "While editing, Tab moves focus to the next column's input.",
    ],
  },
  async () => {
    const { api } = mount();
    const editing = () => api.state.headerFiltering.editing;
    const press = (key: string, init = {}) =>
      fireEvent.keyDown(filterOf('name'), { key, ...init });
    act(() => api.setColumnHeaderFilterFocus('name'));
    press('Enter');
    expect(editing()).toBe('name');
    expect(inputOf('name')).toHaveFocus();
    press('Escape');
    expect(editing()).toBeNull();
    press('X', { shiftKey: true });
    expect(editing()).toBeNull();
    for (const key of ['x', '7']) {
      press(key);
      expect(editing()).toBe('name');
      press('Enter');
      expect(editing()).toBeNull();
    }
    press('Enter');
    press('Tab');
    expect(editing()).toBe('size');
    act(() => api.stopHeaderFilterEditMode());
    act(() => api.setColumnHeaderFilterFocus('name'));
    press('Enter', { ctrlKey: true });
    await settle(50);
    expect(screen.getByRole('menu')).toBeInTheDocument();
  },
);

claim(
  'the arrow keys move from header to filter to row',
  {
    'data-grid/filtering/header-filters':
      'From a header, Arrow Down moves focus to the filter below it, and from there to the first row.',
  },
  () => {
    const { api } = mount();
    act(() => api.setColumnHeaderFocus('name'));
    const header = document.querySelector(
      '.MuiDataGrid-columnHeader[data-field="name"]:not(.MuiDataGrid-columnHeader--filter)',
    )!;
    fireEvent.keyDown(header, { key: 'ArrowDown' });
    expect(api.state.focus.columnHeaderFilter).toEqual({ field: 'name' });
    fireEvent.keyDown(filterOf('name'), { key: 'ArrowDown' });
    expect(api.state.focus.cell).toEqual({ id: 1, field: 'name' });
  },
);

claim(
  'a custom input receives whether its cell filters, and the arrow keys',
  {
    'data-grid/filtering/header-filters': [
      'It is true if the cell has an active filter or focus |',
      'The arrow keys then work in it while it has focus',
    ],
  },
  () => {
    const seen: unknown[] = [];
    const InputComponent = (props: { isFilterActive?: boolean }) => {
      seen.push(props.isFilterActive);
      return null;
    };
    const operator = { value: 'own', getApplyFilterFn: () => null, InputComponent };
    const { api } = mount({
      columns: [
        { field: 'name', filterOperators: [{ ...operator, headerLabel: 'Own' }] },
      ],
    });
    expect(seen.at(-1)).toBe(false);
    act(() => api.setColumnHeaderFilterFocus('name'));
    expect(seen.at(-1)).toBe(true);
    act(() => api.startHeaderFilterEditMode('name'));
    fireEvent.keyDown(filterOf('name'), { key: 'ArrowDown' });
    expect(api.state.focus.columnHeaderFilter).toEqual({ field: 'name' });
  },
);

claim(
  'a menu that was never opened has no anchor',
  {
    'data-grid/filtering/header-filters':
      "Before that, showHeaderFilterMenu() can't show the menu.",
  },
  async () => {
    const { api } = mount();
    act(() => api.showHeaderFilterMenu('name'));
    await settle(50);
    expect(screen.queryByRole('menu')).toBeNull();
  },
);

claim(
  'the demos: one operator each, a slider, a marked cell, a jump',
  {
    'data-grid/filtering/header-filters': [
      "If every column has only one operator, the menu wastes space. Set the headerFilterMenu slot to null, and use the operator's headerLabel to label the input.",
      'Here, two operators use the same slider',
      'This wrapper marks the cells of filtered columns',
      'Focus its cell, then start editing',
    ],
  },
  async () => {
    const only = render(<OnlyInputs />);
    expect(screen.getByLabelText('First letters')).toBeInTheDocument();
    only.unmount();

    const slider = render(<SliderInHeader />);
    const all = shownIds().length;
    fireEvent.mouseDown(filterOf('seats'));
    fireEvent.keyDown(filterOf('seats'), { key: 'Enter' });
    expect(screen.getByRole('slider')).toHaveFocus();
    fireEvent.change(screen.getByRole('slider'), { target: { value: 30 } });
    expect(shownIds().length).toBeLessThan(all);
    slider.unmount();

    const marked = render(<MarkedHeaderFilters />);
    expect(filterOf('city')).toHaveClass('filtered');
    expect(filterOf('seats')).not.toHaveClass('filtered');
    marked.unmount();

    render(<JumpToFilter />);
    fireEvent.click(screen.getByRole('button', { name: 'Filter by city' }));
    await settle(20);
    expect(inputOf('city')).toHaveFocus();
  },
);
