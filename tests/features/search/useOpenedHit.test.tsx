import { act, render, screen } from '@testing-library/react';
import { OPENED_HIT_KEY } from '../../../src/config/searchDialog';
import { useOpenedHit } from '../../../src/features/search/useOpenedHit';

let mockLocation = { pathname: '/x/a/', hash: '' };
jest.mock('@docusaurus/router', () => ({ useLocation: () => mockLocation }), {
  virtual: true,
});
Element.prototype.scrollIntoView = jest.fn();
Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 20 }) as DOMRect;

function Page() {
  useOpenedHit();
  return (
    <>
      <nav className="navbar">
        <button type="button">Search</button>
        <button type="button">Settings</button>
      </nav>
      <main>
        <article>
          <h2 id="several">Several columns</h2>
        </article>
      </main>
    </>
  );
}

const focus = (name: string) => act(() => screen.getByText(name).focus());

/**
 * A navigation from a hit, while the code that highlights its words has still to load.
 */
function openHit() {
  const { rerender } = render(<Page />);
  focus('Search');
  const url = '/x/sorting/#several';
  window.history.replaceState(null, '', url);
  const hit = { url, words: ['columns'], at: Date.now() };
  localStorage.setItem(OPENED_HIT_KEY, JSON.stringify(hit));
  mockLocation = { pathname: '/x/sorting/', hash: '#several' };
  rerender(<Page />);
}

/** Resolves once the words are highlighted. */
const load = () =>
  act(async () => {
    await import('../../../src/features/search/mark/markHit');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

test('the focus moves to the position of the hit', async () => {
  openHit();
  await load();
  expect(screen.getByText('Several columns')).toHaveFocus();
});

test('if the user has moved on meanwhile, the focus stays', async () => {
  openHit();
  focus('Settings');
  await load();
  expect(screen.getByText('Settings')).toHaveFocus();
  expect(localStorage.getItem(OPENED_HIT_KEY)).toBeNull();
});
