/**
 * @jest-environment jsdom
 */
import { act, fireEvent } from '@testing-library/react';
import { defaultOf } from '../../support/components/readApi';
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
  { id: 1, name: 'Ada', sum: 2, note: 'x' },
  { id: 2, name: 'Bo', sum: 3, note: 'y' },
];
const columns: GridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'sum', type: 'number', editable: true },
  { field: 'note' },
];
const textOf = (id: number, field: string) => cellOf(id, field).textContent;

/** The position of focus, as row and field. */
function focused(): string {
  const cell = document.activeElement?.closest<HTMLElement>('[data-field]');
  const row = cell?.closest<HTMLElement>('[data-id]');
  return `${row?.dataset.id} ${cell?.dataset.field}`;
}

async function key(element: Element, name: string, init: KeyboardEventInit = {}) {
  fireEvent.keyDown(element, { key: name, ...init });
  await settle();
}

describe.each(['cell', 'row'] as const)('with editMode="%s"', (editMode) => {
  const start = `on${editMode === 'cell' ? 'Cell' : 'Row'}EditStart`;
  const stop = start.replace('Start', 'Stop');
  const modes = `on${editMode === 'cell' ? 'Cell' : 'Row'}ModesModelChange`;
  const callbacks = [
    'onCellClick',
    'onCellDoubleClick',
    'onCellKeyDown',
    'onRowDoubleClick',
    'onProcessRowUpdateError',
    'processRowUpdate',
    start,
    stop,
    modes,
  ];

  claim(
    'the order of callbacks',
    {
      'data-grid/editing': [
        'Enter | Starts editing | Saves and moves down |',
        'If the promise rejects, or if the function throws, the cell stays in edit mode',
        'Starts with a key | onCellKeyDown, onCellEditStart, onCellModesModelChange |',
        'Starts with a double click | onCellDoubleClick, onCellEditStart, onCellModesModelChange, onRowDoubleClick |',
        'Saves with Enter or Tab | onCellKeyDown, onCellEditStop, onCellModesModelChange, processRowUpdate; once it resolves, onCellModesModelChange |',
        'Saves, and processRowUpdate rejects | The callbacks for a successful save, then onProcessRowUpdateError |',
        'Cancels with Esc | onCellKeyDown, onCellEditStop, onCellModesModelChange twice |',
        'Saves by leaving the cell | onCellEditStop, onCellModesModelChange, processRowUpdate; once it resolves, onCellModesModelChange |',
        'With editMode="row", the order is the same, but onRowEditStart, onRowEditStop, and onRowModesModelChange run instead.',
      ],
    },
    async () => {
      const reasons: unknown[] = [];
      const listen = { [stop]: ({ reason }: { reason: string }) => reasons.push(reason) };
      let save = (row: unknown): unknown => row;
      const processRowUpdate = (row: unknown) => save(row);
      const props = { rows, columns, editMode, ...listen, processRowUpdate };
      const { api, takeCalls } = mountGrid(props as GridProps, { callbacks });
      const startHere = async () => {
        act(() => api.setCellFocus(1, 'sum'));
        takeCalls();
        await key(cellOf(1, 'sum'), 'Enter');
      };

      await startHere();
      expect(takeCalls()).toEqual(['onCellKeyDown', start, modes]);
      await key(inputOf(1, 'sum'), 'Escape');
      expect(takeCalls()).toEqual(['onCellKeyDown', stop, modes, modes]);
      expect(focused()).toBe('1 sum');

      fireEvent.doubleClick(cellOf(1, 'sum'));
      await settle();
      const started = ['onCellDoubleClick', start, modes, 'onRowDoubleClick'];
      expect(takeCalls()).toEqual(started);
      const saved = ['onCellKeyDown', stop, modes, 'processRowUpdate', modes];
      await key(inputOf(1, 'sum'), 'Enter');
      expect(takeCalls()).toEqual(saved);
      expect(focused()).toBe('2 sum');

      await startHere();
      takeCalls();
      await key(inputOf(1, 'sum'), 'Tab');
      expect(takeCalls()).toEqual(saved);
      expect(focused()).toBe('1 note');

      await startHere();
      save = () => Promise.reject(new Error('refused'));
      takeCalls();
      await key(inputOf(1, 'sum'), 'Enter');
      expect(takeCalls()).toEqual([...saved, 'onProcessRowUpdateError']);
      expect(focused()).toBe('1 sum');
      save = () => {
        throw new Error('refused');
      };
      await key(inputOf(1, 'sum'), 'Enter');
      expect(takeCalls()).toEqual([...saved, 'onProcessRowUpdateError']);

      save = (row) => row;
      press(cellOf(2, 'note'));
      await settle();
      const left = takeCalls().filter((name) => name !== 'onCellClick');
      expect(left).toEqual([stop, modes, 'processRowUpdate', modes]);
      expect(reasons).toEqual([
        'escapeKeyDown',
        'enterKeyDown',
        'tabKeyDown',
        'enterKeyDown',
        'enterKeyDown',
        `${editMode}FocusOut`,
      ]);
    },
  );

  claim(
    'the keys that start an edit, and their effect on the value',
    {
      'data-grid/editing': [
        'Enter | Starts editing |',
        'Delete, Backspace | Starts editing with an empty value |',
        'A letter, digit, or symbol | Starts editing and replaces the value |',
        'Ctrl + V | Starts editing and pastes.',
        "'enterKeyDown' | Start and end: Enter",
        "'printableKeyDown' | Start: a printable character, except Space; in row editing, also Ctrl + V",
        "'pasteKeyDown' | Start, in cell editing: Ctrl + V",
        "'deleteKeyDown' | Start: Delete or Backspace",
      ],
    },
    async () => {
      const reasons: string[] = [];
      const listen = {
        [start]: ({ reason }: { reason: string }) => reasons.push(reason),
      };
      const { api } = mountGrid({ rows, columns, editMode, ...listen });
      const tryKey = async (name: string, init: KeyboardEventInit = {}) => {
        act(() => api.setCellFocus(1, 'name'));
        await key(cellOf(1, 'name'), name, init);
        const value = cellOf(1, 'name').querySelector('input')?.value;
        if (value !== undefined) await key(inputOf(1, 'name'), 'Escape');
        return value;
      };
      expect(await tryKey('Enter')).toBe('Ada');
      expect(await tryKey('k')).toBe('');
      expect(await tryKey('7')).toBe('');
      expect(await tryKey('Delete')).toBe('');
      expect(await tryKey('Backspace')).toBe('');
      expect(await tryKey('v', { ctrlKey: true, keyCode: 86 })).toBe('');
      for (const name of [' ', 'Escape', 'Tab', 'F2', 'ArrowDown'])
        expect(await tryKey(name)).toBeUndefined();
      expect(await tryKey('k', { ctrlKey: true })).toBeUndefined();
      expect(reasons).toEqual([
        'enterKeyDown',
        'printableKeyDown',
        'printableKeyDown',
        'deleteKeyDown',
        'deleteKeyDown',
        editMode === 'cell' ? 'pasteKeyDown' : 'printableKeyDown',
      ]);
    },
  );
});

claim(
  'Shift + Tab saves a cell and moves left; in a row it moves through the cells first',
  {
    'data-grid/editing': [
      'Tab | | Cell: saves and moves right. Row: moves to the next cell',
      'Shift + Tab | | The same in the other direction',
    ],
  },
  async () => {
    const { update } = mountGrid({ rows, columns });
    fireEvent.doubleClick(cellOf(1, 'sum'));
    await key(inputOf(1, 'sum'), 'Tab', { shiftKey: true });
    expect(focused()).toBe('1 name');
    expect(cellOf(1, 'sum').querySelector('input')).toBeNull();
    update({ editMode: 'row' });
    fireEvent.doubleClick(cellOf(1, 'sum'));
    await key(inputOf(1, 'sum'), 'Tab', { shiftKey: true });
    expect(document.activeElement).toBe(inputOf(1, 'name'));
    await key(inputOf(1, 'name'), 'Tab');
    expect(document.activeElement).toBe(inputOf(1, 'sum'));
  },
);

claim(
  'a listener can keep an edit from starting or ending',
  {
    'data-grid/editing':
      'Check params.reason, and set event.defaultMuiPrevented = true to prevent the default.',
  },
  async () => {
    mountGrid({
      rows,
      columns,
      onCellEditStart: ({ reason }, event) => {
        event.defaultMuiPrevented = reason === 'cellDoubleClick';
      },
      onCellEditStop: ({ reason }, event) => {
        event.defaultMuiPrevented = reason === 'enterKeyDown';
      },
    });
    fireEvent.doubleClick(cellOf(1, 'name'));
    expect(cellOf(1, 'name').querySelector('input')).toBeNull();
    await key(cellOf(1, 'name'), 'Enter');
    await key(inputOf(1, 'name'), 'Enter');
    expect(inputOf(1, 'name').value).toBe('Ada');
  },
);

claim(
  'the options of the modes model',
  {
    'data-grid/editing': [
      'fieldToFocus | startRowEditMode() | Focuses this cell',
      'deleteValue | startRowEditMode() | Empties the focused cell',
      'ignoreModifications | stopRowEditMode() | Discards the changes',
      "cellToFocusAfter | stopRowEditMode() | 'below', 'right', or 'left': moves focus; needs field",
    ],
  },
  async () => {
    const processRowUpdate = jest.fn((row) => row);
    const { api } = mountGrid({ rows, columns, editMode: 'row', processRowUpdate });
    act(() => api.startRowEditMode({ id: 1, fieldToFocus: 'sum', deleteValue: true }));
    expect(document.activeElement).toBe(inputOf(1, 'sum'));
    expect(inputOf(1, 'sum').value).toBe('');
    expect(inputOf(1, 'name').value).toBe('Ada');
    act(() => api.stopRowEditMode({ id: 1, ignoreModifications: true }));
    await settle();
    expect(textOf(1, 'sum')).toBe('2');
    expect(processRowUpdate).not.toHaveBeenCalled();
    for (const [cellToFocusAfter, place] of [
      ['below', '2 sum'],
      ['right', '1 note'],
      ['left', '1 name'],
    ] as const) {
      act(() => api.startRowEditMode({ id: 1, fieldToFocus: 'sum' }));
      act(() => api.stopRowEditMode({ id: 1, field: 'sum', cellToFocusAfter }));
      await settle();
      expect(focused()).toBe(place);
    }
  },
);

claim(
  'starting throws in edit mode and for locked cells, stopping throws in view mode',
  {
    'data-grid/editing':
      'startCellEditMode() throws an error if the cell is not editable or already in edit mode. stopCellEditMode() throws an error if the cell is not in edit mode.',
  },
  () => {
    const { api } = mountGrid({ rows, columns });
    const cell = { id: 1, field: 'name' };
    expect(() => api.startCellEditMode({ id: 1, field: 'note' })).toThrow(/not editable/);
    expect(() => api.stopCellEditMode(cell)).toThrow(/not in edit mode/);
    act(() => api.startCellEditMode(cell));
    expect(() => api.startCellEditMode(cell)).toThrow(/not in view mode/);
  },
);

claim(
  'Premium can undo and redo edits; a stack size of 0 disables it',
  {
    'data-grid/editing': [
      'Data Grid Premium keeps the last 30 edits. Users undo edits with Ctrl + Z and redo them with Ctrl + Shift + Z or Ctrl + Y',
      'historyStackSize sets the number of steps; 0 turns the feature off.',
    ],
  },
  async () => {
    expect(defaultOf('DataGridPremium', 'historyStackSize')).toBe('30');
    const { api, unmount } = mountGrid({ rows, columns }, { plan: 'premium' });
    fireEvent.doubleClick(cellOf(1, 'name'));
    fireEvent.change(inputOf(1, 'name'), { target: { value: 'Eva' } });
    await key(inputOf(1, 'name'), 'Enter');
    expect(textOf(1, 'name')).toBe('Eva');
    const control = { ctrlKey: true };
    await key(cellOf(1, 'name'), 'z', { ...control, keyCode: 90 });
    expect(textOf(1, 'name')).toBe('Ada');
    await key(cellOf(1, 'name'), 'y', { ...control, keyCode: 89 });
    expect(textOf(1, 'name')).toBe('Eva');
    await key(cellOf(1, 'name'), 'z', { ...control, keyCode: 90 });
    await key(cellOf(1, 'name'), 'Z', { ...control, keyCode: 90, shiftKey: true });
    expect(textOf(1, 'name')).toBe('Eva');
    expect(api.history.canUndo()).toBe(true);
    unmount();
    const off = mountGrid({ rows, columns, historyStackSize: 0 }, { plan: 'premium' });
    fireEvent.doubleClick(cellOf(1, 'name'));
    await key(inputOf(1, 'name'), 'Enter');
    expect(off.api.history.canUndo()).toBe(false);
  },
);

claim(
  'removing an entry from the modes model does not end the edit',
  {
    'data-grid/editing': "Removing an entry from a model doesn't end the edit.",
  },
  async () => {
    const open = { 1: { name: { mode: 'edit' } } } as GridProps['cellModesModel'];
    const { update } = mountGrid({ rows, columns, cellModesModel: open });
    await settle();
    expect(inputOf(1, 'name').value).toBe('Ada');
    update({ cellModesModel: {} });
    await settle();
    expect(inputOf(1, 'name').value).toBe('Ada');
  },
);

claim(
  'cells that users can edit have a class',
  {
    'data-grid/editing':
      'the grid gives editable cells the class MuiDataGrid-cell--editable.',
  },
  () => {
    mountGrid({ rows, columns, isCellEditable: ({ id }) => id === 1 });
    const isMarked = (id: number, field: string) =>
      cellOf(id, field).classList.contains('MuiDataGrid-cell--editable');
    expect([isMarked(1, 'name'), isMarked(1, 'note'), isMarked(2, 'name')]).toEqual([
      true,
      false,
      false,
    ]);
  },
);
