import { act, render, screen, waitFor } from '@testing-library/react';
import { Demo } from '../../../src/features/demo/Demo';
// Demos load these two when they are wanted; here they are loaded before.
import '../../../src/features/demo/live/LiveDemo';
import '../../../src/features/demo/toolbar/DemoTools';
import {
  CodePreferencesProvider,
  ThemePreferencesProvider,
} from '../../../src/features/preferences';
import type { DemoModule } from '../../../src/types/demo';
import { resetBrowser } from '../preferences/support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));

const Steps = () => (
  <p>
    <button type="button">Back</button>
    <button type="button">Next</button>
  </p>
);
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

test('a reader who tabs into a demo stays where they are while it comes to life', async () => {
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>
        <Demo demo={demo} loadEditor={() => new Promise(() => {})} />
      </CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
  const root = document.querySelector<HTMLElement>('[data-demo="Steps"]')!;
  // What the server has made of it.
  const made = root.querySelector('[data-demo-content] > [dir="ltr"]')!;
  const button = (text: string) => `<button type="button">${text}</button>`;
  made.innerHTML = `<p>${button('Back')}${button('Next')}</p>`;
  const before = made.querySelectorAll('button')[1]!;
  await act(async () => before.focus());
  await waitFor(() => expect(root.dataset.demoState).toBe('live'));
  const after = await screen.findByRole('button', { name: 'Next' });
  expect(after).not.toBe(before);
  expect(after).toHaveFocus();
});
