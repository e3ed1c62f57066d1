/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  getGridNumericOperators,
  gridFilterActiveItemsSelector,
  GridLogicOperator,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3, 4].map((id) => ({ id, size: id, name: id % 2 ? 'odd' : 'even' }));
const columns: GridProps['columns'] = [
  { field: 'size', type: 'number' },
  { field: 'name' },
];
const from: GridFilterItem = { id: 'from', field: 'size', operator: '>=', value: 2 };
const odd: GridFilterItem = {
  id: 'odd',
  field: 'name',
  operator: 'equals',
  value: 'odd',
};

const mount = (items: GridFilterItem[], change: Partial<GridProps> = {}) =>
  mountGrid(
    { rows, columns, initialState: { filter: { filterModel: { items } } }, ...change },
    { plan: 'pro', callbacks: ['onFilterModelChange'] },
  );

const formsOf = () => [
  ...document.querySelectorAll<HTMLElement>('.MuiDataGrid-filterForm'),
];

claim(
  'items are combined with "and" or "or", and always with the search',
  {
    'data-grid/filtering/multi-filters': [
      'logicOperator: GridLogicOperator.And | all items',
      'logicOperator: GridLogicOperator.Or | at least one item',
      'Whichever operator you choose, a row must also match the quick filter.',
    ],
  },
  async () => {
    const { api } = mount([from, odd]);
    expect(shownIds()).toEqual(['3']);
    act(() => api.setFilterLogicOperator(GridLogicOperator.Or));
    expect(shownIds()).toEqual(['1', '2', '3', '4']);
    act(() => api.setQuickFilterValues(['even']));
    await settle(20);
    expect(shownIds()).toEqual(['2', '4']);
  },
);

claim(
  'items without ids get random ones and an error',
  {
    'data-grid/filtering/multi-filters':
      'If several items have no `id`, the grid logs an error and generates random ids.',
  },
  () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const withoutIds = [from, odd].map((item) => ({ ...item, id: undefined }));
    const { api } = mount(withoutIds);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('`id` field is required'));
    error.mockRestore();
    const ids = api.state.filter.filterModel.items.map(({ id }) => typeof id);
    expect(ids).toEqual(['number', 'number']);
  },
);

claim(
  'an item without a value has no effect',
  {
    'data-grid/filtering/multi-filters':
      "An item without a value has no effect, unless its operator doesn't need a value.",
  },
  () => {
    const { api } = mount([from, { id: 'open', field: 'name', operator: 'contains' }]);
    expect(shownIds()).toEqual(['2', '3', '4']);
    expect(gridFilterActiveItemsSelector({ current: api } as never)).toEqual([from]);
  },
);

claim(
  'upsertFilterItems changes the model once, and replaces by id',
  {
    'data-grid/filtering/multi-filters':
      '`upsertFilterItems()` adds several items at once, or replaces those with the same `id`.',
  },
  () => {
    const { api, takeCalls } = mount([from]);
    takeCalls();
    act(() => api.upsertFilterItems([{ ...from, value: 4 }, odd]));
    expect(takeCalls()).toEqual(['onFilterModelChange']);
    expect(api.state.filter.filterModel.items).toEqual([{ ...from, value: 4 }, odd]);
    act(() => api.deleteFilterItem({ ...odd, value: 'another' }));
    expect(api.state.filter.filterModel.items).toHaveLength(1);
  },
);

claim(
  'every condition is tested on every row',
  {
    'data-grid/filtering/multi-filters':
      'The grid tests every condition on every row, even with "and".',
  },
  () => {
    const tested = jest.fn(() => true);
    const counting = {
      ...getGridNumericOperators()[0]!,
      value: 'counting',
      getApplyFilterFn: () => tested,
    };
    mount(
      [
        { id: 1, field: 'name', operator: 'equals', value: 'nothing' },
        { id: 2, field: 'size', operator: 'counting', value: 1 },
      ],
      { columns: [{ field: 'size', filterOperators: [counting] }, { field: 'name' }] },
    );
    expect(tested).toHaveBeenCalledTimes(rows.length);
  },
);

claim(
  'the panel shows the logic operator from the second line on',
  {
    'data-grid/filtering/multi-filters': [
      'The built-in panel shows it from the second line on',
      'Makes the choice read-only, as in the built-in panel from the third line on',
      'When the panel opens and when users add a condition, the last condition receives focus.',
    ],
  },
  async () => {
    const { api } = mount([from, odd, { ...odd, id: 'third' }]);
    await act(async () => api.showFilterPanel());
    const inputs = formsOf().map(
      (form) =>
        form.querySelector<HTMLElement>('.MuiDataGrid-filterFormLogicOperatorInput')!,
    );
    expect(inputs.map((input) => getComputedStyle(input).visibility)).toEqual([
      'hidden',
      'visible',
      'visible',
    ]);
    expect(inputs.map((input) => input.querySelector('input')!.disabled)).toEqual([
      true,
      false,
      true,
    ]);
    const [, , last] = formsOf();
    expect(within(last!).getByLabelText('Value')).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await settle(20);
    expect(within(formsOf().at(-1)!).getByLabelText('Value')).toHaveFocus();
  },
);

claim(
  'disableMultipleColumnsFiltering allows one item',
  {
    'data-grid/filtering/multi-filters': [
      '`disableMultipleColumnsFiltering` limits the model to one item, as in the Community plan.',
      'The panel then has no **Add filter** button.',
    ],
  },
  async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api } = mount([from, odd], { disableMultipleColumnsFiltering: true });
    quiet.mockRestore();
    expect(api.state.filter.filterModel.items).toEqual([from]);
    await act(async () => api.showFilterPanel());
    expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
  },
);
