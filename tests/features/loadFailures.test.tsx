/** Every lazily loaded part fails to load once. */
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { ApiContent } from '../../src/features/api-reference';
import { ColorEditor } from '../../src/features/colors';
import { Editor as RealColorEditor } from '../../src/features/colors/editor/Editor';
import { Demo } from '../../src/features/demo';
import { NotFound } from '../../src/features/not-found';
import { PageTools } from '../../src/features/page-tools';
import { ProblemList } from '../../src/features/playground/ProblemList';
import {
  CodePreferencesProvider,
  SettingsButton,
  ThemePreferencesProvider,
} from '../../src/features/preferences';
import { SearchButton } from '../../src/features/search';
import type { SearchPanelProps } from '../../src/features/search/panel/SearchPanel';
import PlaygroundPage from '../../src/pages/playground';
import type { DemoCode, DemoModule } from '../../src/types/demo';
import { resetBrowser } from './preferences/support';
import '../support/jest/dialogElement';

const mockBroken = new Set<string>();
const mockPart = <T,>(name: string, part: T): T => {
  if (mockBroken.has(name)) throw new Error(`Loading chunk ${name} failed.`);
  return part;
};
const mockRequests: string[] = [];

jest.mock('@docusaurus/theme-common', () => ({
  PageMetadata: () => null,
  useColorMode: jest.fn(),
}));
jest.mock('@docusaurus/theme-common/internal', () => ({}));
jest.mock('@docusaurus/Head', () => () => null, { virtual: true });
jest.mock('@docusaurus/useBrokenLinks', () => () => ({}), { virtual: true });
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({}),
    useLocation: () => ({ pathname: '/x/a/', hash: '' }),
  }),
  { virtual: true },
);
jest.mock('../../src/features/preferences/SettingsDrawer', () =>
  mockPart('settings', { SettingsDrawer: () => <p>Drawer</p> }),
);
jest.mock('../../src/features/page-tools/PageMenu', () =>
  mockPart('page menu', { PageMenu: () => <p>Page menu</p> }),
);
jest.mock('../../src/features/demo/live/LiveDemo', () =>
  mockPart('shell', {
    LiveDemo: ({ component: Component }: { component: () => ReactElement }) => (
      <Component />
    ),
    loadTexts: async () => undefined,
  }),
);
jest.mock('../../src/features/demo/toolbar/DemoTools', () =>
  mockPart('tools', jest.requireActual('../../src/features/demo/toolbar/DemoTools')),
);
jest.mock('../../src/features/demo/sandbox', () =>
  mockPart('sandbox', {
    makeProject: () => 'project',
    openStackBlitz: () => mockRequests.push('StackBlitz'),
    openCodeSandbox: () => mockRequests.push('CodeSandbox'),
  }),
);
jest.mock('../../src/features/colors/editor/preview/Preview', () =>
  mockPart('color preview', { Preview: () => <p>Components</p> }),
);
jest.mock('../../src/features/not-found/Suggestions', () =>
  mockPart('suggestions', { Suggestions: () => <p>Suggestions</p> }),
);
jest.mock('../../src/features/api-reference/enhance', () =>
  mockPart('enhance', {
    enhance: (root: Element) => {
      root.setAttribute('data-api', 'ready');
      return () => undefined;
    },
  }),
);
jest.mock('../../src/features/playground/Playground', () =>
  mockPart('playground', { Playground: () => <p>All demos</p> }),
);

configure({ asyncUtilTimeout: 25_000 }); // Lazily loaded parts are slow on a busy machine.
jest.setTimeout(60_000);

const CODE: DemoCode = {
  files: {
    ts: [{ name: 'Sorting.tsx', code: 'the code', html: 'the code' }],
    js: [{ name: 'Sorting.js', code: 'the code', html: 'the code' }],
  },
  preview: { ts: 'the preview', js: 'the preview' },
  dependencies: {},
};
const answer = (isThere: boolean) =>
  Object.assign(globalThis, {
    fetch: jest.fn(async () => ({ ok: isThere, status: 404, json: async () => CODE })),
  });

// Jest itself fails a test that leaves a rejection unhandled.
let warn: jest.SpyInstance;
beforeEach(() => {
  resetBrowser();
  mockBroken.clear();
  mockRequests.length = 0;
  answer(true);
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private see: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.see([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const show = (content: ReactNode) =>
  render(
    <ThemePreferencesProvider>
      <CodePreferencesProvider>{content}</CodePreferencesProvider>
    </ThemePreferencesProvider>,
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** There is exactly one message, and a successful retry removes it. */
async function expectRetry(text: string): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`));
  // Found first: once loading works again, a part that arrives late may fix the other
  // one.
  const retry = screen.getByRole('button', { name: 'Try again' });
  mockBroken.clear();
  answer(true);
  await userEvent.click(retry);
  await act(async () => undefined);
}

let demos = 0;
/** Each demo has its own address, because code is cached once it has loaded. */
function showDemo(props: Partial<Parameters<typeof Demo>[0]> = {}, previewLines = 0) {
  demos += 1;
  const demo: DemoModule = {
    id: 'data-grid/sorting/Sorting',
    name: 'Sorting',
    source: 'docs/data-grid/sorting/Sorting.tsx',
    variants: {
      system: {
        load: async () => mockPart('demo', { default: () => <p>The demo runs</p> }),
        codeUrl: `/x/${demos}.json`,
        previewLines,
      },
    },
  };
  const loadEditor = async () => mockPart('editor', () => <p>The editor</p>);
  return show(<Demo demo={demo} loadEditor={loadEditor} {...props} />);
}

test.each(['shell', 'demo'])('a demo without its %s', async (part) => {
  mockBroken.add(part);
  showDemo({ hideToolbar: true });
  await expectRetry('This demo could not be loaded.');
  expect(await screen.findByText('The demo runs')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the tools of a demo, whose page still works', async () => {
  mockBroken.add('tools');
  showDemo();
  await expectRetry('The tools and the code of this demo could not be loaded.');
  expect(await screen.findByRole('toolbar')).toBeVisible();
  expect(screen.getByText('The demo runs')).toBeVisible();
});

test('the code of a demo, in its preview and when it is opened', async () => {
  answer(false);
  showDemo({}, 3);
  await expectRetry('The code of this demo could not be loaded.');
  expect(await screen.findByText('the preview')).toBeVisible();
});

test('the code in a preview, whose message remains when the tools arrive', async () => {
  const { fetch: failing } = answer(false);
  showDemo({}, 3);
  await screen.findByRole('toolbar');
  await expectRetry('The code of this demo could not be loaded.');
  expect(await screen.findByText('the preview')).toBeVisible();
  expect(failing).toHaveBeenCalledTimes(1);
});

test('the code of a demo that a user opens', async () => {
  answer(false);
  showDemo();
  await press('Show code');
  await expectRetry('The code of this demo could not be loaded.');
  expect(await screen.findByText('the code')).toBeVisible();
});

test('the editor', async () => {
  mockBroken.add('editor');
  showDemo();
  await press('Edit code');
  await expectRetry('The editor could not be loaded.');
  expect(await screen.findByText('The editor')).toBeVisible();
});

test('the editor, without the code to edit: the demo stays', async () => {
  answer(false);
  showDemo();
  await press('Edit code');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code of this demo');
  expect(screen.getByText('The demo runs')).toBeVisible();
});

test('the sandbox tools', async () => {
  mockBroken.add('sandbox');
  showDemo();
  await press('Open in StackBlitz');
  expect(await screen.findByRole('alert')).toBeVisible();
  // Another tool has its own attempt, and the only retry.
  await press('More tools');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Open in CodeSandbox' }));
  await expectRetry('The project for the sandbox could not be loaded.');
  expect(mockRequests).toEqual(['CodeSandbox']);
  expect(screen.getByRole('button', { name: 'More tools' })).toHaveFocus();
});

test('the copy tool', async () => {
  answer(false);
  showDemo();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The code of this demo');
  answer(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('the code');
});

test('the settings: the message can be closed, and the button tries again', async () => {
  mockBroken.add('settings');
  show(<SettingsButton />);
  await press('Settings');
  await screen.findByRole('alert');
  await press('Close');
  expect(screen.queryByRole('alert')).toBeNull();
  const button = screen.getByRole('button', { name: 'Settings' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await expectRetry('The settings could not be loaded.');
  expect(await screen.findByText('Drawer')).toBeVisible();
});

test('the menu that copies a page', async () => {
  mockBroken.add('page menu');
  show(<PageTools path="/x/a/" />);
  await press('Copy or ask');
  await expectRetry('The menu could not be loaded.');
  expect(await screen.findByText('Page menu')).toBeVisible();
});

test('the search keeps the typed text', async () => {
  mockBroken.add('search');
  const client = { load: async () => undefined, ask: () => new Promise<never>(() => {}) };
  const SearchPanel = ({ text }: SearchPanelProps) => <p>Looking for {text}</p>;
  const load = async () => mockPart('search', { SearchPanel, client });
  show(<SearchButton load={load} />);
  await press('Search');
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'sort');
  await expectRetry('The search could not be loaded.');
  expect(await screen.findByText('Looking for sort')).toBeVisible();
});

test('the color preview', async () => {
  mockBroken.add('color preview');
  show(<RealColorEditor />);
  await expectRetry('The preview could not be loaded.');
  expect(await screen.findByText('Components')).toBeVisible();
});

test('the color editor works if everything loads', async () => {
  show(<ColorEditor />);
  expect(await screen.findByText('Components')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('suggestions for an unknown address', async () => {
  mockBroken.add('suggestions');
  show(<NotFound pathname="/x/a/" search={async () => []} products={[]} />);
  await expectRetry('Suggestions for this address could not be loaded.');
  expect(await screen.findByText('Suggestions')).toBeVisible();
});

test('the tools of the reference', async () => {
  mockBroken.add('enhance');
  const api = {
    url: '/x/a.html',
    toc: [],
    server: { html: '<p>Tables</p>', anchors: [], hrefs: [] },
  };
  show(<ApiContent api={api} />);
  await expectRetry('These tables or their tools could not be loaded.');
  expect(screen.getByText('Tables')).toBeVisible();
  expect(document.querySelector('[data-api="ready"]')).not.toBeNull();
});

test('the playground', async () => {
  mockBroken.add('playground');
  show(<PlaygroundPage />);
  await expectRetry('The playground could not be loaded.');
  expect(await screen.findByText('All demos')).toBeVisible();
});

test.each([
  [{ kind: 'no-frame' } as const, 'The preview could not be loaded.'],
  [
    { kind: 'not-loaded', specifier: 'dayjs' } as const,
    'The script of dayjs could not be loaded.',
  ],
])('the frame of edited code: %o', (problem, text) => {
  const restart = jest.fn();
  const preview = { problem, isOutdated: false, restart };
  render(<ProblemList preview={preview} onGoTo={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(restart).toHaveBeenCalledTimes(1);
});
