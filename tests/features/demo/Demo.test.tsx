import { useEffect, useLayoutEffect, useRef } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Demo, type DemoProps } from '../../../src/features/demo/Demo';
// Demos load these two on demand; here they are loaded before the clock is mocked.
import '../../../src/features/demo/live/LiveDemo';
import '../../../src/features/demo/toolbar/DemoTools';
import {
  CodePreferencesProvider,
  ThemePreferencesProvider,
} from '../../../src/features/preferences';
import type { DemoCode, DemoModule, DemoVariant } from '../../../src/types/demo';
import type { LiveEditorProps } from '../../../src/types/playground';
import { siteSettings } from '../../support/jest/docusaurus/useDocusaurusContext';
import { resetBrowser } from '../preferences/support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));

const makeVariant = (name: string, styling: string): DemoVariant => ({
  load: async () => ({ default: () => <p>{`${name} runs in ${styling}`}</p> }),
  codeUrl: `/x/${name}.${styling}.json`,
  previewLines: 0,
});
const makeDemo = (name: string): DemoModule => ({
  id: `data-grid/sorting/${name}`,
  name,
  source: `docs/data-grid/sorting/${name}.tsx`,
  variants: {
    system: makeVariant(name, 'system'),
    tailwind: makeVariant(name, 'tailwind'),
    css: makeVariant(name, 'css'),
  },
});
const demos = ['BasicSorting', 'MultiSorting'].map(makeDemo);
const scrolled: string[] = [];
const failures: unknown[] = [];
const keepFailure = ({ error }: ErrorEvent) => failures.push(error);

const answer = async (url: string) => {
  const [, name, styling] = /(\w+)\.(\w+)\.json/.exec(url) ?? [];
  const listFiles = (ending: string) => {
    const text = `${name}.${ending} in ${styling}`;
    return [{ name: `${name}.${ending}`, code: text, html: text }];
  };
  const code: DemoCode = {
    files: { ts: listFiles('tsx'), js: listFiles('js') },
    preview: {},
    dependencies: {},
  };
  return { ok: true, json: async () => code };
};

beforeEach(async () => {
  resetBrowser();
  await new Promise((resolve) => setTimeout(resolve)); // It dispatches hashchange, as browsers do.
  scrolled.length = 0;
  failures.length = 0;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
    fetch: answer,
  });
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  window.addEventListener('error', keepFailure);
});
afterEach(() => window.removeEventListener('error', keepFailure));

async function open(hash: string): Promise<void> {
  window.history.replaceState(null, '', hash || '#');
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>
        {demos.map((demo) => (
          <Demo key={demo.id} demo={demo} loadEditor={() => new Promise(() => {})} />
        ))}
      </CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
  await act(async () => undefined);
}
const goTo = (hash: string) =>
  act(async () => {
    const changed = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    window.location.hash = hash;
    await changed;
  });
const findTools = (name: string) =>
  screen.findByRole('toolbar', { name: `Demo tools: ${name}` }, { timeout: 5000 });
const listPressed = (tools: HTMLElement) =>
  within(tools)
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test.each(['#%', '#%50%', '#BasicSorting%.js', '#%E0%A4%A'])(
  'the malformed hash %s throws nothing and opens nothing, at load and later',
  async (hash) => {
    await open(hash);
    expect(document.querySelectorAll('[data-demo]')).toHaveLength(2);
    await goTo('#other');
    await goTo(hash);
    expect(window.location.hash).toBe(hash);
    expect(failures).toEqual([]);
    expect(scrolled).toEqual([]);
    expect(screen.queryByRole('toolbar')).toBeNull();
  },
);

test('a demo named in the hash opens its code in that variant and scrolls into view', async () => {
  await open('#css-BasicSorting.js');
  const tools = await findTools('BasicSorting');
  expect(listPressed(tools)).toEqual(['JS', 'CSS']);
  expect(await screen.findByText('BasicSorting.js in css')).toBeVisible();
  expect(await screen.findByText('BasicSorting runs in css')).toBeVisible();
  expect(scrolled).toEqual(['BasicSorting.tsx']);
  expect(screen.getAllByRole('toolbar')).toHaveLength(1);
});

test('a percent-encoded hash is decoded', async () => {
  await open('#Basic%53orting.js');
  expect(await findTools('BasicSorting')).toBeVisible();
});

test('variant and styling are read once: a later hash opens its demo and keeps them', async () => {
  await open('#css-BasicSorting.js');
  const tools = await findTools('BasicSorting');
  await goTo('#tailwind-MultiSorting.tsx');
  const others = await findTools('MultiSorting');
  expect(scrolled).toEqual(['BasicSorting.tsx', 'MultiSorting.tsx']);
  expect(await screen.findByText('MultiSorting.js in css')).toBeVisible();
  expect(listPressed(others)).toEqual(['JS', 'CSS']);
  expect(listPressed(tools)).toEqual(['JS', 'CSS']);
  await goTo('#system-BasicSorting.tsx');
  expect(listPressed(tools)).toEqual(['JS', 'CSS']);
  expect(document.cookie).toBe('');
});

test('a link to a demo whose toolbar is rendered already opens its code as well', async () => {
  await open('');
  fireEvent.focusIn(document.querySelector('[data-demo="BasicSorting"]')!);
  expect(await findTools('BasicSorting')).toBeVisible();
  expect(screen.queryByText('BasicSorting.tsx in system')).toBeNull();
  await goTo('#BasicSorting.tsx');
  expect(await screen.findByText('BasicSorting.tsx in system')).toBeVisible();
});

test('a hash that is set only after load keeps the defaults', async () => {
  await open('');
  await goTo('#tailwind-BasicSorting.js');
  expect(listPressed(await findTools('BasicSorting'))).toEqual(['TS', 'System']);
});

test.each([
  ['with a repository', 'https://code.example.org/docs', 1],
  ['without one', '', 0],
])('%s the source of a demo is offered, or not', async (_name, repoUrl, links) => {
  const former = siteSettings.repoUrl;
  siteSettings.repoUrl = repoUrl;
  try {
    await open('#BasicSorting.tsx');
    const tools = await findTools('BasicSorting');
    fireEvent.click(within(tools).getByRole('button', { name: 'More tools' }));
    const found = within(tools)
      .queryAllByRole('menuitem')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.endsWith('/docs/data-grid/sorting/BasicSorting.tsx'));
    expect(found).toHaveLength(links);
    if (repoUrl === '')
      expect(screen.queryByRole('menuitem', { name: /repository/ })).toBeNull();
  } finally {
    siteSettings.repoUrl = former;
  }
});

/** Renders a demo of one variant, whose code has an excerpt. */
function renderWithExcerpt(loadEditor: DemoProps['loadEditor']): void {
  const system = { ...makeVariant('ShortSorting', 'system'), previewLines: 3 };
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>
        <Demo
          demo={{ ...makeDemo('ShortSorting'), variants: { system } }}
          loadEditor={loadEditor}
        />
      </CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
}

test('one button closes the editor, and a demo with an excerpt offers its full code', async () => {
  window.history.replaceState(null, '', '#ShortSorting.tsx');
  renderWithExcerpt(async () => () => <textarea />);
  const tools = within(await findTools('ShortSorting'));
  const listTools = () =>
    tools.getAllByRole('button').map((tool) => tool.ariaLabel ?? tool.textContent);
  const texts = ['Hide full code', 'Copy code', 'Edit code'];
  expect(listTools()).toEqual(expect.arrayContaining(texts));
  fireEvent.click(tools.getByRole('button', { name: 'Hide full code' }));
  expect(tools.getByRole('button', { name: 'Show full code' })).toBeVisible();
  fireEvent.click(tools.getByRole('button', { name: 'Edit code' }));
  const close = await tools.findByRole('button', { name: 'Close editor' });
  expect(
    listTools().filter((name) => /code/i.test(name!) && !/^Show/.test(name!)),
  ).toEqual(['Copy code']);
  expect(screen.getByRole('textbox')).toBeVisible();
  fireEvent.click(close);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(listTools()).toEqual(expect.arrayContaining(texts));
});

/** Edits two files at once. */
function FakeEditor({ isOpen, isAwaited, onEdit }: LiveEditorProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    onEdit([
      { name: 'A.tsx', code: 'edited\n' },
      { name: 'b.ts', code: 'too\n' },
    ]);
  }, [onEdit]);
  useEffect(() => {
    if (isOpen && isAwaited()) text.current!.focus();
  }, [isOpen, isAwaited]);
  return isOpen && <textarea ref={text} />;
}

test('the code of an edited demo is shown in the editor, which gets the focus, and copied', async () => {
  window.history.replaceState(null, '', '#');
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText },
  });
  renderWithExcerpt(async () => FakeEditor);
  fireEvent.focusIn(document.querySelector('[data-demo]')!);
  const tools = within(await findTools('ShortSorting'));
  const edit = tools.getByRole('button', { name: 'Edit code' });
  edit.focus();
  fireEvent.click(edit);
  expect(await screen.findByRole('textbox')).toHaveFocus();
  fireEvent.click(tools.getByRole('button', { name: 'Copy code' }));
  expect(await tools.findByRole('button', { name: '2 files copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('// A.tsx\nedited\n\n// b.ts\ntoo\n');
  fireEvent.click(tools.getByRole('button', { name: 'Close editor' }));
  expect(edit).toHaveFocus();
  const show = tools.getByRole('button', { name: 'Show full code' });
  show.focus();
  fireEvent.click(show);
  expect(await screen.findByRole('textbox')).toHaveFocus();
});
