/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GridListViewColDef } from '@mui/x-data-grid-pro';
import CheckOffList from '../../../docs/data-grid/list-view/CheckOffList';
import { has } from '../../support/components/gridParts';
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

async function mount(props: Partial<GridProps> = {}) {
  const grid = mountGrid(
    { rows, columns, listView: true, listViewColumn, ...props },
    { plan: 'pro' },
  );
  await settle();
  return grid;
}

claim(
  'sorting, filters and selection work and survive a change of the view',
  {
    'data-grid/list-view': [
      'Selection, sorting, filters, and pages stay the same when the view changes.',
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
      'so that only those in the focused item are tab stops.',
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
