/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import FormBesideGrid from '../../../docs/data-grid/recipes/form-validation/FormBesideGrid';
import GridAsField from '../../../docs/data-grid/recipes/form-validation/GridAsField';
import ZodColumns from '../../../docs/data-grid/recipes/form-validation/ZodColumns';
import ZodRow from '../../../docs/data-grid/recipes/form-validation/ZodRow';
import { cellOf, inputOf, mountGrid, press } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const isEditing = (id: number, field: string) =>
  cellOf(id, field).classList.contains('MuiDataGrid-cell--editing');

async function type(id: number, field: string, value: string) {
  if (!isEditing(id, field)) fireEvent.doubleClick(cellOf(id, field));
  fireEvent.change(inputOf(id, field), { target: { value } });
  await run(250);
}

claim(
  'a column runs its part of the schema',
  {
    'data-grid/recipes/form-validation': [
      'the first message becomes the error of the cell',
      "`z.number('A number')` rejects it.",
    ],
  },
  async () => {
    render(<ZodColumns />);
    await type(1, 'meters', '500');
    expect(screen.getByText('At most 400 m²')).toBeInTheDocument();
    await type(1, 'meters', '');
    expect(screen.getByText('A number')).toBeInTheDocument();
    await type(1, 'meters', '90');
    fireEvent.keyDown(inputOf(1, 'meters'), { key: 'Enter' });
    await run();
    expect(cellOf(1, 'meters')).toHaveTextContent('90');
  },
);

claim(
  'a row that the schema rejects stays open; a parsed one is shown',
  {
    'data-grid/recipes/form-validation': [
      'If the schema throws, the row stays in edit mode, and `onProcessRowUpdateError` receives the `ZodError`.',
      'Return the parsed row so that the grid shows trimmed and converted values.',
    ],
  },
  async () => {
    render(<ZodRow />);
    await type(1, 'booked', '13');
    fireEvent.keyDown(inputOf(1, 'booked'), { key: 'Enter' });
    await run();
    expect(screen.getByText('More bookings than seats.')).toBeInTheDocument();
    expect(isEditing(1, 'booked')).toBe(true);
    await type(1, 'booked', '12');
    await type(1, 'boat', '  Crane ');
    fireEvent.keyDown(inputOf(1, 'boat'), { key: 'Enter' });
    await run();
    expect(cellOf(1, 'boat').textContent).toBe('Crane');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

claim(
  'an empty number is null',
  {
    'data-grid/recipes/form-validation': 'The value of an empty `number` cell is `null`.',
  },
  async () => {
    const processRowUpdate = jest.fn((row: object) => row);
    const columns = [{ field: 'n', type: 'number', editable: true }] as const;
    mountGrid({ rows: [{ id: 1, n: 3 }], columns, processRowUpdate });
    await type(1, 'n', '');
    fireEvent.keyDown(inputOf(1, 'n'), { key: 'Enter' });
    await run();
    expect(processRowUpdate.mock.calls[0]?.[0]).toEqual({ id: 1, n: null });
  },
);

claim(
  'the form has the values of the selected row, and keeps it while it has changes',
  {
    'data-grid/recipes/form-validation': [
      "pass the selected row to the form as `values`. Saving replaces the row in your state. While the form has unsaved changes, the selection doesn't change.",
      'Each error appears below its field',
    ],
  },
  async () => {
    render(<FormBesideGrid />);
    const field = (name: string) => screen.getByLabelText(name);
    await run();
    expect(field('Name')).toHaveValue('Tim Brandt');
    fireEvent.change(field('Mail'), { target: { value: 'nobody' } });
    fireEvent.click(cellOf(3, 'name'));
    expect(field('Name')).toHaveValue('Tim Brandt');
    fireEvent.click(screen.getByText('Save'));
    await run();
    expect(screen.getByText('This is no mail address.')).toBeInTheDocument();
    fireEvent.change(field('Mail'), { target: { value: 'tim@example.com' } });
    fireEvent.click(screen.getByText('Save'));
    await run();
    expect(cellOf(2, 'mail')).toHaveTextContent('tim@example.com');
    fireEvent.click(cellOf(3, 'name'));
    await run();
    expect(field('Name')).toHaveValue('Lena Holm');
  },
);

claim(
  'rows are a field of a form; the submit button ends an open edit first',
  {
    'data-grid/recipes/form-validation': [
      'Send the empty order to see both messages.',
      'The click ends the edit first, and `processRowUpdate` runs before the form is submitted.',
    ],
  },
  async () => {
    render(<GridAsField />);
    fireEvent.click(screen.getByText('Send'));
    await run();
    expect(screen.getByText('Order at least one piece.')).toBeInTheDocument();
    expect(screen.getByText('Who gets the order?')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Customer'), { target: { value: 'Library' } });
    fireEvent.doubleClick(cellOf(2, 'pieces'));
    fireEvent.change(inputOf(2, 'pieces'), { target: { value: '4' } });
    press(screen.getByText('Send'));
    await run();
    expect(screen.getByText('Library: 4 pieces')).toBeInTheDocument();
  },
);

claim(
  'Enter in an editor does not submit the form of the demo',
  {
    'data-grid/recipes/form-validation':
      'The demo prevents this default action; the grid still ends the edit.',
  },
  async () => {
    render(<GridAsField />);
    fireEvent.doubleClick(cellOf(1, 'pieces'));
    const notPrevented = fireEvent.keyDown(inputOf(1, 'pieces'), { key: 'Enter' });
    await run();
    expect(notPrevented).toBe(false);
    expect(isEditing(1, 'pieces')).toBe(false);
  },
);
