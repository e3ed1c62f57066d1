/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import { TextDecoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import LinkToRow from '../../../docs/data-grid/recipes/url-state/LinkToRow';
import ShareView from '../../../docs/data-grid/recipes/url-state/ShareView';
import StoredColumns from '../../../docs/data-grid/recipes/url-state/StoredColumns';
import TypeAddress from '../../../docs/data-grid/recipes/url-state/TypeAddress';
import {
  packState,
  unpackState,
} from '../../../docs/data-grid/recipes/url-state/shareLink';
import {
  readView,
  writeView,
} from '../../../docs/data-grid/recipes/url-state/viewOfAddress';
import { mountGrid, settle, shownIds } from '../../support/components/mountGrid';
import { claim } from '../../support/content/claim';

Object.assign(globalThis, { TextDecoder });

const address = () => screen.getByLabelText('Address');

claim(
  'the address takes precedence, and sorting also returns to the first page',
  {
    'data-grid/recipes/url-state': [
      'When users on a later page sort, search, or change the active filters, the grid returns to the first page.',
      'If the URL later contains a page beyond the last one, the grid calls `onPaginationModelChange` with the last page, which corrects the URL.',
    ],
  },
  async () => {
    render(<TypeAddress />);
    expect(screen.getByText('5–8 of 40')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Rooms'));
    await waitFor(() => expect(address()).toHaveValue('/homes?sort=rooms'));
    fireEvent.change(address(), {
      target: { value: '/homes?search=harbor&size=8&page=99' },
    });
    await waitFor(() =>
      expect(address()).toHaveValue('/homes?search=harbor&size=8&page=2'),
    );
    expect(shownIds()).toHaveLength(2);
  },
);

claim(
  'two handlers are called, one after the other',
  {
    'data-grid/recipes/url-state':
      'It then calls two handlers in turn, such as `onSortModelChange` and `onPaginationModelChange`.',
  },
  async () => {
    const callbacks = ['onSortModelChange', 'onPaginationModelChange'];
    const rows = [{ id: 1 }, { id: 2 }];
    const grid = mountGrid(
      {
        rows,
        columns: [{ field: 'id' }],
        initialState: { pagination: { paginationModel: { page: 1, pageSize: 1 } } },
        pageSizeOptions: [1],
      },
      { callbacks },
    );
    grid.takeCalls();
    act(() => grid.api.sortColumn('id', 'desc'));
    const received: string[] = [];
    await waitFor(() => {
      received.push(...grid.takeCalls());
      expect(received).toEqual(callbacks);
    });
  },
);

claim(
  'an address is parsed strictly, and defaults are omitted',
  {
    'data-grid/recipes/url-state': [
      "Fall back to the default for an unknown field, a page below 1, or a page size that you don't offer.",
      'Leave out defaults',
      'Count pages from 1.',
    ],
  },
  () => {
    const first = readView('');
    expect(readView('?page=-3&size=7&sort=secret')).toEqual(first);
    expect(writeView(first)).toBe('');
    const text = '?search=harbor+house&sort=-rent&size=8&page=3';
    expect(writeView(readView(text))).toBe(text);
  },
);

claim(
  'a view is serialized and parsed; any other text is ignored',
  {
    'data-grid/recipes/url-state': [
      'Encode the text as UTF-8 first, as `packState` does.',
      'The lower grid opens the link.',
    ],
  },
  async () => {
    const state = { filter: { filterModel: { items: [], quickFilterValues: ['Ü 家'] } } };
    expect(packState(state)).toMatch(/^[\w-]+$/);
    expect(unpackState(packState(state))).toEqual(state);
    expect([unpackState('%'), unpackState('bnVsbA')]).toEqual([undefined, undefined]);
    render(<ShareView />);
    fireEvent.click(screen.getByText('Rooms'));
    await settle();
    fireEvent.click(screen.getByText('Make a link'));
    await settle();
    expect(screen.getByRole('grid', { name: 'Homes, as shared' })).toBeInTheDocument();
    expect(document.querySelectorAll('[aria-sort="ascending"]')).toHaveLength(2);
  },
);

claim(
  'a link leads to a row: its page is shown, and it is selected',
  {
    'data-grid/recipes/url-state':
      "look up the row's index, go to its page, scroll to it, and select it",
  },
  async () => {
    render(<LinkToRow />);
    await settle(20);
    const selectedId = () =>
      document.querySelector<HTMLElement>('[role="row"][aria-selected="true"]')?.dataset
        .id;
    expect(selectedId()).toBe('327');
    fireEvent.change(address(), { target: { value: '/homes#301' } });
    await settle(20);
    expect(selectedId()).toBe('301');
    fireEvent.change(address(), { target: { value: '/homes#nowhere' } });
    await settle(20);
    expect(screen.getByText('There is no such home.')).toBeInTheDocument();
  },
);

claim(
  'settings that do not fit the grid are ignored, and full storage is no error',
  {
    'data-grid/recipes/url-state': [
      'Validate what you read, as `readColumns` does.',
      'Storage can be full or blocked.',
    ],
  },
  async () => {
    localStorage.setItem('homes-columns-1', '{"rent":"no","gone":false,"rooms":false}');
    render(<StoredColumns />);
    expect(screen.queryByText('Rooms')).toBeNull();
    expect(screen.getByText('Rent (€)')).toBeInTheDocument();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    fireEvent.click(screen.getByText('All columns'));
    setItem.mockRestore();
    localStorage.clear();
  },
);

claim(
  'stored columns are applied, and another tab changes them',
  {
    'data-grid/recipes/url-state':
      'The grid shows the stored columns, and changes in another tab arrive without a reload',
  },
  async () => {
    localStorage.setItem('homes-columns-1', 'nonsense');
    render(<StoredColumns />);
    expect(screen.getByText('Rooms')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Short'));
    await settle();
    expect(screen.queryByText('Rooms')).toBeNull();
    localStorage.setItem('homes-columns-1', JSON.stringify({ rent: false }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'homes-columns-1' }));
    });
    await settle();
    expect([
      screen.queryByText('Rent (€)'),
      screen.queryByText('Rooms') !== null,
    ]).toEqual([null, true]);
  },
);

claim(
  'the page with which the grid mounts is not corrected',
  {
    'data-grid/recipes/url-state':
      "When the grid mounts, it doesn't check the page in the URL",
  },
  async () => {
    const grid = mountGrid(
      {
        rows: [{ id: 1 }, { id: 2 }],
        columns: [{ field: 'id' }],
        paginationModel: { page: 9, pageSize: 1 },
        pageSizeOptions: [1],
      },
      { callbacks: ['onPaginationModelChange'] },
    );
    await settle();
    expect(grid.takeCalls()).toEqual([]);
    expect(grid.api.state.pagination.paginationModel.page).toBe(9);
  },
);
