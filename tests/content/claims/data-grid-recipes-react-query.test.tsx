/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import '../../support/components/restResponse';
import { act, fireEvent, render, screen } from '@testing-library/react';
import EditWithMutation from '../../../docs/data-grid/recipes/react-query/EditWithMutation';
import LoadWithQuery from '../../../docs/data-grid/recipes/react-query/LoadWithQuery';
import PageWithQuery from '../../../docs/data-grid/recipes/react-query/PageWithQuery';
import QueryAsDataSource from '../../../docs/data-grid/recipes/react-query/QueryAsDataSource';
import { cellOf, inputOf, mountGrid, shownIds } from '../../support/components/mountGrid';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('after a failed request the rows stay, with a message; a second click waits for the first', async () => {
  render(<LoadWithQuery />);
  await run(500);
  expect(shownIds()).toHaveLength(4);
  for (const message of [null, 'The server did not answer.']) {
    fireEvent.click(screen.getByText('Load again'));
    await run(50);
    fireEvent.click(screen.getByText('Load again'));
    await run(500);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(message);
  }
  expect(shownIds()).toHaveLength(4);
});

test('the next page is prefetched', async () => {
  render(<PageWithQuery />);
  await run(1000);
  expect(shownIds()[0]).toBe('1');
  await run(1000);
  fireEvent.click(screen.getByLabelText('Go to next page'));
  await run(50);
  expect(shownIds()).toEqual(['6', '7', '8', '9', '10']);
});

test('rows may be undefined', () => {
  mountGrid({ rows: undefined, columns: [{ field: 'id' }] });
  expect(screen.getByText('No rows')).toBeInTheDocument();
});

test('an edit shows at once, and is reverted if it is rejected', async () => {
  render(<EditWithMutation />);
  await run(1300);
  const before = cellOf(7, 'sacks').textContent;
  fireEvent.doubleClick(cellOf(7, 'sacks'));
  fireEvent.change(inputOf(7, 'sacks'), { target: { value: '60' } });
  fireEvent.keyDown(inputOf(7, 'sacks'), { key: 'Enter' });
  await run(100);
  expect(cellOf(7, 'sacks')).toHaveTextContent('60');
  await run(1300);
  expect(cellOf(7, 'sacks').textContent).toBe(before);
  await run(1300);
  expect(screen.getByText('The mill delivers 50 sacks at most.')).toBeInTheDocument();
  expect(cellOf(7, 'sacks').textContent).toBe(before);
});

test('pages of the source come from the cache of the client', async () => {
  render(<QueryAsDataSource />);
  await run(500);
  expect(shownIds()[0]).toBe('1');
  fireEvent.click(screen.getByLabelText('Go to next page'));
  await run(500);
  expect(shownIds()[0]).toBe('5');
  fireEvent.click(screen.getByLabelText('Go to previous page'));
  await run(500);
  expect(shownIds()[0]).toBe('1');
  expect(screen.getByRole('status')).toHaveTextContent('Requests: 2');
});
