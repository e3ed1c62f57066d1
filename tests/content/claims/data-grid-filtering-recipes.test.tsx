/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  gridFilteredRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
} from '@mui/x-data-grid';
import CookingTime from '../../../docs/data-grid/filtering-recipes/CookingTime';
import CountPerCourse from '../../../docs/data-grid/filtering-recipes/CountPerCourse';
import HowManyFound from '../../../docs/data-grid/filtering-recipes/HowManyFound';
import QuickOrSweet from '../../../docs/data-grid/filtering-recipes/QuickOrSweet';
import RememberFilter from '../../../docs/data-grid/filtering-recipes/RememberFilter';
import { readFilterModel } from '../../../docs/shared/readFilterModel';
import { recipeColumns } from '../../../docs/data-grid/filtering-recipes/recipes';
import {
  mountGrid,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, name: 'Ada', made: new Date(2026, 0, 5) },
  { id: 2, name: 'Bea', made: new Date(2026, 2, 5) },
];
const columns: GridProps['columns'] = [
  { field: 'name' },
  { field: 'made', type: 'date' },
];
const byName = (value: string) => ({
  items: [{ field: 'name', operator: 'contains', value }],
});

claim(
  'getFilterState computes a result and leaves the rows alone',
  {
    'data-grid/filtering-recipes': [
      'getFilterState() computes the result of any filter model without applying it.',
      'A row passes unless its id is false in filteredRowsLookup.',
    ],
  },
  () => {
    const { api } = mountGrid({ rows, columns });
    const { filteredRowsLookup } = api.getFilterState(byName('a'));
    expect(filteredRowsLookup).toEqual({});
    expect(api.getFilterState(byName('Bea')).filteredRowsLookup).toEqual({ 1: false });
    expect(shownIds()).toEqual(['1', '2']);
    expect(api.state.filter.filterModel.items).toEqual([]);
  },
);

claim(
  'with server filtering, getFilterState has nothing to count',
  { 'data-grid/filtering-recipes': 'With server filtering, let your server count.' },
  () => {
    const { api } = mountGrid({ rows, columns, filterMode: 'server' });
    expect(api.getFilterState(byName('Bea')).filteredRowsLookup).toEqual({});
  },
);

claim(
  'one selector counts the top level, the other one all rows',
  {
    'data-grid/filtering-recipes':
      'gridFilteredTopLevelRowCountSelector counts the rows that pass, on all pages and without the children of a tree. gridFilteredRowCountSelector includes the children.',
  },
  () => {
    const { api } = mountGrid(
      {
        rows: [
          { id: 1, path: ['a'] },
          { id: 2, path: ['a', 'b'] },
        ],
        columns: [{ field: 'id' }],
        treeData: true,
        getTreeDataPath: (row) => row.path,
      },
      { plan: 'pro' },
    );
    const apiRef = { current: api } as never;
    expect(gridFilteredTopLevelRowCountSelector(apiRef)).toBe(1);
    expect(gridFilteredRowCountSelector(apiRef)).toBe(2);
  },
);

claim(
  'a stored date filters as a text; an unknown field is dropped, an operator throws',
  {
    'data-grid/filtering-recipes': [
      'The model is plain data except for dates, which become text. The grid accepts them as text.',
      'The grid drops conditions on unknown fields, but an unknown operator throws an error.',
    ],
  },
  () => {
    const stored = JSON.parse(JSON.stringify({ value: new Date(Date.UTC(2026, 1, 1)) }));
    const grid = mountGrid({
      rows,
      columns,
      filterModel: { items: [{ field: 'made', operator: 'after', ...stored }] },
    });
    expect(shownIds()).toEqual(['2']);
    grid.unmount();
    const items = [{ field: 'gone', operator: 'contains', value: 'x' }];
    const unknown = mountGrid({
      rows,
      columns,
      initialState: { filter: { filterModel: { items } } },
    });
    expect(shownIds()).toEqual(['1', '2']);
    expect(unknown.api.state.filter.filterModel.items).toEqual([]);
    unknown.unmount();
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const wrong = [{ field: 'name', operator: 'sounds like', value: 'x' }];
    expect(() => mountGrid({ rows, columns, filterModel: { items: wrong } })).toThrow(
      'sounds like',
    );
    quiet.mockRestore();
  },
);

claim(
  'the counts follow the search, and a choice narrows the rows',
  { 'data-grid/filtering-recipes': 'Search for pie, and the counts follow.' },
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
      'The first one shows in the footer how many rows pass the filters, and lets users remove the filters.',
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
      'Store the model in onFilterModelChange, and read it when the grid mounts. Set a filter, close the list of recipes, and open it again',
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
      'compute the inner part in a column that stays hidden, and filter by it.',
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
