/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { GridListViewColDef } from '@mui/x-data-grid-pro';
import ListWithDetails from '../../../docs/data-grid/list-view/ListWithDetails';
import { readApi } from '../../support/components/readApi';
import { has, shownFields } from '../../support/components/gridParts';
import { mountGrid, settle, type GridProps } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = ['b', 'a', 'c'].map((id) => ({ id, name: `Row ${id}`, city: `City ${id}` }));
const columns = [{ field: 'name', editable: true }, { field: 'city' }];
const listViewColumn: GridListViewColDef = {
  field: 'item',
  renderCell: ({ row }) => `${row.name} in ${row.city}`,
};

async function mount(props: Partial<GridProps> = {}, plan: 'pro' | 'community' = 'pro') {
  const grid = mountGrid(
    { rows, columns, listView: true, listViewColumn, ...props },
    { plan },
  );
  await settle();
  return grid;
}

const cellsIn = (id: string) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `[role="row"][data-id="${id}"] [role="gridcell"]`,
    ),
  ].map(({ dataset, textContent }) => [dataset.field, textContent]);

claim(
  'off by default; one cell in each row and no header',
  {
    'data-grid/list-view': [
      'The grid then has neither headers nor columns',
      'The list is still a grid, with one cell in each row.',
    ],
  },
  async () => {
    const grid = await mount();
    expect(cellsIn('a')).toEqual([['item', 'Row a in City a']]);
    expect(shownFields()).toEqual([]);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '1');
    grid.update({ listView: false });
    await settle();
    expect(shownFields()).toEqual(['name', 'city']);
    grid.update({ listView: undefined });
    await settle();
    expect(shownFields()).toEqual(['name', 'city']);
  },
);

claim(
  'pinned and hidden columns are restored when the list view is disabled',
  {
    'data-grid/list-view':
      "Column pinning and visibility don't affect the list. Both take effect again when the grid returns to columns.",
  },
  async () => {
    const grid = await mount({
      columns: [...columns, { field: 'id' }],
      initialState: {
        pinnedColumns: { left: ['city'] },
        columns: { columnVisibilityModel: { id: false } },
      },
    });
    expect(cellsIn('a')).toHaveLength(1);
    grid.update({ listView: false });
    await settle();
    expect(shownFields()).toEqual(['city', 'name']);
  },
);

claim(
  'the Community grid ignores it',
  { 'data-grid/faq': 'In a lower plan, such a prop does nothing' },
  async () => {
    await mount({}, 'community');
    expect(shownFields()).toEqual(['name', 'city']);
  },
);

claim(
  'GridListViewColDef has five members',
  {
    'data-grid/list-view':
      'It needs a field, which can be the field of a column or any other name. You can also set renderCell, display, align, and cellClassName.',
  },
  () => {
    expect(Object.keys(readApi('GridListViewColDef').props).sort()).toEqual([
      'align',
      'cellClassName',
      'display',
      'field',
      'renderCell',
    ]);
  },
);

claim(
  'the field can be that of a column, whose renderCell is then ignored',
  {
    'data-grid/list-view':
      'It needs a field, which can be the field of a column or any other name.',
  },
  async () => {
    await mount({
      columns: [{ field: 'name', renderCell: () => 'column' }],
      listViewColumn: { field: 'name', renderCell: ({ value }) => `list: ${value}` },
    });
    expect(cellsIn('a')).toEqual([['name', 'list: Row a']]);
  },
);

claim(
  'columns added by the grid are not in the list: checkboxes, handles, toggles',
  {
    'data-grid/list-view':
      "The columns that the grid adds, such as those with checkboxes, detail toggles, or drag handles, aren't part of the list.",
  },
  async () => {
    await mount({
      checkboxSelection: true,
      rowReordering: true,
      getDetailPanelContent: () => <p>Details</p>,
      initialState: { pinnedColumns: { left: ['name'] } },
    });
    expect(cellsIn('a')).toHaveLength(1);
    expect(has('[role="row"] input')).toBe(false);
  },
);

claim(
  'exports use the list column, or the fields that are named',
  {
    'data-grid/list-view':
      'In the list, only the list column is visible, so list the columns to export in the `fields` option of the CSV or Excel export.',
  },
  async () => {
    const { api } = await mount();
    const csv = (fields?: string[]) =>
      api.getDataAsCsv({ includeHeaders: false, fields }).split(/\r?\n/)[0];
    expect(csv()).not.toContain('City');
    expect(csv(['name', 'city'])).toBe('Row b,City b');
  },
);

claim(
  'a button in an item opens the detail panel',
  { 'data-grid/list-view': "A button in the item can open the row's detail panel." },
  async () => {
    render(<ListWithDetails />);
    await settle();
    const button = screen.getByRole('button', { name: 'Allergens of Baked trout' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    await settle();
    expect(screen.getByText('Contains: Fish')).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);
