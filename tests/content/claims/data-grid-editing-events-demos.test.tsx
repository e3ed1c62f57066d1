/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import AskBeforeDiscarding from '../../../docs/data-grid/editing/editing-events/AskBeforeDiscarding';
import EnterMovesRight from '../../../docs/data-grid/editing/editing-events/EnterMovesRight';
import OneRowAtATime from '../../../docs/data-grid/editing/editing-events/OneRowAtATime';
import ShowReasons from '../../../docs/data-grid/editing/editing-events/ShowReasons';
import StartWithFunctionKey from '../../../docs/data-grid/editing/editing-events/StartWithFunctionKey';
import { cellOf, inputOf, press, settle } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const isEditing = (id: number, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');
const textOf = (id: number, field: string) => cellOf(id, field).textContent;

async function key(element: Element, name: string, init: KeyboardEventInit = {}) {
  fireEvent.keyDown(element, { key: name, ...init });
  await settle();
}

claim(
  'the demo shows both reasons',
  {
    'data-grid/editing/editing-events':
      'Start and end edits with the mouse and the keyboard to see the reasons.',
  },
  async () => {
    render(<ShowReasons />);
    fireEvent.doubleClick(cellOf(1, 'bird'));
    await key(inputOf(1, 'bird'), 'Tab');
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'cellDoubleClick',
      'tabKeyDown',
    ]);
  },
);

claim(
  'a character is prevented from starting an edit, and F2 starts with the value',
  {
    'data-grid/editing/editing-events': [
      'only a double click, Enter, and F2 start an edit',
      "startCellEditMode() preserves the cell's value.",
    ],
  },
  async () => {
    render(<StartWithFunctionKey />);
    press(cellOf(1, 'text'));
    await key(cellOf(1, 'text'), 'x');
    await key(cellOf(1, 'text'), 'Delete');
    expect(isEditing(1, 'text')).toBe(false);
    await key(cellOf(1, 'text'), 'F2');
    expect(inputOf(1, 'text').value).toContain('Rent');
  },
);

claim(
  'Enter moves to the right, and from the last column to the next row',
  {
    'data-grid/editing/editing-events': [
      'In this grid, Enter moves focus to the right, from hour to hour',
      "In the last column, 'right' moves focus to the first cell of the next row.",
    ],
  },
  async () => {
    render(<EnterMovesRight />);
    fireEvent.doubleClick(cellOf(1, 'h12'));
    await key(inputOf(1, 'h12'), 'Enter');
    expect(cellOf(1, 'h18')).toHaveFocus();
    await key(cellOf(1, 'h18'), 'Enter');
    await key(inputOf(1, 'h18'), 'Enter');
    expect(cellOf(2, 'station')).toHaveFocus();
  },
);

claim(
  'Esc asks for confirmation if text would be lost; the dialog does not end the edit',
  {
    'data-grid/editing/editing-events': [
      'For long text, ask users first.',
      'The grid treats a click in the open dialog as a click outside the cell. In this case, also prevent the edit from ending.',
      'After the dialog, setCellFocus() returns focus to the editor or the cell.',
    ],
  },
  async () => {
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
  },
);

claim(
  'a second row does not open, and the first stays open',
  {
    'data-grid/editing/editing-events': [
      'This restaurant menu also prevents users from editing a second row',
      'To end the edit with a button, call stopRowEditMode().',
      'explain why, as the restaurant menu demo does in an element with role="status".',
    ],
  },
  async () => {
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
  },
);
