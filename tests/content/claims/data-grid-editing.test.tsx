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

claim(
  'without a handler, the grid keeps the change until a new rows array arrives',
  {
    'data-grid/editing':
      "By default, the grid stores a change only in its own state. Your rows don't change, and the next rows array that you pass overwrites the edit.",
  },
  async () => {
    const { update } = mountGrid({ rows, columns });
    await edit(1, 'name', 'Eva');
    expect(textOf(1, 'name')).toBe('Eva');
    expect(rows[0]).toEqual({ id: 1, name: 'Ada', sum: 2 });
    update({ rows: [...rows] });
    expect(textOf(1, 'name')).toBe('Ada');
  },
);

claim(
  'processRowUpdate receives both rows and the id; the cell waits',
  {
    'data-grid/editing': [
      'processRowUpdate receives the new row, the old row, and { rowId }.',
      'While the promise is pending, the editor stays open. When the promise resolves, the grid shows the resolved row',
      'The grid calls `processRowUpdate` even if nothing has changed.',
      'Text that users type while the promise is pending is lost.',
    ],
  },
  async () => {
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
  },
);

claim(
  'a rejection keeps the editor open, and is reported or logged',
  {
    'data-grid/editing': [
      "If the promise rejects, or if the function throws, the cell stays in edit mode and keeps the user's text. onProcessRowUpdateError receives the error.",
      'Without onProcessRowUpdateError, the grid logs only the first rejection, and only in development.',
    ],
  },
  async () => {
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
    await edit(1, 'name', 'Eve');
    const logged = error.mock.calls.map(([text]) => String(text));
    expect(logged).toEqual([expect.stringContaining('onProcessRowUpdateError()')]);
    error.mockRestore();
  },
);

claim(
  'a data source with updateRow() saves instead',
  {
    'data-grid/editing':
      'If the grid has a dataSource with updateRow(), it calls updateRow() instead, and only for changed rows.',
    'data-grid/editing/persistence': 'Edits then no longer call processRowUpdate.',
  },
  async () => {
    const processRowUpdate = jest.fn();
    const updateRow = jest.fn(
      async ({ updatedRow }: { updatedRow: object }) => updatedRow,
    );
    const dataSource = { getRows: async () => ({ rows, rowCount: 2 }), updateRow };
    mountGrid({ columns, dataSource, processRowUpdate } as unknown as GridProps);
    await waitFor(() => expect(shownIds()).toEqual(['1', '2']));
    await edit(1, 'name', 'Ada');
    expect(updateRow).not.toHaveBeenCalled();
    await edit(1, 'name', 'Eva');
    expect(updateRow).toHaveBeenCalledTimes(1);
    expect(processRowUpdate).not.toHaveBeenCalled();
  },
);

claim(
  'a row is saved by one call, unless a validator fails',
  {
    'data-grid/editing': [
      'one call to processRowUpdate saves them.',
      'The grid also saves a row when focus moves from one of its editable cells to a place outside the row.',
      "Leaving the row from a cell that isn't editable doesn't end the edit.",
      'When users edit a row, otherFieldsProps contains the values of its other editable cells. After each change, the grid runs all validators of the row',
      'For the cell that the user edits, the grid ignores the returned value.',
      'When another cell of the row changes, however, the grid applies the returned value',
    ],
  },
  async () => {
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
    type(2, 'name', 'Zoe');
    await run(210);
    press(cellOf(2, 'sum'));
    press(document.body);
    await run();
    expect(processRowUpdate).toHaveBeenCalledTimes(2);
  },
);

claim(
  'an edit cannot end while a validator is pending or fails, but can be discarded',
  {
    'data-grid/editing': [
      "Until the promise settles, pressing Enter or clicking elsewhere doesn't end the edit; users have to repeat the action afterward.",
      'While a cell has an error, it stays open when users press Enter or Tab or click elsewhere, and onCellEditStop is not called. Esc discards the edit.',
    ],
  },
  async () => {
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
  },
);

claim(
  'valueParser runs for each key, valueSetter also for the editor',
  {
    'data-grid/editing': [
      'The grid also calls valueSetter each time it renders the editor',
      'valueParser runs on each key press, and the field shows its result.',
      'If the edit ends before this delay is over, the grid still saves the last value.',
    ],
  },
  async () => {
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
  },
);

claim(
  'the built-in editor reports 200 ms after the last key',
  { 'data-grid/editing': 'The built-in text editor uses 200 ms.' },
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

claim(
  'isCellEditable restricts editable columns, and cannot extend them',
  {
    'data-grid/editing':
      'isCellEditable returns whether a cell of an editable column can be edited.',
  },
  () => {
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
  },
);

claim(
  'rows are sorted and filtered again when the edit ends',
  {
    'data-grid/editing':
      'With client-side sorting and filtering, the grid sorts and filters again when the edit ends.',
  },
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
