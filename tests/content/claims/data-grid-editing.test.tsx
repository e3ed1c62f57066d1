/**
 * @jest-environment jsdom
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  cellOf,
  inputOf,
  mountGrid,
  press,
  shownIds,
  type GridProps,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

interface Row {
  id: number;
  name: string;
  sum: number;
}

const rows: Row[] = [
  { id: 1, name: 'Ada', sum: 2 },
  { id: 2, name: 'Bo', sum: 3 },
];
const columns: GridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'sum', type: 'number', editable: true },
];
const textOf = (id: number, field: string) => cellOf(id, field).textContent;
const isEditing = (id: number, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');

/**
 * Starts with a double click and types; the editor reports after a debounce or at the
 * end.
 */
function type(id: number, field: string, value: string) {
  if (!isEditing(id, field)) fireEvent.doubleClick(cellOf(id, field));
  fireEvent.change(inputOf(id, field), { target: { value } });
}

async function edit(id: number, field: string, value: string, key = 'Enter') {
  type(id, field, value);
  fireEvent.keyDown(inputOf(id, field), { key });
  await run();
}

claim(
  'the type of the column determines the editor; most have no accessible name',
  { 'data-grid/editing': 'The column type determines the editor.' },
  () => {
    const typeNames = [
      'string',
      'custom',
      'number',
      'date',
      'dateTime',
      'boolean',
    ] as const;
    mountGrid({
      rows: [{ id: 1, boolean: true, singleSelect: 'x' }],
      columns: [
        ...typeNames.map((name) => ({ field: name, type: name, editable: true })),
        { field: 'longText', type: 'longText', editable: true },
        {
          field: 'singleSelect',
          type: 'singleSelect',
          editable: true,
          valueOptions: ['x'],
        },
        { field: 'actions', type: 'actions', getActions: () => [] },
      ],
      editMode: 'row',
    });
    fireEvent.doubleClick(cellOf(1, 'longText'));
    expect(typeNames.map((name) => inputOf(1, name).type)).toEqual([
      'text',
      'text',
      'number',
      'date',
      'datetime-local',
      'checkbox',
    ]);
    for (const name of ['string', 'number', 'date'])
      expect(inputOf(1, name)).toHaveAccessibleName('');
    expect(screen.getByRole('dialog').querySelector('textarea')).not.toBeNull();
    const select = cellOf(1, 'singleSelect').querySelector('[role="combobox"]');
    expect(select).not.toBeNull();
    expect(select).not.toHaveAttribute('aria-label');
    expect(select).not.toHaveAttribute('aria-labelledby');
    expect(isEditing(1, 'actions')).toBe(false);
  },
);

test('without a handler, the grid keeps the change until a new rows array arrives', async () => {
  const { update } = mountGrid({ rows, columns });
  await edit(1, 'name', 'Eva');
  expect(textOf(1, 'name')).toBe('Eva');
  expect(rows[0]).toEqual({ id: 1, name: 'Ada', sum: 2 });
  update({ rows: [...rows] });
  expect(textOf(1, 'name')).toBe('Ada');
});

test('processRowUpdate receives both rows and the id, even without a change; the cell waits', async () => {
  let save: (row: Row) => void = () => {};
  const processRowUpdate = jest.fn(
    () =>
      new Promise<Row>((resolve) => {
        save = resolve;
      }),
  );
  mountGrid({ rows, columns, processRowUpdate });
  await edit(1, 'name', 'Eva');
  const eva = { id: 1, name: 'Eva', sum: 2 };
  expect(processRowUpdate.mock.calls).toEqual([[eva, rows[0], { rowId: 1 }]]);
  expect(isEditing(1, 'name')).toBe(true);
  type(1, 'name', 'too late');
  save({ ...eva, name: 'Eva of the server' });
  await run();
  expect(isEditing(1, 'name')).toBe(false);
  expect(textOf(1, 'name')).toBe('Eva of the server');
  await edit(2, 'name', 'Bo');
  expect(processRowUpdate.mock.calls[1]).toEqual([rows[1], rows[1], { rowId: 2 }]);
});

test('a rejection keeps the editor with its text; it is reported to the prop, or logged', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const processRowUpdate = () => Promise.reject(new Error('refused'));
  const onProcessRowUpdateError = jest.fn();
  const { update } = mountGrid({ rows, columns, processRowUpdate });
  update({ onProcessRowUpdateError });
  await edit(1, 'name', 'Eva');
  expect(inputOf(1, 'name').value).toBe('Eva');
  expect(onProcessRowUpdateError).toHaveBeenCalledWith(new Error('refused'));
  expect(error).not.toHaveBeenCalled();
  update({});
  await edit(1, 'name', 'Eva');
  expect(error.mock.calls[0]?.[0]).toContain('onProcessRowUpdateError()');
  error.mockRestore();
});

test('a data source with updateRow() saves instead, and receives only changed fields', async () => {
  const processRowUpdate = jest.fn();
  const updateRow = jest.fn(async ({ updatedRow }: { updatedRow: object }) => updatedRow);
  const dataSource = { getRows: async () => ({ rows, rowCount: 2 }), updateRow };
  mountGrid({ columns, dataSource, processRowUpdate } as unknown as GridProps);
  await waitFor(() => expect(shownIds()).toEqual(['1', '2']));
  await edit(1, 'name', 'Ada');
  expect(updateRow).not.toHaveBeenCalled();
  await edit(1, 'name', 'Eva');
  expect(updateRow).toHaveBeenCalledTimes(1);
  expect(processRowUpdate).not.toHaveBeenCalled();
});

test('a row is saved by one call when the focus leaves its editable cells, unless a validator fails', async () => {
  const processRowUpdate = jest.fn((row: Row) => row);
  const checks: unknown[] = [];
  const validated = columns.map((column) => ({
    ...column,
    preProcessEditCellProps: ({ props, otherFieldsProps }: never) => {
      const { value } = props as { value: unknown };
      checks.push([column.field, value, Object.keys(otherFieldsProps ?? {})]);
      return { ...(props as object), value: 'other', error: value === '' && 'Missing' };
    },
  }));
  const all = [...validated, { field: 'note' }] as GridProps['columns'];
  mountGrid({ rows, columns: all, editMode: 'row', processRowUpdate });
  type(1, 'name', '');
  await run(210);
  expect(checks).toEqual([
    ['name', '', ['sum']],
    ['sum', 2, ['name']],
  ]);
  press(cellOf(2, 'note'));
  await run();
  fireEvent.keyDown(inputOf(1, 'name'), { key: 'Enter' });
  await run();
  expect(isEditing(1, 'name')).toBe(true);
  type(1, 'name', 'Eva');
  await run(210);
  expect(inputOf(1, 'name').value).toBe('Eva');
  press(cellOf(1, 'note'));
  press(cellOf(2, 'note'));
  await run();
  expect(processRowUpdate).not.toHaveBeenCalled();
  press(cellOf(1, 'sum'));
  press(cellOf(2, 'note'));
  await run();
  expect(processRowUpdate.mock.calls.map(([row]) => row)).toEqual([
    { id: 1, name: 'Eva', sum: 'other' },
  ]);
});

test('an edit cannot end while a validator is pending or fails, but can be discarded', async () => {
  let answer: (error: string | null) => void = () => {};
  const preProcessEditCellProps = ({ props }: { props: object }) =>
    new Promise<object>((resolve) => {
      answer = (error) => resolve({ ...props, error });
    });
  const columnsHere = [{ field: 'name', editable: true, preProcessEditCellProps }];
  const callbacks = ['onCellEditStop', 'processRowUpdate'];
  const { takeCalls } = mountGrid({ rows, columns: columnsHere }, { callbacks });
  await edit(1, 'name', 'Eva');
  expect(isEditing(1, 'name')).toBe(true);
  expect(takeCalls()).toEqual(['onCellEditStop']);
  answer('Taken');
  await run();
  fireEvent.keyDown(inputOf(1, 'name'), { key: 'Enter' });
  await run();
  expect(isEditing(1, 'name')).toBe(true);
  fireEvent.keyDown(inputOf(1, 'name'), { key: 'Escape' });
  await run();
  expect(takeCalls()).toEqual([]);
  expect(textOf(1, 'name')).toBe('Ada');
});

test('valueParser runs for each key, valueSetter also for the editor, and the last value counts', async () => {
  const made = jest.fn((value: string, row: Row) => ({ ...row, name: `${value}!` }));
  const processRowUpdate = jest.fn((row: Row) => row);
  mountGrid({
    rows,
    columns: [
      {
        field: 'name',
        editable: true,
        valueParser: (value: string) => value.toUpperCase(),
        valueSetter: made,
      },
    ],
    processRowUpdate,
  });
  type(1, 'name', 'ev');
  expect(inputOf(1, 'name').value).toBe('EV');
  await edit(1, 'name', 'eva');
  expect(made.mock.calls.length).toBeGreaterThan(1);
  expect(textOf(1, 'name')).toBe('EVA!');
});

claim(
  'the built-in editor reports 200 ms after the last key',
  { 'data-grid/editing': 'The built-in editor uses 200 ms.' },
  async () => {
    const { api } = mountGrid({ rows, columns });
    type(1, 'name', 'Eva');
    const readValue = () => api.state.editRows[1]?.name?.value;
    act(() => jest.advanceTimersByTime(199));
    expect(readValue()).toBe('Ada');
    await act(async () => jest.advanceTimersByTime(1));
    expect(readValue()).toBe('Eva');
  },
);

test('isCellEditable restricts editable columns, and cannot extend them', () => {
  const some = [columns[0]!, { field: 'sum' }];
  mountGrid({ rows, columns: some, isCellEditable: ({ id }) => id === 2 });
  const starts = (id: number, field: string) => {
    fireEvent.doubleClick(cellOf(id, field));
    return isEditing(id, field);
  };
  expect([starts(1, 'name'), starts(2, 'sum'), starts(2, 'name')]).toEqual([
    false,
    false,
    true,
  ]);
});

claim(
  'rows are sorted and filtered again when the edit ends',
  { 'data-grid/editing': 'The grid sorts and filters again when the edit ends.' },
  async () => {
    const { update } = mountGrid({
      rows,
      columns,
      sortModel: [{ field: 'name', sort: 'asc' }],
    });
    type(1, 'name', 'Zoe');
    await run(210);
    expect(shownIds()).toEqual(['1', '2']);
    fireEvent.keyDown(inputOf(1, 'name'), { key: 'Enter' });
    await waitFor(() => expect(shownIds()).toEqual(['2', '1']));
    update({
      filterModel: { items: [{ field: 'name', operator: 'equals', value: 'Bo' }] },
    });
    await edit(2, 'name', 'Cleo');
    await waitFor(() => expect(shownIds()).toEqual([]));
  },
);
