import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { SearchPage } from '../../../src/features/search/page';
import { MAX_PAGE_HITS } from '../../../src/config/searchDialog';
import { makeHit } from '../../support/search/makeHit';
import { createFakeClient } from '../../support/search/searchDom';

let mockHistory: MemoryHistory;
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => mockHistory,
    useLocation: () =>
      useSyncExternalStore(
        (listener) => mockHistory.listen(listener),
        () => mockHistory.location,
        () => mockHistory.location,
      ),
  }),
  { virtual: true },
);

async function open(query: string) {
  mockHistory = createMemoryHistory({ initialEntries: [`/x/search/${query}`] });
  const fake = createFakeClient();
  render(<SearchPage client={fake.client} />);
  await fake.finishLoading();
  return fake;
}
const field = () => screen.getByRole('textbox', { name: 'Search' });
const results = () =>
  document.querySelectorAll('[data-search-query] a[data-search-result]');

test('searches for the text in its address', async () => {
  const fake = await open('?q=sort+rows&product=charts&kind=api');
  expect(field()).toHaveValue('sort rows');
  expect(fake.requested).toMatchObject([
    { text: 'sort rows', product: 'charts', kind: 'api' },
  ]);
  await fake.answer([makeHit('Sorting'), makeHit('Sorting', 'Rows')]);
  expect(results()).toHaveLength(2);
  expect(screen.getAllByText('Results: 2, pages: 1.')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sorting/ })).toHaveAttribute(
    'href',
    '/x/sorting/',
  );
});

test('says that there may be more results than it shows', async () => {
  const fake = await open('?q=sort');
  await fake.answer(
    Array.from({ length: MAX_PAGE_HITS }, (_, index) => makeHit(`Page ${index}`)),
  );
  expect(screen.getAllByText(/^Results: /)[0]).toHaveTextContent(
    `Results: ${MAX_PAGE_HITS}+, pages: ${MAX_PAGE_HITS}+.`,
  );
});

test('shows early results, and better ones when the texts have loaded', async () => {
  const fake = await open('?q=sort');
  await fake.answerEarly([makeHit('Sorting')]);
  expect(results()).toHaveLength(1);
  expect(fake.requested.map(({ waits }) => waits)).toEqual([undefined, true]);
  await fake.answer([makeHit('Sorting'), makeHit('Paging')]);
  expect(results()).toHaveLength(2);
  expect(fake.requested).toHaveLength(2);
});

test('letters typed while the texts load are answered first', async () => {
  const fake = await open('?q=sort');
  await fake.answerEarly([makeHit('Sorting')]);
  await userEvent.type(field(), 's');
  expect(fake.requested.at(-1)).toMatchObject({ text: 'sorts' });
  await fake.answer([makeHit('Paging'), makeHit('Rows')]);
  expect(results()).toHaveLength(2);
});

test('shows the text of its address before it is hydrated, and keeps it', async () => {
  const errors = jest.spyOn(console, 'error');
  mockHistory = createMemoryHistory({ initialEntries: ['/x/search/?q=sort+rows'] });
  window.history.replaceState(null, '', '/x/search/?q=sort+rows');
  const page = <SearchPage client={createFakeClient().client} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(field()).toHaveValue('');
  // jsdom does not execute scripts.
  new Function(container.querySelector('script')!.text)();
  expect(field()).toHaveValue('sort rows');
  render(page, { container, hydrate: true });
  expect(field()).toHaveValue('sort rows');
  expect(container.querySelector('script')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  window.history.replaceState(null, '', '/');
});

test('unknown filters are ignored', async () => {
  const fake = await open('?q=sort&product=toString&kind=x');
  expect(fake.requested[0]?.product).toBeUndefined();
  expect(fake.requested[0]?.kind).toBeUndefined();
});

test('its address follows the typed text, without a history entry for every letter', async () => {
  await open('');
  await userEvent.type(field(), 'sort');
  await waitFor(() => expect(mockHistory.location.search).toBe('?q=sort'));
  await userEvent.click(screen.getByRole('radio', { name: 'API reference' }));
  await waitFor(() => expect(mockHistory.location.search).toBe('?q=sort&kind=api'));
  expect(mockHistory).toHaveLength(1);
  expect(field()).toHaveValue('sort');
});

test('the typed text follows the address', async () => {
  await open('?q=sort');
  act(() => mockHistory.push('/x/search/?q=filter'));
  expect(field()).toHaveValue('filter');
});

test('a long text is searched for, but not stored in the address', async () => {
  const fake = await open('');
  const text = 'x'.repeat(10_000);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(fake.requested.at(-1)?.text).toBe(text);
  await waitFor(() => expect(mockHistory.location.search).not.toBe(''));
  expect(mockHistory.location.search.length).toBeLessThan(600);
  expect(field()).toHaveValue(text);
});

test('an address with control characters, regular expressions or half a surrogate pair causes no error', async () => {
  for (const query of ['?q=%00%07a%E2%80%AE', '?q=(.*%5B%5C', '?q=%E4%BD', '?q=%']) {
    const fake = await open(query);
    await fake.answer([]);
    const message = screen.queryByText(/^No results for/)?.textContent ?? '';
    // eslint-disable-next-line no-control-regex -- they are what must not be there
    expect(message).not.toMatch(/[\u0000-\u001f\u202e]/);
    expect(field()).toBeInTheDocument();
    cleanup();
  }
});

test('an index that failed to load can be requested again; the text is preserved', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockHistory = createMemoryHistory({ initialEntries: ['/x/search/?q=sort'] });
  const fake = createFakeClient();
  render(<SearchPage client={fake.client} />);
  await fake.finishLoading(new Error('404'));
  expect(screen.getByRole('alert')).toHaveTextContent('The search could not be loaded.');
  expect(field()).toHaveValue('sort');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await fake.finishLoading();
  await fake.answer([makeHit('Sorting')]);
  expect(results()).toHaveLength(1);
});

test('a result opens in the same tab', async () => {
  const fake = await open('?q=sort');
  await fake.answer([makeHit('Sorting')]);
  await userEvent.click(screen.getByRole('link', { name: /^Sorting/ }));
  expect(mockHistory.location.pathname).toBe('/x/sorting/');
});
