/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import CookingTime from '../../../docs/data-grid/filtering-recipes/CookingTime';
import CountPerCourse from '../../../docs/data-grid/filtering-recipes/CountPerCourse';
import HowManyFound from '../../../docs/data-grid/filtering-recipes/HowManyFound';
import QuickOrSweet from '../../../docs/data-grid/filtering-recipes/QuickOrSweet';
import RememberFilter from '../../../docs/data-grid/filtering-recipes/RememberFilter';
import { readFilterModel } from '../../../docs/shared/readFilterModel';
import { recipeColumns } from '../../../docs/data-grid/filtering-recipes/recipes';
import { settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

claim(
  'the counts follow the search, and a choice narrows the rows',
  { 'data-grid/filtering-recipes': 'Search for pie to see the counts change.' },
  async () => {
    render(<CountPerCourse />);
    const names = () =>
      within(screen.getByRole('group', { name: 'Course' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Starter (3)', 'Main (6)', 'Dessert (3)']);
    fireEvent.click(screen.getByRole('button', { name: 'Dessert (3)' }));
    expect(shownIds()).toHaveLength(3);
    expect(names()).toEqual(['Starter (3)', 'Main (6)', 'Dessert (3)']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pie' } });
    await settle(300);
    expect(names()).toEqual(['Starter (0)', 'Main (1)', 'Dessert (0)']);
  },
);

claim(
  'the footer shows the counts, and resets the filters',
  {
    'data-grid/filtering-recipes':
      'In the first recipe, the footer shows how many rows match and lets users remove the filters.',
  },
  () => {
    render(<HowManyFound />);
    expect(screen.getByRole('status')).toHaveTextContent('8 of 12 recipes');
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('status')).toHaveTextContent('12 of 12 recipes');
  },
);

claim(
  'a filter is restored after remounting the grid',
  {
    'data-grid/filtering-recipes':
      'Store the model in onFilterModelChange, and read it when the grid mounts. Set a filter, close the list of recipes, and reopen it',
  },
  async () => {
    sessionStorage.clear();
    render(<RememberFilter />);
    const toggle = () =>
      fireEvent.click(screen.getByRole('button', { name: /the recipes/ }));
    toggle();
    expect(shownIds()).toHaveLength(12);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'curry' } });
    await settle(300);
    expect(shownIds()).toHaveLength(1);
    toggle();
    expect(shownIds()).toEqual([]);
    toggle();
    await act(() => settle(20));
    expect(shownIds()).toHaveLength(1);
  },
);

claim(
  'a filter keeps only known columns and operators',
  {
    'data-grid/filtering-recipes':
      'Check stored fields and operators against your columns, as readFilterModel does.',
  },
  () => {
    const items = [
      { field: 'dish', operator: 'contains', value: 'pie' },
      { field: 'dish', operator: 'gone', value: 'pie' },
      { field: 'gone', operator: 'contains', value: 'pie' },
    ];
    expect(readFilterModel({ items }, recipeColumns).items).toEqual([items[0]]);
    expect(readFilterModel({ items: 5 }, recipeColumns).items).toEqual([]);
    expect(readFilterModel(null, recipeColumns).items).toEqual([]);
    sessionStorage.setItem('recipe-filter', JSON.stringify({ items: [items[1]] }));
    render(<RememberFilter />);
    fireEvent.click(screen.getByRole('button', { name: /the recipes/ }));
    expect(shownIds()).toHaveLength(12);
    sessionStorage.clear();
  },
);

claim(
  'a range is two conditions, and a hidden column contains the inner "and"',
  {
    'data-grid/filtering-recipes': [
      'One slider sets two conditions on the same column',
      'compute the part in parentheses in a hidden column and filter by that column.',
    ],
  },
  () => {
    const range = render(<CookingTime />);
    const before = shownIds().length;
    fireEvent.change(screen.getByRole('slider', { name: 'Longest time' }), {
      target: { value: 150 },
    });
    expect(shownIds().length).toBeGreaterThan(before);
    range.unmount();
    render(<QuickOrSweet />);
    expect(shownIds().length).toBeGreaterThan(3);
    expect(shownIds().length).toBeLessThan(9);
    expect(screen.queryByRole('columnheader', { name: 'Quick main course' })).toBeNull();
  },
);
