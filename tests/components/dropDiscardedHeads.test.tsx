import { render } from '@testing-library/react';
import { Helmet, HelmetData, HelmetProvider } from 'react-helmet-async';
import { dropDiscardedHeads } from '../../src/components/dropDiscardedHeads';

/** The heads that the library counts as mounted. */
const listCounted = (): unknown[] =>
  (
    new HelmetData({}) as unknown as {
      value: { helmetInstances: { get: () => unknown[] } };
    }
  ).value.helmetInstances.get();

const Page = ({ name }: { name: string }) => (
  <HelmetProvider>
    <Helmet>
      <meta name={name} content="" />
    </Helmet>
  </HelmetProvider>
);

/** Renders a head without mounting it, as React does if a click interrupts hydration. */
function renderAndDiscard(name: string): void {
  const Throwing = (): never => {
    throw new Error('thrown away');
  };
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    expect(() =>
      render(
        <>
          <Page name={name} />
          <Throwing />
        </>,
      ),
    ).toThrow('thrown away');
  } finally {
    silent.mockRestore();
  }
}

beforeEach(dropDiscardedHeads);

test('the library still counts a head that was never mounted', () => {
  renderAndDiscard('discarded');
  expect(listCounted().length).toBeGreaterThan(0);
});

test('such a head is dropped, so that the next page has only its own tags', async () => {
  renderAndDiscard('discarded');
  dropDiscardedHeads();
  expect(listCounted()).toEqual([]);
  render(<Page name="shown" />);
  await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  expect(document.querySelector('meta[name="shown"]')).toBeInTheDocument();
  expect(document.querySelector('meta[name="discarded"]')).toBeNull();
});
