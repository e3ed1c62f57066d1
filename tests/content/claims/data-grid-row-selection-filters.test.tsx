/**
 * @jest-environment jsdom
 */
import {
  modelOf,
  mountGrid,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import PickByPage from '../../../docs/data-grid/row-selection/PickByPage';
import {
  createRowSelectionManager,
  gridClasses,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
} from '@mui/x-data-grid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3, 4].map((id) => ({ id, name: `name ${id}` }));
const columns: GridProps['columns'] = [{ field: 'name' }];
const onlyFirst = { items: [{ field: 'name', operator: 'equals', value: 'name 1' }] };

const selectAllAndFilter = async (props: Partial<GridProps> = {}) => {
  const grid = mountGrid({ rows, columns, checkboxSelection: true, ...props });
  fireEvent.click(screen.getByLabelText(/all rows/));
  grid.update({ filterModel: onlyFirst });
  await settle();
  return grid;
};

claim(
  'after "select all", rows that a filter hides stay selected',
  {
    'data-grid/row-selection': [
      'With the exclude model, rows that a filter hides later are still selected',
      "The footer doesn't show this, because it counts only the rows that pass the filter.",
      'keep only the ids in `gridFilteredSortedRowIdsSelector(apiRef)`',
      "To clear the selection, call `setRowSelectionModel({ type: 'include', ids: new Set() })`.",
      '`gridRowSelectionIdsSelector` returns the same `Map`',
    ],
  },
  async () => {
    const grid = await selectAllAndFilter();
    expect(modelOf(grid)).toEqual(['exclude']);
    const { rowSelection } = grid.api.state;
    expect(rows.map(({ id }) => createRowSelectionManager(rowSelection).has(id))).toEqual(
      rows.map(() => true),
    );
    const apiRef = { current: grid.api } as never;
    expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual([1, 2, 3, 4]);
    expect([...grid.api.getSelectedRows().keys()]).toEqual([1, 2, 3, 4]);
    expect(grid.api.getSelectedRows().get(2)).toBe(rows[1]);
    // The footer does not count them, which hides the problem.
    expect(gridRowSelectionCountSelector(apiRef)).toBe(1);
    expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([1]);
    act(() => grid.api.setRowSelectionModel({ type: 'include', ids: new Set() }));
    expect(grid.api.getSelectedRows().size).toBe(0);
  },
);

claim(
  'without the exclude model they are deselected',
  {
    'data-grid/row-selection': [
      'Set `disableRowSelectionExcludeModel` so that the model always lists the selected ids.',
      'With an include model, rows hidden by a filter on the client are removed from the selection.',
    ],
  },
  async () => {
    const grid = await selectAllAndFilter({ disableRowSelectionExcludeModel: true });
    expect(modelOf(grid)).toEqual(['include', 1]);
  },
);

claim(
  'with a filter on the server, missing rows are deselected',
  {
    'data-grid/row-selection':
      'When rows disappear from the `rows` prop, the grid removes them from the selection.',
  },
  async () => {
    const props = {
      disableRowSelectionExcludeModel: true,
      filterMode: 'server' as const,
    };
    const grid = await selectAllAndFilter(props);
    expect(modelOf(grid)).toEqual(['include', 1, 2, 3, 4]);
    grid.update({ filterModel: onlyFirst, rows: rows.slice(0, 1) });
    await settle();
    expect(modelOf(grid)).toEqual(['include', 1]);
  },
);

claim(
  'page by page: the header selects a page and keeps the other one selected',
  { 'data-grid/row-selection': 'Rows that were selected on other pages stay selected.' },
  async () => {
    render(<PickByPage />);
    await settle();
    const all = () => screen.getByLabelText(/all rows/);
    fireEvent.click(all());
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('4 bags');
    fireEvent.click(screen.getByLabelText('Go to next page'));
    await settle();
    expect(all()).not.toBeChecked();
    fireEvent.click(all());
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('8 bags');
  },
);

claim(
  'a disabled checkbox has the classes of the style that hides it',
  { 'data-grid/row-selection': 'To hide disabled checkboxes, use CSS' },
  () => {
    mountGrid({ rows, columns, checkboxSelection: true, isRowSelectable: () => false });
    const first = screen.getAllByLabelText('Select row')[0];
    expect(first?.closest(`.${gridClasses.checkboxInput}.Mui-disabled`)).not.toBeNull();
  },
);
