/**
 * @jest-environment jsdom
 */
import '../../support/gridDom';
import '../../support/restResponse';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import EditWithMutation from '../../../docs/data-grid/recipes/react-query/EditWithMutation';
import LoadWithQuery from '../../../docs/data-grid/recipes/react-query/LoadWithQuery';
import PageWithQuery from '../../../docs/data-grid/recipes/react-query/PageWithQuery';
import QueryAsDataSource from '../../../docs/data-grid/recipes/react-query/QueryAsDataSource';
import { cellOf, inputOf, mountGrid, settle, shownIds } from '../../support/mountGrid';

jest.setTimeout(60_000);
const LONG = { timeout: 5000 };

test('after a failed request the rows stay, with a message', async () => {
  render(<LoadWithQuery />);
  await waitFor(() => expect(shownIds()).toHaveLength(4), LONG);
  for (const message of [null, 'The server did not answer.']) {
    const button = screen.getByText('Load again');
    await waitFor(() => expect(button).toBeEnabled(), LONG);
    fireEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled(), LONG);
    if (message) await screen.findByText(message, {}, LONG);
  }
  expect(shownIds()).toHaveLength(4);
});

test('the next page is there already', async () => {
  render(<PageWithQuery />);
  await waitFor(() => expect(shownIds()[0]).toBe('1'), LONG);
  await settle(1200);
  fireEvent.click(screen.getByLabelText('Go to next page'));
  await settle(50);
  expect(shownIds()).toEqual(['6', '7', '8', '9', '10']);
});

test('a count that falls to 0 sends users to the first page', async () => {
  const onPaginationModelChange = jest.fn();
  const props = {
    rows: [{ id: 6 }],
    columns: [{ field: 'id' }],
    paginationMode: 'server',
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 5 } } },
    pageSizeOptions: [5],
  } as const;
  const grid = mountGrid({ ...props, rowCount: 10, onPaginationModelChange });
  await settle();
  onPaginationModelChange.mockClear();
  grid.update({ rows: [], rowCount: 0 });
  await waitFor(
    () => expect(onPaginationModelChange.mock.calls[0]?.[0]).toMatchObject({ page: 0 }),
    LONG,
  );
});

test('rows may be undefined', () => {
  mountGrid({ rows: undefined, columns: [{ field: 'id' }] });
  expect(screen.getByText('No rows')).toBeInTheDocument();
});

test('an edit shows at once, and goes back when it is refused', async () => {
  render(<EditWithMutation />);
  await waitFor(() => expect(shownIds()).toContain('7'), LONG);
  const before = cellOf(7, 'sacks').textContent;
  fireEvent.doubleClick(cellOf(7, 'sacks'));
  fireEvent.change(inputOf(7, 'sacks'), { target: { value: '60' } });
  fireEvent.keyDown(inputOf(7, 'sacks'), { key: 'Enter' });
  await settle(100);
  expect(cellOf(7, 'sacks')).toHaveTextContent('60');
  await screen.findByText('The mill delivers 50 sacks at most.', {}, LONG);
  await waitFor(() => expect(cellOf(7, 'sacks').textContent).toBe(before), LONG);
});

test('pages of the source come from the cache of the client', async () => {
  render(<QueryAsDataSource />);
  await waitFor(() => expect(shownIds()[0]).toBe('1'), LONG);
  fireEvent.click(screen.getByLabelText('Go to next page'));
  await waitFor(() => expect(shownIds()[0]).toBe('5'), LONG);
  fireEvent.click(screen.getByLabelText('Go to previous page'));
  await waitFor(() => expect(shownIds()[0]).toBe('1'), LONG);
  expect(screen.getByRole('status')).toHaveTextContent('Requests: 2');
});
