/**
 * @jest-environment jsdom
 */
import { shownIds } from '../../support/components/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import ServerFilter from '../../../docs/data-grid/filtering/ServerFilter';
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

const filterProjectBy = async (value: string) => {
  fireEvent.click(screen.getByLabelText('Show filters'));
  await run(100);
  fireEvent.change(screen.getByLabelText('Value'), { target: { value } });
  await run(400);
};

claim(
  'a rejected request ends loading, keeps the rows, and shows the reason',
  {
    'data-grid/filtering': [
      'The server rejects values of more than 20 characters. If you enter a longer value, an error appears below the grid.',
      'Also reset `loading` when a request fails.',
    ],
  },
  async () => {
    render(<ServerFilter />);
    await run(600);
    const before = shownIds();
    expect(before.length).toBeGreaterThan(0);

    await filterProjectBy('1'.repeat(25));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await run(600);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('at most 20 characters');
    expect(shownIds()).toEqual(before);
  },
);
