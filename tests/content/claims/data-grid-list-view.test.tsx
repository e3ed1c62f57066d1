/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GridListViewColDef } from '@mui/x-data-grid-pro';
import CheckOffList from '../../../docs/data-grid/list-view/CheckOffList';
import ListWithDetails from '../../../docs/data-grid/list-view/ListWithDetails';
import { readApi } from '../../support/components/readApi';
import { has, shownFields } from '../../support/components/gridParts';
import {
  cellOf,
  mountGrid,
  press,
  selected,
  settle,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
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
      'Pinned columns and the visibility of columns come back when you leave the list.',
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

test('the community grid ignores it', async () => {
  await mount({}, 'community');
  expect(shownFields()).toEqual(['name', 'city']);
});

claim(
  'GridListViewColDef has five members',
  {
    'data-grid/list-view':
      'It needs a field, which can be the field of a column or any other name. It also takes renderCell, display, align and cellClassName.',
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
  'sorting, filters and selection work and survive a change of the view',
  {
    'data-grid/list-view': [
      'Selection, sorting, filters and pages stay the same when the view changes.',
      'Its filter panel and search use columns',
    ],
  },
  async () => {
    const grid = await mount({ sortModel: [{ field: 'name', sort: 'desc' }] });
    expect(shownIds()).toEqual(['c', 'b', 'a']);
    press(cellOf('b', 'item'));
    act(() => grid.api.setQuickFilterValues(['city']));
    act(() =>
      grid.api.setFilterModel({
        items: [{ field: 'city', operator: 'contains', value: 'b' }],
      }),
    );
    await settle();
    expect(shownIds()).toEqual(['b']);
    grid.update({ listView: false });
    await settle();
    expect([shownIds(), selected(grid)]).toEqual([['b'], 'b']);
  },
);

claim(
  'columns added by the grid are not in the list: checkboxes, handles, toggles',
  {
    'data-grid/list-view':
      "The columns that the grid adds, such as checkboxes, detail toggles or drag handles, aren't part of the list.",
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
      'In the list, this is only the list column, so name the fields in the export options',
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
  'a double click does not edit',
  { 'data-grid/list-view': "Users can't edit cells in the list." },
  async () => {
    await mount();
    fireEvent.doubleClick(cellOf('a', 'item'));
    await settle();
    expect(has('[role="row"] input')).toBe(false);
  },
);

claim(
  'arrow keys move between items',
  { 'data-grid/list-view': '↑ and ↓ move between items' },
  async () => {
    await mount();
    press(cellOf('b', 'item'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cellOf('a', 'item'));
  },
);

claim(
  'custom checkboxes select several items; only the focused one is a tab stop',
  {
    'data-grid/list-view': [
      'Render a checkbox yourself and call selectRow().',
      'so that only the controls of the focused item are tab stops.',
    ],
  },
  async () => {
    render(<CheckOffList />);
    await settle();
    const boxes = screen.getAllByRole('checkbox');
    fireEvent.click(boxes[0]!);
    fireEvent.click(boxes[2]!);
    await settle();
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    press(cellOf(2, 'check'));
    await settle();
    expect(boxes.map((box) => box.tabIndex)).toEqual([-1, 0, -1, -1]);
  },
);

claim(
  'a button in an item opens the detail panel',
  { 'data-grid/list-view': 'A button in the item can open the detail panel of its row.' },
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
