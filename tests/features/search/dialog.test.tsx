import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchButton, type SearchParts } from '../../../src/features/search';
import { SearchPanel } from '../../../src/features/search/panel/SearchPanel';
import { BEFORE_RELOAD_EVENT } from '../../../src/config/offline';
import {
  MAX_SHOWN_QUERY,
  OPENED_HIT_KEY,
  SEARCH_TEXT_KEY,
} from '../../../src/config/searchDialog';
import { makeHit } from '../../support/search/makeHit';
import {
  active,
  createFakeClient,
  field,
  hits,
  openWith,
  renderSearch,
} from '../../support/search/searchDom';

const mockPush = jest.fn();
let mockPathname = '/x/introduction/';
jest.mock(
  '@docusaurus/router',
  () => ({
    useLocation: () => ({ pathname: mockPathname, hash: '' }),
    useHistory: () => ({ push: mockPush }),
  }),
  { virtual: true },
);

beforeEach(() => {
  localStorage.clear();
  mockPush.mockClear();
  mockPathname = '/x/introduction/';
});

const HITS = [
  makeHit('Sorting'),
  makeHit('Filtering', 'Operators'),
  makeHit('Sorting', 'Several columns', { plan: 'pro', product: 'data-grid' }),
];

async function openAnswered(text = 'sort') {
  const fake = createFakeClient();
  renderSearch(fake.client);
  await openWith(text);
  await fake.finishLoading();
  await fake.answer(HITS);
  return fake;
}

describe('opening', () => {
  test('nothing loads until a hover, the focus or a shortcut', async () => {
    const load = renderSearch(createFakeClient().client);
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Search' }));
    expect(load).toHaveBeenCalled();
  });

  test('it is open again, with its text, after a reload by the site itself', async () => {
    const { client } = createFakeClient();
    renderSearch(client);
    window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));
    expect(sessionStorage.getItem(SEARCH_TEXT_KEY)).toBeNull();
    await openWith('stack');
    window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));
    cleanup();
    renderSearch(client);
    expect(field()).toHaveValue('stack');
    expect(sessionStorage.getItem(SEARCH_TEXT_KEY)).toBeNull();
  });

  test('it opens again while it is still closing', async () => {
    renderSearch(createFakeClient().client);
    await openWith('');
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    expect(field()).toHaveFocus();
  });

  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
    '%s opens it',
    async (keys) => {
      renderSearch(createFakeClient().client);
      await userEvent.keyboard(keys);
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('');
    },
  );

  test('a slash typed into a field stays there', async () => {
    renderSearch(createFakeClient().client);
    const other = screen.getByRole('textbox', { name: 'Of the page' });
    await userEvent.type(other, 'a/b');
    expect(other).toHaveValue('a/b');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a shortcut that an editor has handled is ignored', () => {
    renderSearch(createFakeClient().client);
    const event = new KeyboardEvent('keydown', {
      key: 'k',
      ctrlKey: true,
      cancelable: true,
    });
    event.preventDefault();
    act(() => void document.dispatchEvent(event));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Escape and the shortcut close it, and the focus returns', async () => {
    renderSearch(createFakeClient().client);
    const other = screen.getByRole('textbox', { name: 'Of the page' });
    other.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(other).toHaveFocus();
  });

  test('text typed before the script has loaded is preserved, and so is the focus', async () => {
    const fake = createFakeClient();
    let arrive: () => void = () => undefined;
    const parts = new Promise<SearchParts>((resolve) => {
      arrive = () => resolve({ SearchPanel, client: fake.client });
    });
    const load = () => parts;
    render(<SearchButton load={load} />);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(field(), 'sort');
    await userEvent.tab();
    const close = screen.getByRole('button', { name: 'Close the search' });
    expect(close).toHaveFocus();
    await act(async () => arrive());
    await fake.finishLoading();
    await fake.answer(HITS);
    expect(hits()).toHaveLength(3);
    expect(field()).toHaveValue('sort');
    expect(close).toHaveFocus();
  });
});

describe('results', () => {
  test('are grouped by page, the best first, and name the query that they answer', async () => {
    await openAnswered();
    expect(hits().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Sorting'),
      expect.stringContaining('Several columns'),
      expect.stringContaining('Operators'),
    ]);
    expect(screen.getByRole('listbox')).toHaveAttribute('data-search-query', 'sort');
    expect(document.querySelectorAll('a[data-search-result][href]')).toHaveLength(3);
    expect(field()).toHaveAttribute('data-search-input');
    expect(screen.getAllByRole('group', { name: 'Sorting' })).toHaveLength(1);
  });

  test('have a plan next to them', async () => {
    await openAnswered();
    expect(screen.getByRole('img', { name: 'Pro plan' })).toBeInTheDocument();
  });

  test('are requested near the product of the page', async () => {
    mockPathname = '/x/react-charts/bars/';
    const { requested } = await openAnswered();
    expect(requested.at(-1)).toMatchObject({ text: 'sort', near: 'charts' });
    expect(requested.at(-1)?.product).toBeUndefined();
  });

  test('of former letters stay until those of the last ones arrive', async () => {
    const fake = await openAnswered('sort');
    await userEvent.type(field(), 'i');
    expect(screen.getByRole('listbox')).toHaveAttribute('data-search-query', 'sort');
    await fake.answer([makeHit('Sorting')]);
    expect(screen.getByRole('listbox')).toHaveAttribute('data-search-query', 'sorti');
  });

  test('while one query is running, only the latest of the others is queued', async () => {
    const fake = createFakeClient();
    renderSearch(fake.client);
    await openWith('');
    await fake.finishLoading();
    await userEvent.type(field(), 'sort');
    expect(fake.requested.map(({ text }) => text)).toEqual(['s']);
    await fake.answer([]);
    expect(fake.requested.map(({ text }) => text)).toEqual(['s', 'sort']);
  });

  test('can be filtered by kind and product', async () => {
    const fake = await openAnswered();
    await userEvent.click(screen.getByRole('radio', { name: 'Demos' }));
    await fake.answer([]);
    expect(fake.requested.at(-1)).toMatchObject({ kind: 'demo' });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Product' }),
      'Charts',
    );
    expect(fake.requested.at(-1)).toMatchObject({ kind: 'demo', product: 'charts' });
    await fake.answer([]);
    await userEvent.click(screen.getByRole('button', { name: 'Search everything' }));
    expect(fake.requested.at(-1)?.kind).toBeUndefined();
    expect(fake.requested.at(-1)?.product).toBeUndefined();
  });
});

describe('keys', () => {
  test('arrow keys go through the list and wrap, Home and End go to its ends', async () => {
    await openAnswered();
    const press = (key: string) => userEvent.keyboard(`{${key}}`);
    expect(active()).toHaveTextContent('Sorting');
    await press('ArrowDown');
    expect(active()).toHaveTextContent('Several columns');
    expect(field()).toHaveAttribute('aria-activedescendant', active().id);
    await press('End');
    expect(active()).toHaveTextContent('Operators');
    await press('ArrowDown');
    expect(active()).toHaveTextContent('Sorting');
    await press('ArrowUp');
    expect(active()).toHaveTextContent('Operators');
    await press('Home');
    expect(active()).toHaveTextContent('Sorting');
    expect(field()).toHaveFocus();
  });

  test('Home moves the caret while the user types', async () => {
    await openAnswered();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(active()).toHaveTextContent('Several columns');
  });

  test('Enter opens the selected result in the same tab, and stores its words for the page', async () => {
    await openAnswered();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(mockPush).toHaveBeenCalledWith('/x/sorting/#several columns');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem(OPENED_HIT_KEY)).toContain('/x/sorting/#several columns');
  });

  test('Ctrl and Enter open it in another tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openAnswered();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/x/sorting/', '_blank', 'noopener');
    expect(mockPush).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('a click with Ctrl is left to the browser', async () => {
    await openAnswered();
    let isLeft = false;
    const onClick = (event: MouseEvent): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault(); // jsdom has no other tabs.
    };
    window.addEventListener('click', onClick, { once: true });
    fireEvent.click(active(), { ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(mockPush).not.toHaveBeenCalled();
  });

  test('Enter before the answer opens its first result, once', async () => {
    const fake = createFakeClient();
    renderSearch(fake.client);
    await openWith('sort{Enter}');
    expect(mockPush).not.toHaveBeenCalled();
    await fake.finishLoading();
    await fake.answer(HITS);
    expect(mockPush.mock.calls).toEqual([['/x/sorting/']]);
  });
});

test('Enter after a change of a filter waits for its answer', async () => {
  const fake = await openAnswered();
  await userEvent.click(screen.getByRole('radio', { name: 'Demos' }));
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(mockPush).not.toHaveBeenCalled();
  await fake.answer([makeHit('Aggregation')]);
  expect(mockPush.mock.calls).toEqual([['/x/aggregation/']]);
});

describe('recent searches', () => {
  const leave = async () => {
    await openAnswered('columns');
    await userEvent.keyboard('{Enter}');
    await openWith('');
    await userEvent.clear(field());
  };

  test('contain those with an opened result; selecting one fills the field', async () => {
    await leave();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'columns' }));
    expect(field()).toHaveValue('columns');
    expect(field()).toHaveFocus();
  });

  test('can be removed', async () => {
    await leave();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove “columns” from recent searches' }),
    );
    expect(screen.queryByRole('button', { name: 'columns' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'For example' })).toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  test('work without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await leave();
    expect(screen.getByRole('heading', { name: 'For example' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('failures', () => {
  test('without results there is a message with similar names', async () => {
    const fake = createFakeClient();
    renderSearch(fake.client);
    await openWith('sorrt');
    await fake.finishLoading();
    await fake.answer([], ['sortModel']);
    expect(screen.getByText('No results for “sorrt”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Charts' })).toHaveAttribute(
      'href',
      expect.stringContaining('/react-charts/'),
    );
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'sortModel' }));
    expect(field()).toHaveValue('sortModel');
  });

  test('an index that failed to load can be requested again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fake = createFakeClient();
    renderSearch(fake.client);
    await openWith('sort');
    await fake.finishLoading(new Error('404'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The search could not be loaded.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await fake.finishLoading();
    await fake.answer(HITS);
    expect(hits()).toHaveLength(3);
    expect(field()).toHaveValue('sort');
  });

  test('a query that was not answered can be sent again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fake = await openAnswered();
    await userEvent.type(field(), 's');
    await fake.refuse(new Error('The worker is gone'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await fake.answer(HITS);
    expect(hits()).toHaveLength(3);
  });

  test('offline, the message names the reason', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fake = createFakeClient();
    renderSearch(fake.client);
    await openWith('sort');
    await fake.finishLoading(new Error('offline'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^You are offline/);
    jest.restoreAllMocks();
  });

  test('10,000 characters, and characters with a special meaning', async () => {
    const fake = createFakeClient();
    renderSearch(fake.client);
    await openWith('');
    await fake.finishLoading();
    for (const text of [
      'x'.repeat(10_000),
      '(.*[\\',
      'a\u0000\u0007b\u202e',
      '<img src=x>',
    ]) {
      fireEvent.change(field(), { target: { value: text } });
      await fake.answer([]);
      const message = screen.getByText(/^No results for/).textContent;
      expect(message.length).toBeLessThan(MAX_SHOWN_QUERY + 30);
      // eslint-disable-next-line no-control-regex -- they are what must not be there
      expect(message).not.toMatch(/[\u0000-\u001f\u202e]/);
    }
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

test('screen readers announce the number of results once the typing stops', async () => {
  await openAnswered();
  expect(screen.getByRole('status')).toHaveTextContent('');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Results: 3, pages: 2.'),
  );
});

test('the page behind the dialog is locked while it is open', async () => {
  renderSearch(createFakeClient().client);
  await openWith('');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});
