/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import {
  cellOf,
  modelOf,
  mountGrid,
  press,
  selected,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `name ${id}` }));
const columns: GridProps['columns'] = [{ field: 'name' }];
const shift = { shiftKey: true };

claim(
  'Shift + click selects the range from the last selected row, and on a selected row deselects up to it',
  {
    'data-grid/row-selection': [
      'Shift + click selects all rows from the last selected row to the clicked row.',
      'Shift + click on a selected row deselects the range from the last selected row up to the clicked row. The clicked row itself stays selected.',
    ],
  },
  () => {
    const grid = mountGrid({ rows, columns, checkboxSelection: true });
    press(cellOf(1, 'name'));
    press(cellOf(2, 'name'));
    press(cellOf(1, 'name'));
    expect(selected(grid)).toBe('2');
    // Row 1 was clicked last, but deselected: there is no last selected row.
    press(cellOf(4, 'name'), shift);
    expect(selected(grid)).toBe('24');
    press(cellOf(6, 'name'), shift);
    expect(selected(grid)).toBe('2456');
    press(cellOf(4, 'name'), shift);
    expect(selected(grid)).toBe('24');
  },
);

for (const plan of ['community', 'pro'] as const)
  claim(
    `Shift + arrow toggles the row it moves to if only one can be selected: ${plan}`,
    {
      'data-grid/row-selection':
        'If only one row can be selected, selects or deselects the newly focused row instead.',
    },
    () => {
      const single = plan === 'pro' ? { disableMultipleRowSelection: true } : {};
      const grid = mountGrid({ rows, columns, ...single }, { plan });
      press(cellOf(2, 'name'));
      fireEvent.keyDown(cellOf(2, 'name'), { key: 'ArrowDown', ...shift });
      expect(selected(grid)).toBe('3');
      fireEvent.keyDown(cellOf(3, 'name'), { key: 'ArrowUp', ...shift });
      expect(selected(grid)).toBe('2');
      press(cellOf(3, 'name'));
      fireEvent.keyDown(cellOf(2, 'name'), { key: 'ArrowDown', ...shift });
      expect(selected(grid)).toBe('');
    },
  );

function typeAfterAll(
  props: Partial<GridProps>,
  plan: 'community' | 'pro' = 'community',
): unknown {
  const grid = mountGrid({ rows, columns, checkboxSelection: true, ...props }, { plan });
  fireEvent.click(screen.getByLabelText('Select all rows'));
  const [type] = modelOf(grid);
  grid.unmount();
  return type;
}

claim(
  '"all" lists ids for an item without a value and for a search',
  {
    'data-grid/row-selection': [
      'The model also lists the selected ids if users select all rows while a filter or a search is active',
      'A filter that has no value yet also makes the model list the ids',
    ],
  },
  () => {
    const items = [{ field: 'name', operator: 'contains' }];
    expect(typeAfterAll({ filterModel: { items } })).toBe('include');
    const search = { items: [], quickFilterValues: ['name'] };
    expect(typeAfterAll({ filterModel: search })).toBe('include');
  },
);

claim(
  '"all" in a tree lists ids where descendants do not follow',
  {
    'data-grid/row-selection':
      'If you turn off `descendants`, the model lists the ids immediately when users select all rows.',
  },
  () => {
    const tree = {
      rows,
      getTreeDataPath: ({ id }: { id: number }) => (id < 3 ? ['a', `${id}`] : [`${id}`]),
      treeData: true,
    } as unknown as Partial<GridProps>;
    const typeWith = (props: Partial<GridProps>) =>
      typeAfterAll({ ...tree, ...props }, 'pro');
    const follow = (descendants: boolean) => ({
      rowSelectionPropagation: { descendants, parents: !descendants },
    });
    expect(typeWith({})).toBe('exclude');
    expect(typeWith(follow(true))).toBe('exclude');
    expect(typeWith(follow(false))).toBe('include');
  },
);
