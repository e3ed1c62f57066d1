/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import CheckNameOnServer from '../../../docs/data-grid/editing/custom-edit-component/CheckNameOnServer';
import CloseAfterChoice from '../../../docs/data-grid/editing/custom-edit-component/CloseAfterChoice';
import CountCharacters from '../../../docs/data-grid/editing/custom-edit-component/CountCharacters';
import OpeningTimes from '../../../docs/data-grid/editing/custom-edit-component/OpeningTimes';
import WidthAndHeight from '../../../docs/data-grid/editing/custom-edit-component/WidthAndHeight';
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
const isEditing = (id: number, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');
const textOf = (id: number, field: string) => cellOf(id, field).textContent;

function mount(column: object, props: Partial<GridProps> = {}) {
  const columns = [{ field: 'name', editable: true, ...column }, { field: 'note' }];
  return mountGrid({ rows, columns, ...props });
}

const start = async (grid: ReturnType<typeof mountGrid>, deleteValue = false) => {
  act(() => grid.api.startCellEditMode({ id: 1, field: 'name', deleteValue }));
  await settle();
};

claim(
  'a native time field is an editor',
  {
    'data-grid/editing/custom-edit-component':
      'The editor shows the value, reports changes with setEditCellValue(), and focuses its input when hasFocus is true.',
  },
  async () => {
    render(<OpeningTimes />);
    fireEvent.doubleClick(cellOf(1, 'opens'));
    expect(inputOf(1, 'opens')).toHaveFocus();
    fireEvent.change(inputOf(1, 'opens'), { target: { value: '08:15' } });
    fireEvent.keyDown(inputOf(1, 'opens'), { key: 'Enter' });
    await settle();
    expect(textOf(1, 'opens')).toBe('08:15');
  },
);

claim(
  'in a row that is edited, one editor has focus',
  {
    'data-grid/editing/custom-edit-component':
      'when users edit a row, all its editors mount at once, but only one has focus.',
  },
  async () => {
    const seen: [string, boolean][] = [];
    const renderEditCell = ({ field, hasFocus }: GridRenderEditCellParams) => {
      seen.push([field, hasFocus]);
      return <input aria-label={field} />;
    };
    const columns = ['name', 'note'].map((field) => ({
      field,
      editable: true,
      renderEditCell,
    }));
    const { api } = mountGrid({ rows, columns, editMode: 'row' });
    act(() => api.startRowEditMode({ id: 1, fieldToFocus: 'note' }));
    await settle();
    expect(Object.fromEntries(seen)).toEqual({ name: false, note: true });
  },
);

claim(
  'a debounced value is used when the edit ends, and a replaced call never settles',
  {
    'data-grid/editing/custom-edit-component': [
      'If the user ends the edit during the delay, the grid first reports the pending value, so nothing is lost.',
      'if the next key press replaces that call, its promise never settles.',
    ],
  },
  async () => {
    const grid = mount({});
    await start(grid);
    const set = (value: string) =>
      grid.api.setEditCellValue({ id: 1, field: 'name', value, debounceMs: 5000 });
    const settled = jest.fn();
    void Promise.resolve(set('E')).then(settled);
    void set('Eva');
    act(() => grid.api.stopCellEditMode({ id: 1, field: 'name' }));
    await settle(50);
    expect(textOf(1, 'name')).toBe('Eva');
    expect(settled).not.toHaveBeenCalled();
  },
);

test('valueParser also runs for values of a custom editor', async () => {
  const grid = mount({ valueParser: (value: string) => value.toUpperCase() });
  await start(grid);
  await act(async () => {
    await grid.api.setEditCellValue({ id: 1, field: 'name', value: 'eva' });
  });
  expect(inputOf(1, 'name').value).toBe('EVA');
});

claim(
  'a validator is called for changes, and its own props reach the editor',
  {
    'data-grid/editing/custom-edit-component': [
      'When users edit a single cell, the function runs at the start of the edit only if a key press has emptied the cell.',
      "The column's preProcessEditCellProps runs on each reported value.",
      'hasChanged | false if the value equals the previously reported value',
      'row | The row before the edit',
      'otherFieldsProps | The other cells in edit mode; only with editMode="row"',
      'The editor also receives any properties that you add to the returned props, such as a hint.',
    ],
  },
  async () => {
    const check = jest.fn(({ props }: { props: { value: string } }) => ({
      ...props,
      hint: `${props.value.length} letters`,
    }));
    const editor = ({ hint, row }: GridRenderEditCellParams & { hint?: string }) => (
      <span>{`${row.name}, ${hint}`}</span>
    );
    const grid = mount({ preProcessEditCellProps: check, renderEditCell: editor });
    await start(grid);
    expect(check).not.toHaveBeenCalled();
    await act(async () => {
      await grid.api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
      await grid.api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
    });
    expect(check.mock.calls.map(([params]) => params)).toMatchObject([
      { id: 1, row: rows[0], hasChanged: true },
      { hasChanged: false },
    ]);
    expect(check.mock.calls[0]?.[0]).not.toHaveProperty('otherFieldsProps');
    expect(textOf(1, 'name')).toBe('Eva, 3 letters');
  },
);

claim(
  'a validator runs at the start if a key has cleared the cell',
  {
    'data-grid/editing/custom-edit-component':
      'When users edit a single cell, the function runs at the start of the edit only if a key press has emptied the cell.',
  },
  async () => {
    const check = jest.fn(({ props }: { props: object }) => props);
    await start(mount({ preProcessEditCellProps: check }), true);
    expect(check).toHaveBeenCalledTimes(1);
  },
);

claim(
  'a click in a portal keeps the edit open, and Enter in it ends it',
  {
    'data-grid/editing/custom-edit-component': [
      "A click in the popup doesn't end the edit.",
      'Enter, Tab, and Esc in the popup end the edit.',
    ],
  },
  async () => {
    const renderEditCell = () =>
      createPortal(<button type="button">Pick</button>, document.body);
    mount({ renderEditCell });
    fireEvent.doubleClick(cellOf(1, 'name'));
    const button = screen.getByText('Pick');
    press(button);
    await settle();
    expect(isEditing(1, 'name')).toBe(true);
    fireEvent.keyDown(button, { key: 'Enter' });
    await settle();
    expect(isEditing(1, 'name')).toBe(false);
  },
);

claim(
  'the select is open at once for a cell, and closed for a row',
  {
    'data-grid/editing/custom-edit-component':
      'When users edit a single cell, the select is initially open, unless you set initialOpen={false}. With editMode="row", it is initially closed.',
  },
  async () => {
    const column = { field: 'name', type: 'singleSelect', editable: true } as const;
    const columns = [{ ...column, valueOptions: ['Ada', 'Bo'] }];
    for (const [editMode, count] of [
      ['cell', 1],
      ['row', 0],
    ] as const) {
      const { unmount } = mountGrid({ rows, columns, editMode });
      fireEvent.doubleClick(cellOf(1, 'name'));
      await settle();
      expect(screen.queryAllByRole('listbox')).toHaveLength(count);
      unmount();
    }
  },
);

claim(
  'a name is validated after a pause, and an existing one keeps the cell open',
  {
    'data-grid/editing/custom-edit-component': [
      'This editor asks a server whether a name is free, 400 ms after the last key press. Try heron, which is taken.',
      'To keep the cell in edit mode, return the received props with a truthy error, or a promise that resolves to such an object.',
    ],
  },
  async () => {
    render(<CheckNameOnServer />);
    fireEvent.doubleClick(cellOf(3, 'name'));
    fireEvent.change(inputOf(3, 'name'), { target: { value: 'heron' } });
    expect(inputOf(3, 'name')).toHaveValue('heron');
    await screen.findByLabelText('Checking the name');
    fireEvent.keyDown(inputOf(3, 'name'), { key: 'Enter' });
    await screen.findByText('"heron" is taken.');
    expect(isEditing(3, 'name')).toBe(true);
    fireEvent.change(inputOf(3, 'name'), { target: { value: 'osprey' } });
    await waitFor(() => expect(screen.queryByText('"heron" is taken.')).toBeNull(), {
      timeout: 3000,
    });
    fireEvent.keyDown(inputOf(3, 'name'), { key: 'Enter' });
    await waitFor(() => expect(textOf(3, 'name')).toBe('osprey'));
  },
);

claim(
  'a choice is stored, and focus goes to the next row',
  {
    'data-grid/editing/custom-edit-component':
      'set the value, and then call stopCellEditMode(). This editor also moves focus to the next row',
  },
  async () => {
    render(<CloseAfterChoice />);
    fireEvent.doubleClick(cellOf(2, 'urgency'));
    fireEvent.click(screen.getByRole('option', { name: 'This week' }));
    await settle();
    expect(textOf(2, 'urgency')).toBe('This week');
    expect(isEditing(2, 'urgency')).toBe(false);
    expect(cellOf(3, 'urgency')).toHaveFocus();
  },
);

claim(
  'the built-in editor accepts props, and reports each key',
  {
    'data-grid/editing/custom-edit-component': [
      'This editor counts the remaining characters',
      'onValueChange(event, newValue) runs on each change.',
    ],
  },
  async () => {
    render(<CountCharacters />);
    fireEvent.doubleClick(cellOf(2, 'headline'));
    expect(cellOf(2, 'headline')).toHaveTextContent('18');
    fireEvent.change(inputOf(2, 'headline'), { target: { value: 'Choir' } });
    await settle();
    expect(cellOf(2, 'headline')).toHaveTextContent('35');
    expect(inputOf(2, 'headline')).toHaveAccessibleName('Headline');
  },
);

claim(
  'Tab stays in an editor with two fields, and leaves it after the second',
  {
    'data-grid/editing/custom-edit-component':
      'Tab normally ends the edit, so this editor stops the key from bubbling when it moves focus between the two fields',
  },
  async () => {
    render(<WidthAndHeight />);
    fireEvent.doubleClick(cellOf(1, 'size'));
    const field = (name: string) => screen.getByRole('spinbutton', { name });
    fireEvent.keyDown(field('width'), { key: 'Tab' });
    await settle();
    expect(isEditing(1, 'size')).toBe(true);
    fireEvent.change(field('height'), { target: { value: '55' } });
    await settle();
    fireEvent.keyDown(field('height'), { key: 'Tab' });
    await settle();
    expect(textOf(1, 'size')).toBe('60 × 55');
  },
);

claim(
  'with an asynchronous check, Enter only starts the check at first',
  {
    'data-grid/editing/custom-edit-component':
      "If this value starts an asynchronous check, the edit doesn't end: the user has to press Enter again after the check.",
  },
  async () => {
    const check = ({ props }: { props: object }) =>
      new Promise<object>((resolve) => {
        setTimeout(() => resolve(props), 30);
      });
    const grid = mount({ preProcessEditCellProps: check });
    await start(grid);
    fireEvent.change(inputOf(1, 'name'), { target: { value: 'Eva' } });
    fireEvent.keyDown(inputOf(1, 'name'), { key: 'Enter' });
    await settle(60);
    expect(isEditing(1, 'name')).toBe(true);
    fireEvent.keyDown(inputOf(1, 'name'), { key: 'Enter' });
    await settle();
    expect(isEditing(1, 'name')).toBe(false);
    expect(textOf(1, 'name')).toBe('Eva');
  },
);

claim(
  'setEditCellValue() of a cell that is not edited does nothing, and never settles',
  {
    'data-grid/editing/custom-edit-component':
      'If the cell is not in edit mode, setEditCellValue() does nothing, and its promise never settles.',
  },
  async () => {
    const grid = mount({});
    const settled = jest.fn();
    const call = grid.api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
    void Promise.resolve(call).then(settled, settled);
    await settle(50);
    expect(settled).not.toHaveBeenCalled();
    expect(textOf(1, 'name')).toBe('Ada');
  },
);

claim(
  'hasChanged compares with the value reported before',
  {
    'data-grid/editing/custom-edit-component':
      'hasChanged | false if the value equals the previously reported value',
  },
  async () => {
    const check = jest.fn(({ props }: { props: object }) => props);
    const grid = mount({ preProcessEditCellProps: check });
    await start(grid);
    const report = (value: string) =>
      act(async () => {
        await grid.api.setEditCellValue({ id: 1, field: 'name', value });
      });
    await report('Eva');
    await report('Ada');
    expect(check.mock.calls.at(-1)?.[0]).toMatchObject({ hasChanged: true });
  },
);

claim(
  'a name that is changed and restored is valid, and an overtaken check cannot save',
  {
    'data-grid/editing/custom-edit-component':
      'In the demo above, earlier checks wait for the latest one.',
  },
  async () => {
    render(<CheckNameOnServer />);
    fireEvent.doubleClick(cellOf(1, 'name'));
    const type = (value: string) =>
      fireEvent.change(inputOf(1, 'name'), { target: { value } });
    type('orchids');
    await settle(450);
    type('heron');
    await settle(900);
    // The check of "orchids" is over, and the check of "heron" is not.
    fireEvent.keyDown(inputOf(1, 'name'), { key: 'Enter' });
    await settle();
    expect(isEditing(1, 'name')).toBe(true);
    await screen.findByText('"heron" is taken.', {}, { timeout: 3000 });
    type('orchid');
    await waitFor(() => expect(screen.queryByText(/is taken/)).toBeNull(), {
      timeout: 3000,
    });
    fireEvent.keyDown(inputOf(1, 'name'), { key: 'Enter' });
    await waitFor(() => expect(isEditing(1, 'name')).toBe(false));
  },
);
