/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render } from '@testing-library/react';
import BringBackHiddenRows from '../../../docs/data-grid/undo-redo/BringBackHiddenRows';
import UndoRowMoves from '../../../docs/data-grid/undo-redo/UndoRowMoves';
import { defaultOf } from '../../support/components/readApi';
import { rowHandleOf } from '../../support/components/gridDrag';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  shownIds,
  type GridProps,
  type MountedGrid,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const columns: GridProps['columns'] = [{ field: 'name', editable: true }];
const makeRows = () => [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
];
const mount = (props: Partial<GridProps> = {}) =>
  mountGrid({ rows: makeRows(), columns, ...props }, { plan: 'premium' });
const textOf = (id: number) => cellOf(id, 'name').textContent;
const button = (name: 'Undo' | 'Redo') =>
  document.querySelector<HTMLButtonElement>(`[aria-label="${name}"] button`);

const CTRL_Z = { key: 'z', keyCode: 90, ctrlKey: true };

async function edit(id: number, value: string) {
  fireEvent.doubleClick(cellOf(id, 'name'));
  fireEvent.change(inputOf(id, 'name'), { target: { value } });
  await run(210);
  fireEvent.keyDown(inputOf(id, 'name'), { key: 'Enter' });
  await run(20);
}

const step = async ({ api }: Pick<MountedGrid, 'api'>, direction: 'undo' | 'redo') => {
  let done: boolean | undefined;
  await act(async () => {
    done = await api.history[direction]();
  });
  await run(40);
  return done;
};

claim(
  'the toolbar has buttons once a column is editable',
  {
    'data-grid/undo-redo':
      'If a column is editable, users of Data Grid Premium can undo their changes. With `showToolbar`, the toolbar has buttons for undo and redo.',
  },
  async () => {
    const grid = mount({ showToolbar: true });
    await run();
    expect(button('Undo')).toBeDisabled();
    await edit(1, 'Eva');
    expect(button('Undo')).toBeEnabled();
    expect(button('Redo')).toBeDisabled();
    await act(async () => press(button('Undo')!));
    await run(40);
    expect(textOf(1)).toBe('Ada');
    expect(button('Redo')).toBeEnabled();
    grid.unmount();
    mount({ showToolbar: true, columns: [{ field: 'name' }] });
    await run();
    expect(button('Undo')).toBeNull();
  },
);

claim(
  'a button of the default toolbar has a tooltip and no name',
  {
    'data-grid/undo-redo':
      'In this version, the two buttons in the default toolbar have tooltips, but no names for screen readers.',
  },
  async () => {
    mount({ showToolbar: true });
    await run();
    expect(button('Undo')).toHaveAccessibleName('');
    expect(button('Undo')!.parentElement).toHaveAttribute('aria-label', 'Undo');
  },
);

for (const props of [
  { historyStackSize: 0 },
  { slotProps: { toolbar: { showHistoryControls: false } } },
])
  claim(
    `with ${JSON.stringify(props)} there are no buttons`,
    {
      'data-grid/undo-redo': [
        '0 turns off the feature, including its keyboard shortcuts and buttons',
        '`showHistoryControls: false` in `slotProps.toolbar` also removes the buttons',
      ],
    },
    async () => {
      mount({ showToolbar: true, ...props });
      await run();
      expect(button('Undo')).toBeNull();
    },
  );

claim(
  'an edit without a change is not a step; a change discards redo steps',
  {
    'data-grid/undo-redo': [
      "An edit that changes nothing isn't a step. Users can redo an undone step until they make the next change.",
      'resolve to `true` if they have changed something',
      "`exportState()` doesn't include it",
    ],
  },
  async () => {
    const grid = mount();
    await edit(1, 'Ada');
    expect(grid.api.history.canUndo()).toBe(false);
    await edit(1, 'Eva');
    expect(await step(grid, 'undo')).toBe(true);
    expect(grid.api.history.canRedo()).toBe(true);
    await edit(2, 'Cy');
    expect(grid.api.history.canRedo()).toBe(false);
    expect(await step(grid, 'redo')).toBe(false);
    act(() => grid.api.history.clear());
    expect(grid.api.history.canUndo()).toBe(false);
    expect(grid.api.exportState()).not.toHaveProperty('history');
  },
);

claim(
  'onUndo and onRedo receive the event and the data',
  {
    'data-grid/undo-redo': [
      "Both callbacks receive the name of the event that created the step and the step's data",
      'cellEditStop | id, field, oldValue, newValue',
    ],
  },
  async () => {
    const received: unknown[] = [];
    const grid = mount({
      onUndo: (params) => received.push(['undo', params, grid.api.getRow(1)?.name]),
      onRedo: (params) => received.push(['redo', params, grid.api.getRow(1)?.name]),
    });
    await edit(1, 'Eva');
    await step(grid, 'undo');
    await step(grid, 'redo');
    const data = { id: 1, field: 'name', oldValue: 'Ada', newValue: 'Eva' };
    expect(received).toEqual([
      ['undo', { eventName: 'cellEditStop', data }, 'Ada'],
      ['redo', { eventName: 'cellEditStop', data }, 'Eva'],
    ]);
  },
);

claim(
  'the data of an edited row contains both rows',
  {
    'data-grid/undo-redo': [
      'rowEditStop | id, oldRow, newRow',
      'To avoid the error, add such a column, which can be hidden.',
    ],
  },
  async () => {
    const onUndo = jest.fn();
    const { api, unmount } = mount();
    expect(() => api.setCellFocus(1, 'id')).toThrow();
    unmount();
    const grid = mount({
      editMode: 'row',
      onUndo,
      columns: [...columns, { field: 'id' }],
      initialState: { columns: { columnVisibilityModel: { id: false } } },
    });
    await edit(1, 'Eva');
    await step(grid, 'undo');
    expect(onUndo.mock.calls[0][0]).toEqual({
      eventName: 'rowEditStop',
      data: { id: 1, oldRow: { id: 1, name: 'Ada' }, newRow: { id: 1, name: 'Eva' } },
    });
  },
);

claim(
  'custom handlers replace those of the grid',
  {
    'data-grid/undo-redo': [
      "`store` receives the event's parameters and returns the step's data",
      '`undo` and `redo` receive this data.',
      'Your handlers replace the built-in ones.',
      "Changes that your `undo` and `redo` make don't create new steps.",
    ],
  },
  async () => {
    let before: unknown = [];
    const store = jest.fn((model: unknown) => {
      const data = { before, after: model };
      before = model;
      return data;
    });
    const handlers = {
      sortModelChange: {
        store,
        undo: (data: { before: [] }) => grid.api.setSortModel(data.before),
        redo: (data: { after: [] }) => grid.api.setSortModel(data.after),
      },
    } as unknown as GridProps['historyEventHandlers'];
    const grid = mount({ historyEventHandlers: handlers });
    await edit(1, 'Eva');
    expect(grid.api.history.canUndo()).toBe(false);
    act(() => grid.api.setSortModel([{ field: 'name', sort: 'desc' }]));
    expect(shownIds()).toEqual(['1', '2']);
    act(() => grid.api.setSortModel([{ field: 'name', sort: 'asc' }]));
    expect(shownIds()).toEqual(['2', '1']);
    await step(grid, 'undo');
    expect(shownIds()).toEqual(['1', '2']);
    expect(store).toHaveBeenCalledTimes(2);
  },
);

claim(
  'validate runs before a step and after the events of the list',
  {
    'data-grid/undo-redo': [
      "It receives the data and the direction, `'undo'` or `'redo'`,",
      'The grid calls `validate` before each undo and redo, and after the events in `historyValidationEvents`. By default, these are `columnsChange`, `rowsSet`, `sortedRowsSet`, `filteredRowsSet`, and `paginationModelChange`.',
    ],
  },
  async () => {
    expect(
      defaultOf('DataGridPremium', 'historyValidationEvents')?.replaceAll('"', "'"),
    ).toBe(
      "['columnsChange', 'rowsSet', 'sortedRowsSet', 'filteredRowsSet', 'paginationModelChange']",
    );
    const validate = jest.fn(() => true);
    const handler = { store: () => ({}), undo: () => {}, redo: () => {}, validate };
    const grid = mount({
      historyEventHandlers: {
        sortModelChange: handler,
      } as unknown as GridProps['historyEventHandlers'],
      historyValidationEvents: ['paginationModelChange'],
    });
    act(() => grid.api.setSortModel([{ field: 'name', sort: 'asc' }]));
    await run(20);
    expect(validate).toHaveBeenCalledTimes(0);
    act(() => grid.api.setPageSize(25));
    await run(20);
    expect(validate.mock.calls).toEqual([[{}, 'undo']]);
    await step(grid, 'undo');
    expect(validate).toHaveBeenCalledTimes(2);
  },
);

claim(
  'Ctrl + Z undoes a step while another cell is being edited',
  {
    'data-grid/undo-redo':
      'In a cell that is being edited, it undoes the previous step, not the typing.',
  },
  async () => {
    mount();
    await edit(1, 'Eva');
    fireEvent.doubleClick(cellOf(2, 'name'));
    fireEvent.change(inputOf(2, 'name'), { target: { value: 'Bob' } });
    const isLeftToBrowser = fireEvent.keyDown(inputOf(2, 'name'), CTRL_Z);
    await run(40);
    expect(isLeftToBrowser).toBe(false);
    expect(textOf(1)).toBe('Ada');
  },
);

claim(
  'rows of the app and updateRows() are not steps',
  {
    'data-grid/undo-redo':
      "Changes made by your code, such as new `rows` or `updateRows()`, aren't steps.",
  },
  async () => {
    const grid = mount();
    act(() => grid.api.updateRows([{ id: 1, name: 'Eva' }]));
    grid.update({ rows: [{ id: 1, name: 'Fay' }] });
    await run(20);
    expect(grid.api.history.canUndo()).toBe(false);
  },
);

claim(
  'focus goes to the cell',
  { 'data-grid/undo-redo': 'After an undo, focus moves to the changed cell' },
  async () => {
    const grid = mount();
    await edit(1, 'Eva');
    act(() => grid.api.setCellFocus(2, 'name'));
    await step(grid, 'undo');
    expect(document.activeElement).toBe(cellOf(1, 'name'));
  },
);

const undoByKey = async (element: Element) => {
  fireEvent.keyDown(element, CTRL_Z);
  await run(60);
};

claim(
  'the demo undoes a moved row',
  { 'data-grid/undo-redo': 'In this set list, users can undo both row moves and edits' },
  async () => {
    render(<UndoRowMoves />);
    await run();
    const handle = rowHandleOf('opener');
    const dataTransfer = { effectAllowed: '', dropEffect: 'copy' };
    fireEvent.dragStart(handle, { dataTransfer });
    const over = new MouseEvent('dragover', {
      bubbles: true,
      cancelable: true,
      clientY: 1,
    });
    Object.assign(over, { dataTransfer });
    fireEvent(cellOf('duet', 'song'), over);
    fireEvent.dragEnd(handle, { dataTransfer });
    await run(20);
    expect(shownIds()).toEqual(['ballad', 'duet', 'opener', 'encore']);
    await undoByKey(cellOf('duet', 'song'));
    expect(shownIds()).toEqual(['opener', 'ballad', 'duet', 'encore']);
  },
);

claim(
  'the demo restores a row that the filter hides',
  {
    'data-grid/undo-redo':
      'To keep the step, leave out `validate`. Set a task to "Done" and undo',
  },
  async () => {
    render(<BringBackHiddenRows />);
    await run();
    fireEvent.doubleClick(cellOf(1, 'status'));
    fireEvent.change(inputOf(1, 'status'), { target: { value: 'Done' } });
    await run(20);
    fireEvent.keyDown(inputOf(1, 'status'), { key: 'Enter' });
    await run(300);
    expect(shownIds()).toEqual(['2', '3']);
    await undoByKey(cellOf(2, 'task'));
    expect(shownIds()).toEqual(['1', '2', '3']);
  },
);
