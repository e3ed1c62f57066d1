/**
 * @jest-environment jsdom
 */
import { mountGrid, settle, shownIds } from '../../support/mountGrid';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import FixedFilter from '../../../docs/data-grid/filtering/FixedFilter';

const headerInput = (field: string) =>
  document.querySelector<HTMLInputElement>(
    `[role="columnheader"][aria-label="${field}" i] input`,
  )!;

test('a filter of a column with `filterable: false` is shown, but cannot be changed', async () => {
  render(<FixedFilter />);
  await act(() => settle(100));
  expect(shownIds()).toEqual(['3', '5']);
  expect(headerInput('ward')).toHaveValue('Surgery');
  expect(headerInput('ward')).toBeDisabled();
  expect(headerInput('nights')).toBeEnabled();

  fireEvent.click(screen.getAllByLabelText('Show filters')[0]!);
  await act(() => settle(100));
  const [fixed, own] = screen.getAllByLabelText('Value');
  expect(fixed).toHaveValue('Surgery');
  expect(fixed).toBeDisabled();
  expect(own).toHaveValue(4);
  expect(own).toBeEnabled();
  const [fixedDelete, ownDelete] = screen.getAllByLabelText('Delete');
  expect(fixedDelete).toBeDisabled();
  expect(ownDelete).toBeEnabled();
});

test('"Remove all" keeps it', async () => {
  render(<FixedFilter />);
  await act(() => settle(100));
  fireEvent.click(screen.getAllByLabelText('Show filters')[0]!);
  await act(() => settle(100));
  const panel = screen.getByRole('tooltip');
  fireEvent.click(within(panel).getByRole('button', { name: 'Remove all' }));
  await act(() => settle(100));
  expect(shownIds()).toEqual(['1', '3', '5']);
});

test('the panel of the demo offers only "and"', async () => {
  render(<FixedFilter />);
  await act(() => settle(100));
  fireEvent.click(screen.getAllByLabelText('Show filters')[0]!);
  await act(() => settle(100));
  const choice = screen.getByRole('combobox', { name: 'Logic operator' });
  expect(choice).toHaveTextContent('And');
  expect(choice).toHaveAttribute('aria-disabled', 'true');
});

const columns = [{ field: 'ward', filterable: false }, { field: 'nights' }];
const filterModel = {
  items: [
    { id: 1, field: 'ward', operator: 'equals', value: 'Surgery' },
    { id: 2, field: 'nights', operator: 'contains', value: '4' },
  ],
};

test('by default, users can switch to "or", which lets more rows pass', async () => {
  const grid = mountGrid(
    { rows: [], columns, initialState: { filter: { filterModel } } },
    { plan: 'pro' },
  );
  act(() => grid.api.showFilterPanel());
  await act(() => settle(100));
  const choice = screen.getByRole('combobox', { name: 'Logic operator' });
  expect(choice).not.toHaveAttribute('aria-disabled', 'true');
});

test('in Community, the filter command of another column replaces it', async () => {
  const items = filterModel.items.slice(0, 1);
  const grid = mountGrid({
    rows: [],
    columns,
    initialState: { filter: { filterModel: { items } } },
  });
  act(() => grid.api.showFilterPanel('nights'));
  await act(() => settle(100));
  expect(grid.api.state.filter.filterModel.items.map(({ field }) => field)).toEqual([
    'nights',
  ]);
});
