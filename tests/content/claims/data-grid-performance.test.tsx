/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { fireEvent, render, screen } from '@testing-library/react';
import CountCellRenders from '../../../docs/data-grid/performance/CountCellRenders';
import CountUpdates from '../../../docs/data-grid/performance/CountUpdates';
import TypeWhileFiltering from '../../../docs/data-grid/performance/TypeWhileFiltering';
import { cellOf, mountGrid, settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

const rows = [1, 2, 3].map((id) => ({ id, name: `n${id}` }));
const columns = [{ field: 'name' }];

claim(
  'cells re-render for new columns, but not when the parent renders',
  {
    'data-grid/performance': [
      "if all props are the same as before, it doesn't re-render when your component does",
      'A new `columns` array makes it rebuild its columns and re-render all cells in view.',
    ],
  },
  async () => {
    render(<CountCellRenders />);
    await settle(50);
    const read = () => Number(screen.getByRole('status').textContent.match(/\d+/)?.[0]);
    const before = read();
    fireEvent.click(screen.getByText(/Like/));
    await settle(50);
    expect(read()).toBe(before);
    fireEvent.click(screen.getByLabelText('Stable columns'));
    await settle(50);
    const unstable = read();
    fireEvent.click(screen.getByText(/Like/));
    await settle(50);
    expect(read()).toBeGreaterThan(unstable);
  },
);

claim(
  'a hundred calls of updateRows cause a hundred updates, one call causes one',
  {
    'data-grid/performance':
      'The grid processes its rows after each call to `updateRows()`.',
  },
  async () => {
    render(<CountUpdates />);
    await settle();
    fireEvent.click(screen.getByText('100 calls'));
    expect(screen.getByRole('status')).toHaveTextContent('100×');
    fireEvent.click(screen.getByText('One call'));
    expect(screen.getByRole('status')).toHaveTextContent(': 1×');
    expect(cellOf(1, 'books')).toHaveTextContent('22');
  },
);

claim(
  'the deferred text filters in the end',
  { 'data-grid/performance': 'the grid follows when there is time' },
  async () => {
    render(<TypeWhileFiltering />);
    fireEvent.change(screen.getByLabelText('Find among 20,000 parts'), {
      target: { value: 'p-00042' },
    });
    await settle(100);
    expect(shownIds()).toEqual(['42']);
  },
);

claim(
  'a comparator runs many times per row',
  { 'data-grid/performance': 'Sorting | A costly valueGetter or comparator' },
  () => {
    const sortComparator = jest.fn((a: string, b: string) => b.localeCompare(a));
    mountGrid({
      rows: Array.from({ length: 20 }, (_, id) => ({ id, name: `n${(id * 7) % 20}` })),
      columns: [{ field: 'name', sortComparator }],
      sortModel: [{ field: 'name', sort: 'asc' }],
    });
    expect(sortComparator.mock.calls.length).toBeGreaterThan(40);
  },
);

claim(
  'a new rows array with the same content goes through all rows',
  { 'data-grid/performance': 'A new `rows` array makes it process all rows.' },
  () => {
    const { api, update } = mountGrid({ rows, columns });
    const listener = jest.fn();
    api.subscribeEvent('rowsSet', listener);
    update({ rows });
    expect(listener).not.toHaveBeenCalled();
    update({ rows: [...rows] });
    expect(listener).toHaveBeenCalled();
  },
);
