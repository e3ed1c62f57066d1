/**
 * @jest-environment jsdom
 */
import { act, fireEvent } from '@testing-library/react';
import {
  cellOf,
  inputOf,
  mountGrid,
  shownIds,
  type GridProps,
  type MountedGrid,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const makeRows = () => [
  { id: 1, name: 'Ada', sum: 2 },
  { id: 2, name: 'Bo', sum: 3 },
];
const columns: GridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'sum', type: 'number', editable: true },
];
const plan = { plan: 'premium' } as const;
const textOf = (id: number, field = 'name') => cellOf(id, field).textContent;

/** Edits like a user who pauses after typing. */
async function edit(id: number, value: string, key = 'Enter') {
  fireEvent.doubleClick(cellOf(id, 'name'));
  fireEvent.change(inputOf(id, 'name'), { target: { value } });
  await run(210);
  fireEvent.keyDown(inputOf(id, 'name'), { key });
  await run(20);
}

const step = async ({ api }: MountedGrid, direction: 'undo' | 'redo') => {
  await act(async () => {
    await api.history[direction]();
  });
  await run(40);
};

claim(
  'an undo writes into the grid and does not call processRowUpdate',
  {
    'data-grid/undo-redo':
      "Undoing a change writes the old value into the grid but doesn't call processRowUpdate",
    'data-grid/editing':
      "It doesn't call processRowUpdate; Undo and redo explains how to save undone edits.",
  },
  async () => {
    const processRowUpdate = jest.fn((row) => row);
    const grid = mountGrid({ rows: makeRows(), columns, processRowUpdate }, plan);
    await edit(1, 'Eva');
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    await step(grid, 'undo');
    expect(textOf(1)).toBe('Ada');
    await step(grid, 'redo');
    expect(textOf(1)).toBe('Eva');
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
  },
);

claim(
  'an undo calls updateRow() of a data source',
  {
    'data-grid/undo-redo': 'undo calls this function with the old row,',
    'data-grid/editing':
      "Undo changes the row in the grid, or calls the data source's updateRow().",
  },
  async () => {
    const updateRow = jest.fn(
      async ({ updatedRow }: { updatedRow: object }) => updatedRow,
    );
    const getRows = async () => ({ rows: makeRows(), rowCount: 2 });
    const dataSource = { getRows, updateRow };
    const grid = mountGrid({ columns, dataSource } as unknown as GridProps, plan);
    await run(20);
    expect(shownIds()).toEqual(['1', '2']);
    await edit(1, 'Eva');
    await step(grid, 'undo');
    expect(updateRow.mock.calls.map(([{ updatedRow }]) => updatedRow)).toEqual([
      { id: 1, name: 'Eva', sum: 2 },
      { id: 1, name: 'Ada', sum: 2 },
    ]);
  },
);

claim(
  'the stack keeps only its last edits',
  {
    'data-grid/undo-redo':
      'The grid keeps the last 30 steps. To change this number, set historyStackSize',
  },
  async () => {
    const grid = mountGrid({ rows: makeRows(), columns, historyStackSize: 2 }, plan);
    for (const name of ['a', 'b', 'c']) await edit(1, name);
    for (let turn = 0; turn < 3; turn += 1) await step(grid, 'undo');
    expect(textOf(1)).toBe('a');
    expect(grid.api.history.canUndo()).toBe(false);
  },
);

describe.each(['cell', 'row'] as const)('Ctrl + V with editMode="%s"', (editMode) => {
  const paste = async (text: string) => {
    const control = { key: 'v', keyCode: 86, ctrlKey: true };
    fireEvent.keyDown(cellOf(1, 'name'), control);
    const target = document.activeElement ?? document.body;
    const isEditing = target.closest('[data-field]') !== null && target.matches('input');
    fireEvent.paste(target, { clipboardData: { getData: () => text } });
    await run(120);
    return isEditing;
  };

  for (const [disabled, first, second] of [
    [false, 'Eva', 'Fay'],
    [true, '', 'Bo'],
  ] as const)
    claim(
      `in Premium, with disableClipboardPaste ${disabled}`,
      {
        'data-grid/editing': [
          "'printableKeyDown' | Start: a printable character, except Space; in row editing, also Ctrl + V",
          "'pasteKeyDown' | Start, in cell editing: Ctrl + V",
          'In Premium, Ctrl + V starts an edit only if you set disableClipboardPaste.',
        ],
      },
      async () => {
        const reasons: unknown[] = [];
        const listen = ({ reason }: { reason?: string }) => reasons.push(reason);
        const { api } = mountGrid(
          {
            rows: makeRows(),
            columns,
            editMode,
            disableClipboardPaste: disabled,
            onCellEditStart: listen,
            onRowEditStart: listen,
          },
          plan,
        );
        act(() => api.setCellFocus(1, 'name'));
        expect(await paste('Eva\nFay')).toBe(disabled);
        const input = cellOf(1, 'name').querySelector('input');
        expect(input ? input.value : textOf(1)).toBe(first);
        expect(textOf(2)).toBe(second);
        const started = editMode === 'cell' ? 'pasteKeyDown' : 'printableKeyDown';
        expect(reasons).toEqual(disabled ? [started] : []);
      },
    );
});
