/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent } from '@testing-library/react';
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
      'If the returned row has a different id, the grid adds this row, and the old row remains.',
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
      'The grid has no timeout. Without the signal in this code, the editor stays open until the server responds or the connection fails.',
  },
  async () => {
    mount(() => new Promise(() => {}));
    await edit(1, 'name', 'Eva');
    await run(60_000);
    expect(isEditing(1, 'name')).toBe(true);
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
