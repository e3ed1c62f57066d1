/**
 * @jest-environment jsdom
 */
import {
  cellOf,
  mountGrid,
  press,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { has, headerOf, openMenu } from '../../support/components/gridParts';
import { act, fireEvent, screen } from '@testing-library/react';
import type { GridColDef } from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

const columns: GridColDef[] = [{ field: 'name' }];
const rows = Array.from({ length: 120 }, (_, id) => ({ id, name: `n${id}` }));

const selected = () =>
  document.querySelectorAll('[role="row"][aria-selected="true"]').length;

for (const [plan, shown, count] of [
  ['community', 100, 1],
  ['pro', 120, 2],
  ['premium', 120, 2],
] as const)
  claim(
    `${plan} shows ${shown} of 120 rows, and two clicks with Ctrl select ${count}`,
    {
      'data-grid/getting-started': [
        'All rows are in one scrollable list until you set pagination.',
        'Users can select several rows without checkboxes',
      ],
      'data-grid/faq': 'In the Community plan, the largest page size is 100.',
    },
    () => {
      const props: Partial<GridProps> = { hideFooter: true };
      mountGrid({ rows, columns, ...props }, { plan });
      expect(shownIds()).toHaveLength(shown);
      press(cellOf(0, 'name'));
      press(cellOf(1, 'name'), { ctrlKey: true });
      expect(selected()).toBe(count);
    },
  );

for (const [plan, isOn, sorted, commands] of [
  ['community', false, ['b'], []],
  ['pro', true, ['a', 'b'], ['Pin']],
  ['premium', true, ['a', 'b'], ['Pin', 'Aggregation', 'Group', 'Manage pivot']],
] as const)
  claim(
    `${plan}: dragging columns, several sorts and filters, commands`,
    {
      'data-grid/getting-started': [
        'Users can select several rows without checkboxes, reorder columns by dragging, and sort and filter by several columns at once.',
        'Users can pin columns from the column menu. In Premium, they can also use this menu to group, aggregate, and pivot.',
      ],
    },
    () => {
      const two: GridColDef[] = [{ field: 'a' }, { field: 'b' }];
      const { api } = mountGrid(
        { rows: [{ id: 1, a: 'x', b: 'y' }], columns: two },
        { plan },
      );
      expect(has('.MuiDataGrid-columnHeader [draggable="true"]')).toBe(isOn);

      fireEvent.click(headerOf('a'));
      fireEvent.click(headerOf('b'), { ctrlKey: true });
      expect(api.getSortModel().map(({ field }) => field)).toEqual(sorted);

      const items = two.map(({ field }, id) => ({ id, field, operator: 'isNotEmpty' }));
      const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      act(() => api.setFilterModel({ items }));
      silence.mockRestore();
      expect(api.state.filter.filterModel.items).toHaveLength(isOn ? 2 : 1);

      const menu = openMenu(api, 'a').join();
      const found = ['Pin', 'Aggregation', 'Group', 'Manage pivot'].filter((each) =>
        menu.includes(each),
      );
      expect(found).toEqual(commands);
    },
  );

claim(
  'on by default: sorting, menus; cells are edited only where a column says so',
  {
    'data-grid/getting-started':
      'Sorting, filtering, column menus, and keyboard navigation are on by default.',
    'data-grid/column-definition':
      'editable | Whether users can edit the cells | false |',
  },
  () => {
    const { api } = mountGrid({ rows: rows.slice(0, 2), columns });
    expect(api.getColumn('name')).toMatchObject({
      sortable: true,
      filterable: true,
      editable: false,
    });
    expect(screen.getByRole('columnheader').querySelector('button')).not.toBeNull();
  },
);
