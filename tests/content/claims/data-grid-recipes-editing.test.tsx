/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/restResponse';
import * as React from 'react';
import {
  DataGrid,
  GridRowModes,
  type GridPreProcessEditCellProps,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import CheckWholeRow from '../../../docs/data-grid/recipes-editing/CheckWholeRow';
import ManageTools from '../../../docs/data-grid/recipes-editing/ManageTools';
import PaperAndFinish from '../../../docs/data-grid/recipes-editing/PaperAndFinish';
import SaveAllAtOnce from '../../../docs/data-grid/recipes-editing/SaveAllAtOnce';
import ScanCodes from '../../../docs/data-grid/recipes-editing/ScanCodes';
import { cellOf, inputOf, mountGrid, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
const report = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  expect([...warn.mock.calls, ...report.mock.calls]).toEqual([]);
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const type = (id: number, field: string, value: string) =>
  fireEvent.change(inputOf(id, field), { target: { value } });
const isEditing = (id: number, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');

claim(
  'the service is read, and a draft becomes a row of it, or stays with its text',
  {
    'data-grid/recipes-editing': [
      'Create | A draft row appears in edit mode | The draft stays open with its text',
      '`processRowUpdate` sends the draft with `POST`, replaces it in the state, and returns the saved row with its new id.',
    ],
  },
  async () => {
    render(<ManageTools />);
    await run(1000);
    expect(shownIds()).toEqual(['1', '2', '3']);
    fireEvent.click(screen.getByText('Add a tool'));
    await run();
    expect(shownIds()).toEqual(['-1', '1', '2', '3']);
    type(-1, 'shelf', 'C7');
    fireEvent.keyDown(inputOf(-1, 'shelf'), { key: 'Enter' });
    await run(1000);
    expect(screen.getByText('A tool needs a name.')).toBeInTheDocument();
    expect(inputOf(-1, 'shelf')).toHaveValue('C7');
    type(-1, 'name', 'Hand saw');
    fireEvent.keyDown(inputOf(-1, 'name'), { key: 'Enter' });
    await run(1000);
    expect(shownIds()).toEqual(['4', '1', '2', '3']);
    expect(cellOf(4, 'shelf')).toHaveTextContent('C7');
    expect(screen.queryByText('A tool needs a name.')).toBeNull();
  },
);

claim(
  'Esc drops a draft without a request',
  { 'data-grid/recipes-editing': 'Remove an unsaved draft at that moment.' },
  async () => {
    render(<ManageTools />);
    await run(1000);
    const before = shownIds();
    expect(before).toContain('1');
    fireEvent.click(screen.getByText('Add a tool'));
    await run();
    fireEvent.keyDown(inputOf(-1, 'name'), { key: 'Escape' });
    await run(900);
    expect(shownIds()).toEqual(before);
    expect(screen.queryByText('A tool needs a name.')).toBeNull();
  },
);

claim(
  'a row is removed at once, and restored if the service rejects it',
  {
    'data-grid/recipes-editing':
      'Delete | The row disappears | The row reappears, with a message',
  },
  async () => {
    render(<ManageTools />);
    await run(1000);
    expect(shownIds()).toContain('2');
    fireEvent.click(screen.getByLabelText('Delete Ladder, 4 m'));
    await run();
    expect(shownIds()).not.toContain('2');
    await run(1000);
    expect(screen.getByText('The ladder is on loan.')).toBeInTheDocument();
    expect(shownIds()).toContain('2');
  },
);

claim(
  'the code editor ends with the last valid digit, and stays open with an invalid one',
  {
    'data-grid/recipes-editing':
      'This editor stores every digit with `setEditCellValue()`, which resolves to `true` once the value passes validation. The editor then calls `stopCellEditMode()` to save the value and move to the next row.',
  },
  async () => {
    render(<ScanCodes />);
    fireEvent.doubleClick(cellOf(2, 'code'));
    type(2, 'code', '31415');
    await run();
    expect(isEditing(2, 'code')).toBe(true);
    type(2, 'code', '314155');
    await run();
    expect(isEditing(2, 'code')).toBe(true);
    type(2, 'code', '314154');
    await run();
    expect(isEditing(2, 'code')).toBe(false);
    expect(cellOf(2, 'code')).toHaveTextContent('314154');
    expect(cellOf(3, 'code')).toHaveFocus();
  },
);

claim(
  'setEditCellValue resolves to whether the value is valid',
  {
    'data-grid/recipes-editing': [
      'which resolves to `true` once the value passes validation',
      'To show it earlier, compute it from `getRowWithUpdatedValues(id, field)`.',
    ],
  },
  async () => {
    const { api } = mountGrid({
      rows: [{ id: 1, name: 'a' }],
      columns: [
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => ({
            ...props,
            error: props.value === '',
          }),
        },
      ],
    });
    act(() => api.startCellEditMode({ id: 1, field: 'name' }));
    const results: unknown[] = [];
    for (const value of ['', 'b']) {
      await act(async () => {
        results.push(await api.setEditCellValue({ id: 1, field: 'name', value }));
      });
    }
    expect(results).toEqual([false, true]);
    expect(api.getRowWithUpdatedValues(1, 'name')).toEqual({ id: 1, name: 'b' });
    expect(api.getRow(1)).toEqual({ id: 1, name: 'a' });
    expect(api.getCellMode(1, 'name')).toBe('edit');
  },
);

claim(
  'in row mode, options and values of one cell follow another',
  {
    'data-grid/recipes-editing': [
      'When users edit a whole row, `valueOptions` receives the row with the values entered so far.',
      "`preProcessEditCellProps` also runs when the paper changes. It replaces a finish that isn't available for the new paper.",
      'The price comes from a `valueGetter`, so it changes only when the row is saved.',
    ],
  },
  async () => {
    render(<PaperAndFinish />);
    fireEvent.doubleClick(cellOf(1, 'paper'));
    const [paper, finish] = [inputOf(1, 'paper'), () => inputOf(1, 'finish')];
    expect(finish()).toHaveValue('Gloss varnish');
    fireEvent.change(paper, { target: { value: 'Board' } });
    await run();
    expect(finish()).toHaveValue('Foil');
    fireEvent.mouseDown(cellOf(1, 'finish').querySelector('[role="combobox"]')!);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Foil',
      'Embossed',
      'Laminated',
    ]);
    // The price is computed from the stored row.
    expect(cellOf(1, 'price')).toHaveTextContent('€55.00');
  },
);

claim(
  'a rule over several cells is checked again when any of them changes',
  {
    'data-grid/recipes-editing': [
      'Each change reruns all validators, and each column shows its own error.',
      'A cell with an error keeps the whole row in edit mode.',
    ],
  },
  async () => {
    render(<CheckWholeRow />);
    fireEvent.doubleClick(cellOf(2, 'from'));
    type(2, 'until', '17');
    await run(300);
    expect(screen.getByText(/need a break/)).toBeInTheDocument();
    expect(inputOf(2, 'pause')).toHaveAttribute('aria-invalid', 'true');
    fireEvent.keyDown(inputOf(2, 'until'), { key: 'Enter' });
    await run();
    expect(isEditing(2, 'until')).toBe(true);
    type(2, 'from', '12');
    await run(300);
    expect(screen.getByText('No faults.')).toBeInTheDocument();
    fireEvent.keyDown(inputOf(2, 'until'), { key: 'Enter' });
    await run();
    expect(isEditing(2, 'until')).toBe(false);
  },
);

claim(
  'collected changes are marked, and saved or discarded together',
  {
    'data-grid/recipes-editing': [
      'Collect rows in `processRowUpdate`, mark their cells with `getCellClassName`, and send the rows in one request.',
      'If users change a value back, the row no longer has unsaved changes.',
      '**Discard** passes the stored rows to `updateRows()`.',
    ],
  },
  async () => {
    render(<SaveAllAtOnce />);
    const edit = async (id: number, value: string) => {
      fireEvent.doubleClick(cellOf(id, 'reading'));
      type(id, 'reading', value);
      fireEvent.keyDown(inputOf(id, 'reading'), { key: 'Enter' });
      await run();
    };
    await edit(1, '230');
    await edit(3, '99');
    expect(screen.getByText('Not saved: 2')).toBeInTheDocument();
    expect(cellOf(1, 'reading')).toHaveClass('unsaved');
    await edit(3, '97');
    expect(screen.getByText('Not saved: 1')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Discard'));
    await run();
    expect(cellOf(1, 'reading')).toHaveTextContent('218');
    await edit(2, '170');
    fireEvent.click(screen.getByText('Save all'));
    await run(2000);
    expect(screen.getByText('All saved')).toBeInTheDocument();
    expect(cellOf(2, 'reading')).toHaveTextContent('170');
  },
);

claim(
  'a row that onRowEditStop removes is still sent',
  {
    'data-grid/recipes-editing':
      'If you remove it earlier, in `onRowEditStop`, the grid still saves it.',
  },
  async () => {
    const processRowUpdate = jest.fn((row: { id: number }) => row);
    function Grid() {
      const [rows, setRows] = React.useState([{ id: 1, name: 'a' }]);
      const [modes, setModes] = React.useState<GridRowModesModel>({
        1: { mode: GridRowModes.Edit },
      });
      return (
        <DataGrid
          rows={rows}
          columns={[{ field: 'name', editable: true }]}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={() => setRows([])}
          processRowUpdate={processRowUpdate}
        />
      );
    }
    render(<Grid />);
    fireEvent.keyDown(inputOf(1, 'name'), { key: 'Escape' });
    await run();
    expect(processRowUpdate).toHaveBeenCalled();
  },
);

claim(
  'a validator receives the other fields only in row mode',
  {
    'data-grid/recipes-editing':
      '`otherFieldsProps` contains the props of the other cells being edited. When users edit a single cell, with `editMode="cell"`, it is `undefined`',
  },
  async () => {
    for (const editMode of ['cell', 'row'] as const) {
      const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
      const { api, unmount } = mountGrid({
        rows: [{ id: 1, a: 'a', b: 'b' }],
        columns: [
          { field: 'a', editable: true, preProcessEditCellProps: check },
          { field: 'b', editable: true },
        ],
        editMode,
      });
      fireEvent.doubleClick(cellOf(1, 'a'));
      await act(async () => {
        await api.setEditCellValue({ id: 1, field: 'a', value: 'x' });
      });
      const { otherFieldsProps } = check.mock.calls.at(-1)![0];
      expect(otherFieldsProps?.b?.value).toBe(editMode === 'row' ? 'b' : undefined);
      expect(otherFieldsProps === undefined).toBe(editMode === 'cell');
      unmount();
    }
  },
);

claim(
  'valueOptions is called without a row for the filter panel',
  { 'data-grid/recipes-editing': 'The filter panel calls `valueOptions` without a row.' },
  async () => {
    const valueOptions = jest.fn<string[], [{ row?: unknown }]>(() => ['a', 'b']);
    const { api } = mountGrid({
      rows: [{ id: 1, name: 'a' }],
      columns: [{ field: 'name', type: 'singleSelect', valueOptions }],
      initialState: {
        filter: {
          filterModel: { items: [{ field: 'name', operator: 'is', value: 'a' }] },
        },
      },
    });
    act(() => api.showFilterPanel('name'));
    await run(50);
    expect(valueOptions.mock.calls.map(([{ row }]) => row)).toContain(undefined);
  },
);
