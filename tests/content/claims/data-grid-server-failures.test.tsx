/**
 * @jest-environment jsdom
 */
import { shownIds } from '../../support/components/mountGrid';
import { headerOf } from '../../support/components/gridParts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import UnknownRowCount from '../../../docs/data-grid/pagination/UnknownRowCount';
import KeepSelectionAcrossPages from '../../../docs/data-grid/row-selection/KeepSelectionAcrossPages';
import ServerSort from '../../../docs/data-grid/sorting/ServerSort';
import { claim } from '../../support/content/claim';

const REQUEST = 600;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

claim(
  'sorting: a rejected request ends loading, keeps the rows, and shows the reason',
  {
    'data-grid/sorting':
      "To see a failed request, sort by Status, which the demo's server doesn't support. Reset `loading` even when a request fails, and show what went wrong.",
  },
  async () => {
    render(<ServerSort />);
    await run(REQUEST);
    const before = shownIds();
    expect(before.length).toBeGreaterThan(0);
    expect(screen.queryByRole('progressbar')).toBeNull();

    fireEvent.click(headerOf('status'));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await run(REQUEST);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('cannot sort by status');
    expect(shownIds()).toEqual(before);

    fireEvent.click(headerOf('city'));
    await run(REQUEST);
    expect(screen.getByRole('status')).not.toHaveTextContent('cannot');
    expect(shownIds()).not.toEqual(before);
  },
);

claim(
  'pagination: a failed page ends loading, and loads on the second try',
  {
    'data-grid/pagination':
      'In the demo, the second page fails to load once. If a request fails, show the error, set `loading` to `false`, and let users try again. The demo also removes the rows',
  },
  async () => {
    render(<UnknownRowCount />);
    await run(REQUEST);
    expect(shownIds()[0]).toBe('SH-5200');

    fireEvent.click(screen.getByLabelText('Go to next page'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await run(REQUEST);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('did not answer');
    expect(shownIds()).toEqual([]);

    fireEvent.click(screen.getByText('Try again'));
    await run(REQUEST);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shownIds()[0]).toBe('SH-5220');
  },
);

claim(
  'row selection survives a change of page and a failing request',
  {
    'data-grid/row-selection': [
      'To keep the selection, set `keepNonExistentRowsSelected`.',
      'Select a row, go to the next page, and come back. In this demo, the request to reload the first page fails, but the row is still selected',
    ],
  },
  async () => {
    render(<KeepSelectionAcrossPages />);
    const change = async (button: HTMLElement): Promise<void> => {
      fireEvent.click(button);
      await run(REQUEST);
    };
    await run(REQUEST);
    fireEvent.click(screen.getAllByLabelText('Select row')[0]!);
    await change(screen.getByLabelText('Go to next page'));
    expect(shownIds()).toEqual(['5', '6', '7', '8']);
    expect(screen.getByText('1 row selected')).toBeInTheDocument();

    await change(screen.getByLabelText('Go to previous page'));
    expect(screen.getByRole('alert')).toHaveTextContent('did not answer');
    expect(shownIds()).toEqual([]);
    expect(screen.getByText('1 row selected')).toBeInTheDocument();

    await change(screen.getByText('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shownIds()).toEqual(['1', '2', '3', '4']);
    expect(screen.getByLabelText('Unselect row')).toBeChecked();
  },
);
