/**
 * @jest-environment jsdom
 */
import { mountGrid, settle, shownIds } from '../../support/components/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import FixedFilter from '../../../docs/data-grid/filtering/FixedFilter';
import { claim } from '../../support/content/claim';

const headerInput = (field: string) =>
  document.querySelector<HTMLInputElement>(
    `.MuiDataGrid-columnHeader--filter[data-field="${field}"] input`,
  )!;

claim(
  'a filter of a column with `filterable: false` is shown, but users cannot change it',
  {
    'data-grid/filtering':
      "If the column has `filterable: false`, users see the filter in the panel but can't change it.",
  },
  async () => {
    render(<FixedFilter />);
    await settle();
    expect(shownIds()).toEqual(['3', '5']);
    expect(headerInput('ward')).toHaveValue('Surgery');
    expect(headerInput('ward')).toBeDisabled();
    expect(headerInput('nights')).toBeEnabled();

    fireEvent.click(screen.getAllByLabelText('Show filters')[0]!);
    await settle();
    const [fixed, own] = screen.getAllByLabelText('Value');
    expect(fixed).toHaveValue('Surgery');
    expect(fixed).toBeDisabled();
    expect(own).toHaveValue(4);
    expect(own).toBeEnabled();
    const [fixedDelete, ownDelete] = screen.getAllByLabelText('Delete');
    expect(fixedDelete).toBeDisabled();
    expect(ownDelete).toBeEnabled();
    const choice = screen.getByRole('combobox', { name: 'Logic operator' });
    expect(choice).toHaveTextContent('And');
    expect(choice).toHaveAttribute('aria-disabled', 'true');

    fireEvent.click(screen.getByText('Remove all', { selector: 'button' }));
    await settle();
    expect(shownIds()).toEqual(['1', '3', '5']);
  },
);

const columns = [{ field: 'ward', filterable: false }, { field: 'nights' }];
const filterModel = {
  items: [
    { id: 1, field: 'ward', operator: 'equals', value: 'Surgery' },
    { id: 2, field: 'nights', operator: 'contains', value: '4' },
  ],
};

claim(
  'by default, users can switch to "or"',
  {
    'data-grid/filtering/multi-filters':
      'With two or more conditions, users choose "And" or "Or"',
  },
  async () => {
    const grid = mountGrid(
      { rows: [], columns, initialState: { filter: { filterModel } } },
      { plan: 'pro' },
    );
    act(() => grid.api.showFilterPanel());
    await settle();
    const choice = screen.getByRole('combobox', { name: 'Logic operator' });
    expect(choice).not.toHaveAttribute('aria-disabled', 'true');
  },
);

claim(
  'in Community, the filter command of another column replaces it',
  {
    'data-grid/components/filter-panel':
      'In Community, the new filter replaces any filter on another column.',
  },
  async () => {
    const items = filterModel.items.slice(0, 1);
    const grid = mountGrid({
      rows: [],
      columns,
      initialState: { filter: { filterModel: { items } } },
    });
    act(() => grid.api.showFilterPanel('nights'));
    await settle();
    expect(grid.api.state.filter.filterModel.items.map(({ field }) => field)).toEqual([
      'nights',
    ]);
  },
);
