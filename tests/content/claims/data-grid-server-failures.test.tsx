/**
 * @jest-environment jsdom
 */
import { settle, shownIds } from '../../support/mountGrid';
import { act, fireEvent, render, screen } from '@testing-library/react';
import UnknownRowCount from '../../../docs/data-grid/pagination/UnknownRowCount';
import KeepSelectionAcrossPages from '../../../docs/data-grid/row-selection/KeepSelectionAcrossPages';
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

test('row selection: it outlives a change of page and a request that fails', async () => {
  render(<KeepSelectionAcrossPages />);
  const change = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => settle(REQUEST));
  };
  await act(() => settle(REQUEST));
  const [first] = screen.getAllByRole('checkbox', { name: 'Select row' });
  fireEvent.click(first as HTMLElement);
  await change('Go to next page');
  expect(shownIds()).toEqual(['5', '6', '7', '8']);
  expect(screen.getByText('1 row selected')).toBeInTheDocument();

  await change('Go to previous page');
  expect(screen.getByRole('alert')).toHaveTextContent('did not answer');
  expect(shownIds()).toEqual([]);
  expect(screen.getByText('1 row selected')).toBeInTheDocument();

  await change('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shownIds()).toEqual(['1', '2', '3', '4']);
  expect(screen.getByRole('checkbox', { name: 'Unselect row' })).toBeChecked();
});
