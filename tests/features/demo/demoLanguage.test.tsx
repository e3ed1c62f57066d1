import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Pagination from '@mui/material/Pagination';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Demo } from '../../../src/features/demo/Demo';
// Demos load these two on demand; here they are loaded in advance.
import '../../../src/features/demo/live/LiveDemo';
import '../../../src/features/demo/toolbar/DemoTools';
import {
  CodePreferencesProvider,
  ThemePreferencesProvider,
  useThemeDispatch,
} from '../../../src/features/preferences';
import type { DemoModule } from '../../../src/types/demo';
import { resetBrowser } from '../preferences/support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));

function Pages() {
  const [count, setCount] = useState(1);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>{`${count} added`}</Button>
      <Pagination count={count} />
      <Dialog open={count > 2}>Dialog</Dialog>
    </>
  );
}
const demo: DemoModule = {
  id: 'data-grid/sorting/Pages',
  name: 'Pages',
  source: 'docs/data-grid/sorting/Pages.tsx',
  variants: {
    system: {
      load: async () => ({ default: Pages }),
      codeUrl: '/x/Pages.json',
      previewLines: 0,
    },
  },
};

function Choice({ language }: { language: string }) {
  const dispatch = useThemeDispatch();
  const payload = { demoLanguage: language };
  return (
    <button type="button" onClick={() => dispatch({ type: 'CHANGE', payload })}>
      {language}
    </button>
  );
}

const ENGLISH = 'pagination navigation';
const PORTUGUESE = 'Navegar pela paginação';
const findPages = (name: string) =>
  screen.findByRole('navigation', { name }, { timeout: 5000 });
const choose = (language: string) =>
  userEvent.click(screen.getByRole('button', { name: language }));
const getContent = () => document.querySelector('[data-demo-content]');

function open(): void {
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>
        <Choice language="pt-BR" />
        <Choice language="page" />
        <Demo demo={demo} loadEditor={() => new Promise(() => {})} />
      </CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
}

beforeEach(() => {
  resetBrowser();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly notify: (entries: object[]) => void) {}
      observe = (target: Element) => this.notify([{ isIntersecting: true, target }]);
      disconnect = () => undefined;
    },
  });
});

test('a running demo shows the chosen language at once, keeps its state, and returns to the language of the page', async () => {
  open();
  await findPages(ENGLISH);
  expect(getContent()).not.toHaveAttribute('lang');
  await userEvent.click(screen.getByRole('button', { name: '1 added' }));
  await choose('pt-BR');
  await findPages(PORTUGUESE);
  expect(screen.getByRole('button', { name: '2 added' })).toBeVisible();
  expect(getContent()).toHaveAttribute('lang', 'pt-BR');
  await choose('page');
  await findPages(ENGLISH);
  expect(getContent()).not.toHaveAttribute('lang');
  expect(screen.getByRole('button', { name: '2 added' })).toBeVisible();
});

test('a demo starts in the stored language, which overlays at the end of the page declare', async () => {
  window.localStorage.setItem('docs-demo-language', 'pt-BR');
  open();
  await findPages(PORTUGUESE);
  await userEvent.click(screen.getByRole('button', { name: '1 added' }));
  await userEvent.click(screen.getByRole('button', { name: '2 added' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.closest('.MuiModal-root')).toHaveAttribute('lang', 'pt-BR');
});

test('a stored language that is unknown counts as none', async () => {
  window.localStorage.setItem('docs-demo-language', 'toString');
  open();
  await findPages(ENGLISH);
});
