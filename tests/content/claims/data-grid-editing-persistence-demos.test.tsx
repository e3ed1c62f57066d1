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
import { cellOf, inputOf } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));
const textOf = (id: number | string, field: string) => cellOf(id, field).textContent;
const isEditing = (id: number | string, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');

async function edit(id: number | string, field: string, value: string) {
  if (!isEditing(id, field)) fireEvent.doubleClick(cellOf(id, field));
  fireEvent.change(inputOf(id, field), { target: { value } });
  fireEvent.keyDown(inputOf(id, field), { key: 'Enter' });
  await run();
}

claim(
  'only changed fields are sent, and none without a change',
  {
    'data-grid/editing/persistence': [
      'The demo sends only the changed fields. Enter 7 beds to see how it handles a rejection.',
      'In this case, return the old row without sending a request, as the first demo does.',
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
      'Return the new row immediately and send the request in the background. If the request fails, restore the last saved value with updateRows(). Enter 70 for a block to see the rollback.',
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
      'Store the ids of the rows that are being saved, and return false for them from isCellEditable.',
      "Rows that aren't being saved stay editable.",
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
      "The demo shows the server's row and offers to replace the stored value with the user's.",
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
      'Enter a negative count, change another row, and save: the rejected row stays on the list of unsaved rows, with the reason.',
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
      "Users can edit while the requests are pending. After the response, remove from the list only the rows that haven't changed again.",
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
      'Restore the last value that the server accepted, not the value from before the edit, which the server may still reject.',
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
