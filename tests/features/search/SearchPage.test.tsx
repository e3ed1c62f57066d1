import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { useSyncExternalStore } from 'react';
import { SearchPage } from '../../../src/features/search/page';
import { makeHit } from '../../support/makeHit';
import { createFakeClient } from '../../support/searchDom';

let mockHistory: MemoryHistory;
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => mockHistory,
    useLocation: () =>
      useSyncExternalStore(
        (listener) => mockHistory.listen(listener),
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

test('searches for what its address names', async () => {
  const fake = await open('?q=sort+rows&product=charts&kind=api');
  expect(field()).toHaveValue('sort rows');
  expect(fake.asked).toMatchObject([
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

test('filters that it does not know count as none', async () => {
  const fake = await open('?q=sort&product=toString&kind=x');
  expect(fake.asked[0]?.product).toBeUndefined();
  expect(fake.asked[0]?.kind).toBeUndefined();
});

test('its address follows what is typed, without a step back for every letter', async () => {
  await open('');
  await userEvent.type(field(), 'sort');
  await waitFor(() => expect(mockHistory.location.search).toBe('?q=sort'));
  await userEvent.click(screen.getByRole('radio', { name: 'API reference' }));
  await waitFor(() => expect(mockHistory.location.search).toBe('?q=sort&kind=api'));
  expect(mockHistory).toHaveLength(1);
  expect(field()).toHaveValue('sort');
});

test('what is typed follows the address', async () => {
  await open('?q=sort');
  act(() => mockHistory.push('/x/search/?q=filter'));
  expect(field()).toHaveValue('filter');
});

test('a long text is searched for, but is no address', async () => {
  const fake = await open('');
  const text = 'x'.repeat(10_000);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(fake.asked.at(-1)?.text).toBe(text);
  await waitFor(() => expect(mockHistory.location.search).not.toBe(''));
  expect(mockHistory.location.search.length).toBeLessThan(600);
  expect(field()).toHaveValue(text);
});

test('a result opens in place', async () => {
  const fake = await open('?q=sort');
  await fake.answer([makeHit('Sorting')]);
  await userEvent.click(screen.getByRole('link', { name: /^Sorting/ }));
  expect(mockHistory.location.pathname).toBe('/x/sorting/');
});
