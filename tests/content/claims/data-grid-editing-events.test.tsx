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
import { claim } from '../../support/content/claim';

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

claim(
  'programmatic edits fire no start and stop events, but change the model',
  {
    'data-grid/editing/editing-events':
      'Only user actions fire these events, not calls of startCellEditMode() or changes of the model. onCellModesModelChange and onRowModesModelChange run in both cases.',
  },
  async () => {
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
  },
);

claim(
  'with an error, ending a cell edit fires no event, and ending a row edit only for Esc',
  {
    'data-grid/editing/editing-events':
      'If a cell has a validation error, onCellEditStop is not called, not even for Esc. For a row with errors, onRowEditStop is called only for Esc.',
  },
  async () => {
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
  },
);

claim(
  'a row edit ends a moment after the click outside',
  {
    'data-grid/editing/editing-events':
      "rowEditStop with the reason 'rowFocusOut' fires shortly after the click, because the grid first waits for the new focus.",
  },
  async () => {
    const grid = mountGrid(
      { rows, columns, editMode: 'row' },
      { callbacks: ['onRowEditStop'] },
    );
    fireEvent.doubleClick(cellOf(1, 'name'));
    press(cellOf(2, 'name'));
    expect(grid.takeCalls()).toEqual([]);
    await settle();
    expect(grid.takeCalls()).toEqual(['onRowEditStop']);
  },
);

claim(
  'a key of an input method does not end the edit',
  {
    'data-grid/editing/editing-events':
      "Key presses that confirm a word in an input method, for example for Chinese or Japanese, don't end the edit.",
  },
  async () => {
    mountGrid({ rows, columns });
    fireEvent.doubleClick(cellOf(1, 'name'));
    await key(inputOf(1, 'name'), 'Enter', { keyCode: 229, which: 229 } as never);
    expect(isEditing(1, 'name')).toBe(true);
    await key(inputOf(1, 'name'), 'Enter');
    expect(isEditing(1, 'name')).toBe(false);
  },
);

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
      'Only a double click, Enter and F2 start an edit',
      'startCellEditMode() preserves the value of the cell.',
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
  'F2 is not a shortcut of the grid without editing',
  { 'data-grid/editing/editing-events': 'By default, F2 does nothing.' },
  async () => {
    mountGrid({ rows, columns });
    press(cellOf(1, 'name'));
    await key(cellOf(1, 'name'), 'F2');
    expect(isEditing(1, 'name')).toBe(false);
  },
);

claim(
  'Enter moves to the right, and from the last column to the next row',
  {
    'data-grid/editing/editing-events': [
      'In this grid, Enter moves to the right, along the hours',
      "In the last column, 'right' moves to the first cell of the next row.",
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
      'For long texts, ask users first.',
      'A click in the open dialog is a click outside the cell. Also prevent this end.',
      'After the dialog, setCellFocus() returns the focus to the editor or the cell.',
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
      'This menu also prevents users from editing a second row',
      'To end the edit with a button, call stopRowEditMode().',
      'explain why, as the menu does in an element with role="status".',
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
