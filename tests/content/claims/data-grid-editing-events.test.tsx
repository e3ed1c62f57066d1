/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import AskBeforeDiscarding from '../../../docs/data-grid/editing/editing-events/AskBeforeDiscarding';
import EnterMovesRight from '../../../docs/data-grid/editing/editing-events/EnterMovesRight';
import OneRowAtATime from '../../../docs/data-grid/editing/editing-events/OneRowAtATime';
import ShowReasons from '../../../docs/data-grid/editing/editing-events/ShowReasons';
import StartWithFunctionKey from '../../../docs/data-grid/editing/editing-events/StartWithFunctionKey';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  settle,
  type GridProps,
} from '../../support/components/mountGrid';

const rows = [
  { id: 1, name: 'Ada', note: 'x' },
  { id: 2, name: 'Bo', note: 'y' },
];
const columns: GridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'note', editable: true },
];
const isEditing = (id: number, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');
const textOf = (id: number, field: string) => cellOf(id, field).textContent;

async function key(element: Element, name: string, init: KeyboardEventInit = {}) {
  fireEvent.keyDown(element, { key: name, ...init });
  await settle();
}

test('programmatic edits fire no start and stop events, but change the model', async () => {
  for (const editMode of ['cell', 'row'] as const) {
    const kind = editMode === 'cell' ? 'Cell' : 'Row';
    const modes = `on${kind}ModesModelChange`;
    const callbacks = [`on${kind}EditStart`, `on${kind}EditStop`, modes];
    const { api, takeCalls, unmount } = mountGrid(
      { rows, columns, editMode },
      { callbacks },
    );
    act(() =>
      editMode === 'cell'
        ? api.startCellEditMode({ id: 1, field: 'name' })
        : api.startRowEditMode({ id: 1 }),
    );
    await settle();
    act(() =>
      editMode === 'cell'
        ? api.stopCellEditMode({ id: 1, field: 'name' })
        : api.stopRowEditMode({ id: 1 }),
    );
    await settle();
    expect(new Set(takeCalls())).toEqual(new Set([modes]));
    unmount();
  }
});

test('with an error, ending a cell edit fires no event, and ending a row edit only for Esc', async () => {
  const invalid = columns.map((column) => ({
    ...column,
    preProcessEditCellProps: ({ props }: { props: object }) => ({
      ...props,
      error: true,
    }),
  })) as GridProps['columns'];
  for (const [editMode, expected] of [
    ['cell', []],
    ['row', ['onRowEditStop']],
  ] as const) {
    const callbacks = ['onCellEditStop', 'onRowEditStop'];
    const grid = mountGrid({ rows, columns: invalid, editMode }, { callbacks });
    fireEvent.doubleClick(cellOf(1, 'name'));
    fireEvent.change(inputOf(1, 'name'), { target: { value: 'Eva' } });
    await settle(250);
    await key(inputOf(1, 'name'), 'Enter');
    expect(grid.takeCalls()).toEqual([]);
    await key(inputOf(1, 'name'), 'Escape');
    expect(grid.takeCalls()).toEqual(expected);
    grid.unmount();
  }
});

test('a row edit ends a moment after the click outside', async () => {
  const grid = mountGrid(
    { rows, columns, editMode: 'row' },
    { callbacks: ['onRowEditStop'] },
  );
  fireEvent.doubleClick(cellOf(1, 'name'));
  press(cellOf(2, 'name'));
  expect(grid.takeCalls()).toEqual([]);
  await settle();
  expect(grid.takeCalls()).toEqual(['onRowEditStop']);
});

test('a key of an input method does not end the edit', async () => {
  mountGrid({ rows, columns });
  fireEvent.doubleClick(cellOf(1, 'name'));
  await key(inputOf(1, 'name'), 'Enter', { keyCode: 229, which: 229 } as never);
  expect(isEditing(1, 'name')).toBe(true);
  await key(inputOf(1, 'name'), 'Enter');
  expect(isEditing(1, 'name')).toBe(false);
});

test('the demo shows both reasons', async () => {
  render(<ShowReasons />);
  fireEvent.doubleClick(cellOf(1, 'bird'));
  await key(inputOf(1, 'bird'), 'Tab');
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'cellDoubleClick',
    'tabKeyDown',
  ]);
});

test('a character is prevented from starting an edit, and F2 starts with the value', async () => {
  render(<StartWithFunctionKey />);
  press(cellOf(1, 'text'));
  await key(cellOf(1, 'text'), 'x');
  await key(cellOf(1, 'text'), 'Delete');
  expect(isEditing(1, 'text')).toBe(false);
  await key(cellOf(1, 'text'), 'F2');
  expect(inputOf(1, 'text').value).toContain('Rent');
});

test('F2 is not a shortcut of the grid without editing', async () => {
  mountGrid({ rows, columns });
  press(cellOf(1, 'name'));
  await key(cellOf(1, 'name'), 'F2');
  expect(isEditing(1, 'name')).toBe(false);
});

test('Enter moves to the right, and from the last column to the next row', async () => {
  render(<EnterMovesRight />);
  fireEvent.doubleClick(cellOf(1, 'h12'));
  await key(inputOf(1, 'h12'), 'Enter');
  expect(cellOf(1, 'h18')).toHaveFocus();
  await key(cellOf(1, 'h18'), 'Enter');
  await key(inputOf(1, 'h18'), 'Enter');
  expect(cellOf(2, 'station')).toHaveFocus();
});

test('Esc asks for confirmation if text would be lost; the dialog does not end the edit', async () => {
  render(<AskBeforeDiscarding />);
  fireEvent.doubleClick(cellOf(2, 'wish'));
  await key(inputOf(2, 'wish'), 'Escape');
  expect(isEditing(2, 'wish')).toBe(false);
  fireEvent.doubleClick(cellOf(2, 'wish'));
  fireEvent.change(inputOf(2, 'wish'), { target: { value: 'No breakfast' } });
  await key(inputOf(2, 'wish'), 'Escape');
  press(screen.getByText('Keep editing'));
  await settle();
  expect(inputOf(2, 'wish').value).toBe('No breakfast');
  await waitFor(() => expect(inputOf(2, 'wish')).toHaveFocus());
  await key(inputOf(2, 'wish'), 'Escape');
  press(screen.getByText('Discard'));
  await waitFor(() => expect(isEditing(2, 'wish')).toBe(false));
  expect(textOf(2, 'wish')).toBe('Late breakfast');
  await waitFor(() => expect(cellOf(2, 'wish')).toHaveFocus());
});

test('a second row does not open, and the first stays open', async () => {
  render(<OneRowAtATime />);
  fireEvent.doubleClick(cellOf(1, 'dish'));
  await settle();
  press(cellOf(2, 'dish'));
  fireEvent.doubleClick(cellOf(2, 'dish'));
  await settle();
  expect([isEditing(1, 'dish'), isEditing(2, 'dish')]).toEqual([true, false]);
  expect(screen.getByRole('status')).toHaveTextContent('Save the open row first.');
  fireEvent.click(screen.getByText('Save the row'));
  await settle();
  expect(isEditing(1, 'dish')).toBe(false);
  expect(screen.getByText('Save the row')).toBeDisabled();
  expect(cellOf(1, 'dish')).toHaveFocus();
});
