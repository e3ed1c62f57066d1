import { act, render, screen, waitFor } from '@testing-library/react';
import { Demo } from '../../../src/features/demo/Demo';
// Demos load these two on demand; here they are loaded in advance.
import '../../../src/features/demo/live/LiveDemo';
import '../../../src/features/demo/toolbar/DemoTools';
import {
  CodePreferencesProvider,
  ThemePreferencesProvider,
} from '../../../src/features/preferences';
import type { DemoModule } from '../../../src/types/demo';
import { resetBrowser } from '../preferences/support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));

/** Actions of the user while the live demo is being rendered. */
let duringRender: () => void = () => undefined;
function Steps() {
  duringRender();
  return (
    <p>
      <button type="button">Back</button>
      <button type="button">Next</button>
    </p>
  );
}
const demo: DemoModule = {
  id: 'data-grid/sorting/Steps',
  name: 'Steps',
  source: 'docs/data-grid/sorting/Steps.tsx',
  variants: {
    system: {
      load: async () => ({ default: Steps }),
      codeUrl: '/x/Steps.json',
      previewLines: 0,
    },
  },
};

beforeEach(() => {
  resetBrowser();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

async function startFrom(place: string) {
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>
        <Demo demo={demo} loadEditor={() => new Promise(() => {})} />
      </CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
  const root = document.querySelector<HTMLElement>('[data-demo="Steps"]')!;
  // The server-rendered HTML.
  const made = root.querySelector('[data-demo-content] > [dir="ltr"]')!;
  const button = (text: string) => `<button type="button">${text}</button>`;
  made.innerHTML = `<p>${button('Back')}${button('Next')}</p>`;
  const find = (text: string) =>
    [...made.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
  const next = find('Next');
  duringRender = () => next.isConnected && next.focus();
  await act(async () => find(place).focus());
  await waitFor(() => expect(root.dataset.demoState).toBe('live'));
  return next;
}

test.each([
  ['stays where they are', 'Next'],
  ['and moves on meanwhile is where they went', 'Back'],
])(
  'the focus when a user tabs into a demo %s while it becomes live',
  async (_, place) => {
    const before = await startFrom(place);
    const after = await screen.findByRole('button', { name: 'Next' });
    expect(after).not.toBe(before);
    expect(after).toHaveFocus();
  },
);
