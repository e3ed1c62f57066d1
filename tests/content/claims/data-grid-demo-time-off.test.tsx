/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import DaysEarned from '../../../docs/data-grid/demo/time-off/DaysEarned';
import Planner from '../../../docs/data-grid/demo/time-off/Planner';
import RequestQueue from '../../../docs/data-grid/demo/time-off/RequestQueue';
import {
  cellOf,
  mountGrid,
  press,
  settle,
  shownIds,
} from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

jest.setTimeout(60_000);

const textOf = (id: number | string, field: string) => cellOf(id, field).textContent;

async function select(id: number, first: string, last: string) {
  press(cellOf(id, first));
  press(cellOf(id, last), { shiftKey: true });
  await settle();
}

claim(
  'selected days become vacation, without weekends, until none are left',
  {
    'data-grid/demo/time-off': [
      "The last row counts the people present, and the last column shows each person's remaining days.",
      'The planner rejects vacation that exceeds the remaining days.',
    ],
  },
  async () => {
    render(<Planner />);
    await settle();
    expect([textOf(4, 'left'), textOf('present', 'd7')]).toEqual(['5', '6']);
    await select(4, 'd3', 'd7');
    fireEvent.click(screen.getByText('Vacation'));
    await settle();
    expect(['d3', 'd4', 'd5', 'd6', 'd7'].map((field) => textOf(4, field))).toEqual([
      'V',
      'V',
      '',
      '',
      'V',
    ]);
    expect([textOf(4, 'left'), textOf('present', 'd7')]).toEqual(['2', '5']);
    await select(4, 'd8', 'd11');
    fireEvent.click(screen.getByText('Vacation'));
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Not enough days left: Elena.');
    expect(textOf(4, 'd8')).toBe('');
  },
);

claim(
  'a request that overlaps an approved one cannot be approved',
  {
    'data-grid/demo/time-off':
      "Approve Aisha's request, and then look at Bruno's. They both work at the desk, and two people on the same team can't be away on the same day.",
  },
  async () => {
    render(<RequestQueue />);
    expect(screen.getByLabelText('Approve Bruno')).toBeEnabled();
    fireEvent.click(screen.getByLabelText('Approve Aisha'));
    await settle();
    expect(textOf(1, 'clash')).toBe('Aisha');
    expect(textOf(2, 'clash')).toBe('');
    expect(screen.getByLabelText('Approve Bruno')).toBeDisabled();
    expect(screen.getByLabelText('Decline Bruno')).toBeEnabled();
    press(screen.getByLabelText('Decline Bruno'));
    await settle();
    expect(screen.getByLabelText('Reopen Bruno')).toHaveFocus();
  },
);

claim(
  'another month sorts the balances again',
  {
    'data-grid/demo/time-off':
      'When the month changes, the demo creates new rows, which the grid sorts again.',
  },
  async () => {
    render(<DaysEarned />);
    const before = shownIds();
    expect(before[0]).toBe('3');
    fireEvent.change(screen.getByRole('slider'), { target: { value: 12 } });
    await settle();
    expect(shownIds()).not.toEqual(before);
  },
);

claim(
  'another valueGetter changes the cells, and keeps the order',
  {
    'data-grid/demo/time-off':
      'A valueGetter that depends on the month would update the cells but not the order.',
  },
  async () => {
    const rows = [{ id: 1 }, { id: 2 }];
    const columnsWith = (sign: number) => [
      { field: 'n', valueGetter: (_value: never, row: { id: number }) => row.id * sign },
    ];
    const sortModel = [{ field: 'n', sort: 'asc' as const }];
    const grid = mountGrid({
      rows,
      columns: columnsWith(1),
      initialState: { sorting: { sortModel } },
    });
    grid.update({ columns: columnsWith(-1) });
    await settle();
    expect([textOf(1, 'n'), ...shownIds()]).toEqual(['-1', '1', '2']);
  },
);
