/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/restResponse';
import { act, fireEvent, render, screen } from '@testing-library/react';
import LockRowsBeingSaved from '../../../docs/data-grid/editing/persistence/LockRowsBeingSaved';
import ResolveConflict from '../../../docs/data-grid/editing/persistence/ResolveConflict';
import RollBackIfRefused from '../../../docs/data-grid/editing/persistence/RollBackIfRefused';
import SaveBatch from '../../../docs/data-grid/editing/persistence/SaveBatch';
import SendChangedFields from '../../../docs/data-grid/editing/persistence/SendChangedFields';
import {
  cellOf,
  inputOf,
  mountGrid,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const rows = [
  { id: 1, name: 'Ada', note: 'x' },
  { id: 2, name: 'Bo', note: 'y' },
];
const columns = [{ field: 'name', editable: true }, { field: 'note' }];
const textOf = (id: number | string, field: string) => cellOf(id, field).textContent;
const isEditing = (id: number | string, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');

async function edit(id: number | string, field: string, value: string) {
  if (!isEditing(id, field)) fireEvent.doubleClick(cellOf(id, field));
  fireEvent.change(inputOf(id, field), { target: { value } });
  fireEvent.keyDown(inputOf(id, field), { key: 'Enter' });
  await run();
}

const mount = (processRowUpdate: (row: never, before: never) => unknown) => {
  const onProcessRowUpdateError = jest.fn();
  mountGrid({
    rows,
    columns,
    processRowUpdate,
    onProcessRowUpdateError,
  } as unknown as GridProps);
  return onProcessRowUpdateError;
};

claim(
  'the returned row is merged; with another id it is added',
  {
    'data-grid/editing/persistence': [
      'the grid merges the returned row into its own row',
      'If the returned row has another id, the grid adds it, and the old row remains.',
    ],
  },
  async () => {
    mount(({ id, name }: { id: number; name: string }) => ({
      id: name === 'other' ? 9 : id,
      name: `${name}!`,
    }));
    await edit(1, 'name', 'Eva');
    expect([textOf(1, 'name'), textOf(1, 'note')]).toEqual(['Eva!', 'x']);
    await edit(2, 'name', 'other');
    expect(shownIds()).toEqual(['1', '2', '9']);
    expect(textOf(2, 'name')).toBe('Bo');
  },
);

claim(
  'the old row closes the editor',
  {
    'data-grid/editing/persistence':
      'It resolves to the old row: the editor closes, and the cell shows the old value.',
  },
  async () => {
    mount((_row, before) => before);
    await edit(1, 'name', 'Eva');
    expect([isEditing(1, 'name'), textOf(1, 'name')]).toEqual([false, 'Ada']);
  },
);

claim(
  'a function that returns nothing leaves the editor open, with a TypeError',
  {
    'data-grid/editing/persistence':
      'The function must return a row. Otherwise, the editor stays open, and onProcessRowUpdateError receives a TypeError.',
  },
  async () => {
    const onError = mount(() => undefined);
    await edit(1, 'name', 'Eva');
    expect(isEditing(1, 'name')).toBe(true);
    expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(TypeError);
  },
);

claim(
  'an edit continues as long as the promise is pending',
  {
    'data-grid/editing/persistence':
      'The grid has no timeout. Without the signal, the editor stays open until the server responds.',
  },
  async () => {
    mount(() => new Promise(() => {}));
    await edit(1, 'name', 'Eva');
    await run(60_000);
    expect(isEditing(1, 'name')).toBe(true);
  },
);

claim(
  'only changed fields are sent, and none without a change',
  {
    'data-grid/editing/persistence': [
      'This grid sends only the changed fields. Enter 7 beds to see a rejection.',
      'In this case, return the old row without a request, as the first demo does.',
    ],
  },
  async () => {
    render(<SendChangedFields />);
    await edit(11, 'beds', '2');
    expect(screen.getByRole('status')).toHaveTextContent('Change the beds');
    await edit(11, 'beds', '7');
    expect(screen.getByRole('status')).toHaveTextContent('PUT /rooms/11 {"beds":7}');
    await run(1000);
    expect(screen.getByText('No room has more than six beds.')).toBeInTheDocument();
    expect(isEditing(11, 'beds')).toBe(true);
  },
);

claim(
  'the new price shows at once, and the old one is restored if it is rejected',
  {
    'data-grid/editing/persistence': [
      'Return the new row immediately, and send the request in the background. If it fails, restore the last saved value with updateRows(). Enter 70 for a block to see the rollback.',
      'Skip the rollback if the cell already contains a later value',
    ],
  },
  async () => {
    render(<RollBackIfRefused />);
    await edit(1, 'price', '70');
    expect(textOf(1, 'price')).toBe('70');
    await run(2000);
    expect(textOf(1, 'price')).toBe('48');
    expect(screen.getByRole('alert')).toHaveTextContent('Stalls, front');
    await edit(1, 'price', '71');
    await edit(1, 'price', '50');
    await run(2000);
    expect(textOf(1, 'price')).toBe('50');
  },
);

claim(
  'a row that is being saved cannot be edited, and others can',
  {
    'data-grid/editing/persistence': [
      'Store the ids of pending rows, and return false for them from isCellEditable.',
      'Other rows stay editable.',
    ],
  },
  async () => {
    render(<LockRowsBeingSaved />);
    fireEvent.doubleClick(cellOf('W-104', 'state'));
    fireEvent.click(screen.getByText('Reported', { selector: '[role="option"]' }));
    await run();
    fireEvent.keyDown(cellOf('W-104', 'state'), { key: 'Enter' });
    await run();
    expect(screen.getByRole('status')).toHaveTextContent('Saving W-104');
    fireEvent.doubleClick(cellOf('W-104', 'state'));
    fireEvent.doubleClick(cellOf('W-105', 'state'));
    expect([isEditing('W-104', 'state'), isEditing('W-105', 'state')]).toEqual([
      false,
      true,
    ]);
  },
);

claim(
  'after a conflict the row of the server shows, and the local one can be saved on top',
  {
    'data-grid/editing/persistence':
      "The demo shows the server's row, and offers to overwrite it with the user's value.",
  },
  async () => {
    render(<ResolveConflict />);
    await edit(2, 'people', '33');
    await run(2000);
    expect(textOf(2, 'people')).toBe('45');
    act(() => screen.getByText('Save 33').focus());
    fireEvent.click(screen.getByText('Save 33'));
    await run(2000);
    expect(cellOf(2, 'people')).toHaveFocus();
    expect(textOf(2, 'people')).toBe('33');
    expect(textOf(2, 'version')).toBe('3');
  },
);

claim(
  'rejected rows stay on the list, with the reason',
  {
    'data-grid/editing/persistence':
      'Enter a negative count, change another row, and save: the rejected row stays on the list with its reason.',
  },
  async () => {
    render(<SaveBatch />);
    await edit(1, 'counted', '41');
    await edit(2, 'counted', '-3');
    fireEvent.click(screen.getByText('Save 2'));
    await run(2000);
    expect(screen.getByText('Rice: A count cannot be negative.')).toBeInTheDocument();
    expect(screen.getByText('Save 1')).not.toHaveAttribute('aria-disabled', 'true');
  },
);

claim(
  'a row that is edited while it is being saved stays on the list',
  {
    'data-grid/editing/persistence':
      "Users can edit while the requests are pending. After the response, remove only rows that haven't changed again.",
  },
  async () => {
    render(<SaveBatch />);
    await edit(1, 'counted', '41');
    act(() => screen.getByText('Save 1').focus());
    fireEvent.click(screen.getByText('Save 1'));
    await run(100);
    await edit(1, 'counted', '42');
    await edit(3, 'counted', '19');
    await run(2000);
    expect(screen.getByText('Flour: Not saved yet')).toBeInTheDocument();
    expect(screen.getByText('Lentils: Not saved yet')).toBeInTheDocument();
    expect([textOf(1, 'counted'), textOf(3, 'counted')]).toEqual(['42', '19']);
    fireEvent.click(screen.getByText('Save 2'));
    await run(2000);
    expect(screen.queryByText('Not saved yet', { exact: false })).toBeNull();
  },
);

claim(
  'a rollback never restores a value that was refused itself',
  {
    'data-grid/editing/persistence':
      'Restore the last value that the server accepted. The value before the edit may itself be rejected later.',
  },
  async () => {
    render(<RollBackIfRefused />);
    await edit(1, 'price', '70');
    await run(500);
    await edit(1, 'price', '80');
    await run(4000);
    expect(textOf(1, 'price')).toBe('48');
  },
);

test('the edited row contains changes of other fields that arrived during the edit', async () => {
  const save = jest.fn((row: object) => row);
  const grid = mountGrid({
    rows,
    columns,
    processRowUpdate: save,
  } as unknown as GridProps);
  fireEvent.doubleClick(cellOf(1, 'name'));
  await run();
  grid.update({ rows: rows.map((row) => ({ ...row, note: 'newer' })) });
  await edit(1, 'name', 'Eva');
  expect(save.mock.calls[0]?.[0]).toEqual({ id: 1, name: 'Eva', note: 'newer' });
});
