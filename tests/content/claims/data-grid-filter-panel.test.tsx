/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { mountGrid, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [
  { id: 1, b: 'x', a: 'y' },
  { id: 2, b: 'z', a: 'y' },
];
const columns: GridProps['columns'] = [
  { field: 'b', headerName: 'Berry' },
  { field: 'a', headerName: 'Apple' },
  { field: 'c', headerName: 'Cherry', filterable: false },
];

async function openPanel(
  filterPanel: NonNullable<GridProps['slotProps']>['filterPanel'],
  plan: 'community' | 'pro',
) {
  const grid = mountGrid({ rows, columns, slotProps: { filterPanel } }, { plan });
  await act(async () => grid.api.showFilterPanel('b'));
  return grid;
}

const buttonOf = (name: string) => screen.queryByRole('button', { name });
const itemsOf = ({ api }: Awaited<ReturnType<typeof openPanel>>) =>
  api.state.filter.filterModel.items.map(({ field }) => field);

function readColumns() {
  const select = screen.getByRole('combobox', { name: 'Columns' });
  fireEvent.mouseDown(select);
  return [...document.querySelectorAll('[role="option"], option')]
    .map(({ textContent }) => textContent)
    .filter((text) => ['Berry', 'Apple', 'Cherry'].includes(text));
}

claim(
  'columns are in their order or sorted; those without filters are omitted',
  {
    'data-grid/filtering/customization': [
      "columnsSort | Sorts the list of columns: 'asc' or 'desc'. The default is the columns' order in the grid. |",
      'If users should never filter by a column, set filterable: false on it. If the available columns depend on the other filters, use filterFormProps.filterColumns',
    ],
  },
  async () => {
    const { unmount } = await openPanel({}, 'community');
    expect(readColumns()).toEqual(['Berry', 'Apple']);
    unmount();
    const sorted = await openPanel({ columnsSort: 'asc' }, 'community');
    expect(readColumns()).toEqual(['Apple', 'Berry']);
    sorted.unmount();
    await openPanel({ filterFormProps: { filterColumns: () => ['a'] } }, 'community');
    expect(readColumns()).toContain('Apple');
  },
);

claim(
  'Pro has buttons for more filters, which can be hidden; Community has none',
  {
    'data-grid/filtering/customization': 'Each hides a panel button, in Pro and Premium.',
  },
  async () => {
    const names = ['Add filter', 'Remove all'];
    const community = await openPanel({}, 'community');
    expect(names.map(buttonOf)).toEqual([null, null]);
    community.unmount();
    const pro = await openPanel({}, 'pro');
    expect(names.map((name) => buttonOf(name) !== null)).toEqual([true, true]);
    pro.unmount();
    await openPanel(
      { disableAddFilterButton: true, disableRemoveAllButton: true },
      'pro',
    );
    expect(names.map(buttonOf)).toEqual([null, null]);
  },
);

claim(
  'getColumnForNewFilter selects the column of the next filter, or disables it',
  {
    'data-grid/filtering/customization': [
      'getColumnForNewFilter | Returns the column for a new filter. |',
      'getColumnForNewFilter returns the next free column, or null if there is none.',
    ],
  },
  async () => {
    const getColumnForNewFilter = jest.fn<string | null, [unknown]>(() => 'a');
    const grid = await openPanel({ getColumnForNewFilter } as never, 'pro');
    const add = () => fireEvent.click(buttonOf('Add filter') ?? document.body);
    add();
    expect(itemsOf(grid)).toEqual(['b', 'a']);
    getColumnForNewFilter.mockReturnValue(null);
    add();
    expect(itemsOf(grid)).toEqual(['b', 'a']);
  },
);

claim(
  'header filters use separate keys of localeText',
  {
    'data-grid/filtering/customization':
      'Header filters have separate keys, such as `headerFilterOperatorStartsWith`.',
  },
  () => {
    const operator = { requiresFilterValue: false, getApplyFilterFn: () => null };
    mountGrid(
      {
        rows,
        columns: [
          {
            field: 'b',
            filterOperators: [{ ...operator, value: 'startsWith', label: 'own' }],
          },
        ],
        headerFilters: true,
        localeText: {
          filterOperatorStartsWith: 'panel word',
          headerFilterOperatorStartsWith: 'header word',
        },
      },
      { plan: 'pro' },
    );
    expect(screen.getByText('header word')).toBeInTheDocument();
    expect(screen.queryByText('panel word')).toBeNull();
  },
);
