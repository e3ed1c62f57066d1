/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import DeleteWithUndo from '../../../docs/data-grid/row-recipes/DeleteWithUndo';
import EditInDialog from '../../../docs/data-grid/row-recipes/EditInDialog';
import ExplainRows from '../../../docs/data-grid/row-recipes/ExplainRows';
import HighlightChanges from '../../../docs/data-grid/row-recipes/HighlightChanges';
import MergeMessages from '../../../docs/data-grid/row-recipes/MergeMessages';
import MoveBetweenGrids from '../../../docs/data-grid/row-recipes/MoveBetweenGrids';
import {
  cellOf,
  mountGrid,
  press,
  settle,
  shownIds,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const click = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle(20);
};

claim(
  'changed rows are highlighted for three seconds',
  {
    'data-grid/row-recipes': [
      'A timer removes the class.',
      'says how many rows have changed',
    ],
  },
  async () => {
    jest.useFakeTimers();
    render(<HighlightChanges />);
    const marked = () =>
      [...document.querySelectorAll<HTMLElement>('.changed')].map(
        ({ dataset }) => dataset.id,
      );
    const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next hour' }));
    next();
    expect(marked()).toEqual([]);
    next();
    expect(marked()).toEqual(['1']);
    expect(screen.getByRole('status')).toHaveTextContent('Levels that changed: 1');
    act(() => jest.advanceTimersByTime(3000));
    expect(marked()).toEqual([]);
    jest.useRealTimers();
  },
);

claim(
  'a deleted row is restored at its position',
  { 'data-grid/row-recipes': 'Remove the row immediately, and let users restore it.' },
  async () => {
    render(<DeleteWithUndo />);
    await settle();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete Milo Kern' }));
    await settle();
    expect(shownIds()).toEqual(['1', '3', '4']);
    await click('Undo');
    expect(shownIds()).toEqual(['1', '2', '3', '4']);
  },
);

claim(
  'focus moves from a deleted row to another row',
  {
    'data-grid/row-recipes':
      'If focus was in the deleted row, the grid moves it to the same column of another row.',
  },
  async () => {
    const rows = [1, 2, 3].map((id) => ({ id, name: `Row ${id}` }));
    const grid = mountGrid({ rows, columns: [{ field: 'name' }] });
    await settle();
    press(cellOf(2, 'name'));
    grid.update({ rows: [rows[0]!, rows[2]!] });
    await settle(50);
    const cell = document.activeElement as HTMLElement;
    expect(cell.dataset.field).toBe('name');
    expect(shownIds()).toContain(cell.closest<HTMLElement>('[role="row"]')?.dataset.id);
  },
);

claim(
  'Enter opens the dialog; saving changes the row, and focus returns',
  {
    'data-grid/row-recipes': [
      'users open the dialog by double-clicking a cell or pressing Enter',
      'When the dialog closes, focus returns to the cell.',
    ],
  },
  async () => {
    render(<EditInDialog />);
    await settle();
    press(cellOf(2, 'piano'));
    fireEvent.keyDown(cellOf(2, 'piano'), { key: 'Enter' });
    await settle(50);
    const field = screen.getByRole('textbox', { name: 'Note of the tuner' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: 'Oiled' } });
    await click('Save');
    await settle(400);
    expect(cellOf(2, 'note')).toHaveTextContent('Oiled');
    expect(document.activeElement).toBe(cellOf(2, 'piano'));
  },
);

claim(
  'selected rows move to the other grid, also after "Select all"',
  {
    'data-grid/row-recipes': [
      'Select rows in both grids and press the button.',
      "The demo's `hasRow` function handles both types of selection model",
    ],
  },
  async () => {
    render(<MoveBetweenGrids />);
    await settle();
    const [bench, field] = screen.getAllByRole('grid');
    const idsOf = (grid: HTMLElement) =>
      [...grid.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
        ({ dataset }) => dataset.id,
      );
    expect([idsOf(bench!), idsOf(field!)]).toEqual([
      ['2', '3', '5'],
      ['1', '4'],
    ]);
    fireEvent.click(within(bench!).getByRole('checkbox', { name: 'Select all rows' }));
    fireEvent.click(within(field!).getAllByRole('checkbox', { name: 'Select row' })[1]!);
    await settle();
    await click('Change players: 3 in, 1 out');
    expect([idsOf(bench!), idsOf(field!)]).toEqual([['4'], ['1', '2', '3', '5']]);
  },
);

claim(
  'messages change, add and remove rows; order and selection are preserved',
  {
    'data-grid/row-recipes':
      'Changed rows keep their place in a `Map`, and new ones come last. Selection and focus follow the id.',
  },
  async () => {
    render(<MergeMessages />);
    await settle();
    press(cellOf('NV 388', 'to'));
    await click('Receive messages');
    expect(cellOf('NV 402', 'gate')).toHaveTextContent('A2');
    await click('Receive messages');
    expect(shownIds()).toEqual(['NV 388', 'NV 402', 'NV 516']);
    await click('Receive messages');
    expect(shownIds()).toEqual(['NV 388', 'NV 516']);
    expect(cellOf('NV 388', 'gate')).toHaveTextContent('B9');
    expect(document.querySelector('[data-id="NV 388"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

claim(
  'a tooltip describes the hovered row, and keeps its name',
  {
    'data-grid/row-recipes':
      '`describeChild` adds the text as a description, so screen readers still read the cells.',
  },
  async () => {
    render(<ExplainRows />);
    await settle();
    fireEvent.mouseOver(cellOf(2, 'scooter'));
    await settle(300);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Locked until it is charged');
    const row = cellOf(2, 'scooter').closest('[role="row"]');
    expect(row).toHaveAccessibleDescription('Locked until it is charged');
    expect(row).not.toHaveAttribute('aria-label');
    press(cellOf(2, 'scooter'));
    expect(row).not.toHaveAttribute('aria-selected', 'true');
  },
);

claim(
  'the tooltip also appears when a cell gets focus',
  {
    'data-grid/row-recipes':
      'also appears when a cell in the row receives keyboard focus',
  },
  async () => {
    render(<ExplainRows />);
    await settle();
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => cellOf(4, 'charge').focus());
    await settle(300);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Locked after a crash report');
  },
);
