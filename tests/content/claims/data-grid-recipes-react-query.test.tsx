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
import { claim } from '../../support/content/claim';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const run = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));

claim(
  'after a failed request the rows stay; a second click waits',
  {
    'data-grid/recipes/react-query': [
      'every third request fails',
      'The rows of the last response stay visible.',
    ],
  },
  async () => {
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
  },
);

claim(
  'the next page is prefetched',
  {
    'data-grid/recipes/react-query': 'The demo also preloads the following page',
  },
  async () => {
    render(<PageWithQuery />);
    await run(1000);
    expect(shownIds()[0]).toBe('1');
    await run(1000);
    fireEvent.click(screen.getByLabelText('Go to next page'));
    await run(50);
    expect(shownIds()).toEqual(['6', '7', '8', '9', '10']);
  },
);

claim(
  'rows may be undefined',
  {
    'data-grid/recipes/react-query':
      '`data`, which may be `undefined` until the rows arrive',
  },
  () => {
    mountGrid({ rows: undefined, columns: [{ field: 'id' }] });
    expect(screen.getByText('No rows')).toBeInTheDocument();
  },
);

claim(
  'an edit shows at once, and is reverted if it is rejected',
  {
    'data-grid/recipes/react-query':
      'A mutation writes the new row into the cache and sends it to the server. If the server rejects the row, the mutation restores the old row.',
  },
  async () => {
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
  },
);

claim(
  'pages of the source come from the cache of the client',
  {
    'data-grid/recipes/react-query':
      'Go to the next page and back: going back sends no request.',
  },
  async () => {
    render(<QueryAsDataSource />);
    await run(500);
    expect(shownIds()[0]).toBe('1');
    fireEvent.click(screen.getByLabelText('Go to next page'));
    await run(500);
    expect(shownIds()[0]).toBe('5');
    expect(screen.getByRole('status')).toHaveTextContent('Requests: 2');
    fireEvent.click(screen.getByLabelText('Go to previous page'));
    await run(500);
    expect(shownIds()[0]).toBe('1');
    expect(screen.getByRole('status')).toHaveTextContent('Requests: 2');
  },
);
