import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LazySearchBar } from '../../../src/features/search';

function RealSearchBar() {
  const [query, setQuery] = useState('');
  return (
    <input
      aria-label="Real search"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
    />
  );
}

test('nothing loads until the field is used', () => {
  const load = jest.fn();
  render(<LazySearchBar load={load} />);
  expect(load).not.toHaveBeenCalled();
});

test('what was typed before the search has loaded moves over with the focus', async () => {
  let finish: (bar: typeof RealSearchBar) => void = () => undefined;
  const load = () =>
    new Promise<typeof RealSearchBar>((resolve) => {
      finish = resolve;
    });
  render(<LazySearchBar load={load} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'sort');
  finish(RealSearchBar);
  const real = await screen.findByLabelText('Real search');
  await waitFor(() => expect(real).toHaveValue('sort'));
  expect(real).toHaveFocus();
});

test('Ctrl+K puts the focus into the field', async () => {
  render(<LazySearchBar load={() => new Promise(() => undefined)} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

test('a failed load leaves the field for another try', async () => {
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  render(<LazySearchBar load={load} />);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  expect(load).toHaveBeenCalledTimes(2);
});
