/**
 * @jest-environment jsdom
 */
import { settle, shownIds } from '../../support/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import ServerFilter from '../../../docs/data-grid/filtering/ServerFilter';
import { fetchGrants } from '../../../docs/data-grid/filtering/grants';

const LONG = 'a text that no project has in its name';

const filterProjectBy = async (value: string) => {
  fireEvent.click(screen.getByLabelText('Show filters'));
  await settle(100);
  fireEvent.change(screen.getByLabelText('Value'), { target: { value } });
  await settle(400);
};

test('the mock server refuses a long value', async () => {
  const items = [{ field: 'project', operator: 'contains', value: LONG }];
  await expect(fetchGrants({ items })).rejects.toThrow('at most 20 characters');
});

test('a refused request ends loading, keeps the rows, and shows the reason', async () => {
  render(<ServerFilter />);
  await act(() => settle(600));
  const before = shownIds();
  expect(before.length).toBeGreaterThan(0);

  await filterProjectBy('1'.repeat(25));
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(() => settle(600));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('at most 20 characters');
  expect(shownIds()).toEqual(before);
});
