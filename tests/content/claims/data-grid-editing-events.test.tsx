/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
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

async function key(element: Element, name: string, init: KeyboardEventInit = {}) {
  fireEvent.keyDown(element, { key: name, ...init });
  await settle();
}

claim(
  'programmatic edits fire no start and stop events, but change the model',
  {
    'data-grid/editing/editing-events':
      'Only user actions fire these events, not calls to startCellEditMode() or changes to the model. onCellModesModelChange and onRowModesModelChange run in both cases.',
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
      "If a cell has a validation error, onCellEditStop isn't called, even when users press Esc. For a row with errors, onRowEditStop is called only when users press Esc.",
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
      "rowEditStop with the reason 'rowFocusOut' fires shortly after a click outside the row, because the grid first waits for focus to move.",
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
  'F2 is not a shortcut of the grid without editing',
  { 'data-grid/editing/editing-events': 'By default, F2 does nothing.' },
  async () => {
    mountGrid({ rows, columns });
    press(cellOf(1, 'name'));
    await key(cellOf(1, 'name'), 'F2');
    expect(isEditing(1, 'name')).toBe(false);
  },
);
