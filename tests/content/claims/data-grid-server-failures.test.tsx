/**
 * @jest-environment jsdom
 */
import { settle, shownIds } from '../../support/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import UnknownRowCount from '../../../docs/data-grid/pagination/UnknownRowCount';
import ServerSort from '../../../docs/data-grid/sorting/ServerSort';

const REQUEST = 600;

test('sorting: a refused request ends loading, keeps the rows, and shows the reason', async () => {
  render(<ServerSort />);
  await act(() => settle(REQUEST));
  const before = shownIds();
  expect(before.length).toBeGreaterThan(0);
  expect(screen.queryByRole('progressbar')).toBeNull();

  fireEvent.click(screen.getByRole('columnheader', { name: 'Status' }));
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(() => settle(REQUEST));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('cannot sort by status');
  expect(shownIds()).toEqual(before);

  fireEvent.click(screen.getByRole('columnheader', { name: 'City' }));
  await act(() => settle(REQUEST));
  expect(screen.getByRole('status')).not.toHaveTextContent('cannot');
  expect(shownIds()).not.toEqual(before);
});

test('pagination: a failed page ends loading, and loads on the second try', async () => {
  render(<UnknownRowCount />);
  await act(() => settle(REQUEST));
  expect(shownIds()[0]).toBe('SH-5200');

  fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(() => settle(REQUEST));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('did not answer');
  expect(shownIds()).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => settle(REQUEST));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shownIds()[0]).toBe('SH-5220');
});
