/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
import '../../support/restResponse';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import DeleteSelected from '../../../docs/data-grid/recipes/crud/DeleteSelected';
import DuplicateRow from '../../../docs/data-grid/recipes/crud/DuplicateRow';
import ManageCourses from '../../../docs/data-grid/recipes/crud/ManageCourses';
import RetryFailedRead from '../../../docs/data-grid/recipes/crud/RetryFailedRead';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  settle,
  shownIds,
} from '../../support/mountGrid';

jest.setTimeout(60_000);
const LONG = { timeout: 15_000 };

test('a course is added, edited and deleted, and refusals are shown', async () => {
  render(<ManageCourses />);
  await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3', '4']), LONG);

  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('A course needs a title.', {}, LONG);
  fireEvent.change(screen.getByLabelText('New course'), { target: { value: 'Chess' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(shownIds()).toContain('5'), LONG);
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.doubleClick(cellOf(1, 'places'));
  fireEvent.change(inputOf(1, 'places'), { target: { value: '30' } });
  fireEvent.keyDown(inputOf(1, 'places'), { key: 'Enter' });
  await screen.findByText('The largest room has 20 places.', {}, LONG);
  expect(inputOf(1, 'places')).toHaveValue(30);
  fireEvent.keyDown(inputOf(1, 'places'), { key: 'Escape' });
  await settle();

  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete Bread for beginners' }));
  await screen.findByText('The bread course has begun.', {}, LONG);
  await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3', '4', '5']), LONG);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete Watercolors' }));
  await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3', '5']), LONG);
});

test('a failed read says so, and the next attempt shows rows', async () => {
  render(<RetryFailedRead />);
  expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).not.toBeNull();
  fireEvent.click(await screen.findByText('Try again', {}, LONG));
  await waitFor(() => expect(shownIds()).toHaveLength(4), LONG);
});

test('selected rows go but for those that are refused', async () => {
  render(<DeleteSelected />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  fireEvent.click(screen.getByText('Delete selected courses'));
  await screen.findByText('The bread course has begun.', {}, LONG);
  await waitFor(() => expect(shownIds()).toEqual(['2']), LONG);
});

test('a copy gets its number from the server, and is selected', async () => {
  render(<DuplicateRow />);
  fireEvent.click(screen.getAllByRole('menuitem', { name: 'more' })[1]!);
  fireEvent.click(await screen.findByText('Duplicate'));
  await screen.findByText('Created no. 5.', {}, LONG);
  expect(cellOf(5, 'title').closest('[role="row"]')).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a change of the id loses the selection', async () => {
  const columns = [{ field: 'name' }];
  const grid = mountGrid({ rows: [{ id: -1, name: 'New' }], columns });
  act(() => grid.api.selectRow(-1));
  grid.update({ rows: [{ id: 7, name: 'New' }] });
  await settle();
  expect(grid.api.getSelectedRows().size).toBe(0);
});

test('after "Select all" the model lists ids; Ctrl + A takes hidden rows, too', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const grid = mountGrid({ rows, columns: [{ field: 'id' }], checkboxSelection: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(grid.api.state.rowSelection).toEqual([1, 2, 3]);
  act(() => grid.api.setRowSelectionModel([]));
  const items = [{ field: 'id', operator: 'contains', value: '2' }];
  act(() => grid.api.setFilterModel({ items }));
  press(cellOf(2, 'id'));
  fireEvent.keyDown(cellOf(2, 'id'), { key: 'a', keyCode: 65, ctrlKey: true });
  expect([...grid.api.state.rowSelection].sort()).toEqual([1, 2, 3]);
});

test('when the row with the focus is removed, the focus goes to another row', async () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id }));
  const grid = mountGrid({ rows, columns: [{ field: 'id' }] });
  press(cellOf(3, 'id'));
  await settle();
  grid.update({ rows: rows.filter(({ id }) => id !== 3) });
  await settle(50);
  expect(document.activeElement?.closest('[data-id]')).not.toBeNull();
});
