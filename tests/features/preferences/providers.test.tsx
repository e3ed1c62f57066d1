import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  CodePreferencesProvider,
  ThemePreferencesProvider,
  useCodePreferences,
  useDemoScheme,
  useDirection,
  useThemeDispatch,
  useThemeMode,
  useThemePreferences,
} from '../../../src/features/preferences';
import { html, resetBrowser } from './support';

jest.mock('@docusaurus/theme-common', () => ({ useColorMode: jest.fn() }));

function Code() {
  const { codeVariant, codeStyling, setCodeVariant, setCodeStyling } =
    useCodePreferences();
  return (
    <>
      <p>{`${codeVariant} ${codeStyling}`}</p>
      <button onClick={() => setCodeVariant('js')}>js</button>
      <button onClick={() => setCodeStyling('css')}>css</button>
    </>
  );
}

function Theme() {
  const { direction, spacing } = useThemePreferences();
  const [mode, setMode] = useThemeMode();
  const dispatch = useThemeDispatch();
  return (
    <>
      <p>{`${mode} ${direction} ${spacing}`}</p>
      <p>{`${useDemoScheme()} ${useDirection()}`}</p>
      <button onClick={() => setMode('dark')}>dark</button>
      <button onClick={() => dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } })}>
        rtl
      </button>
    </>
  );
}

const code = (
  <CodePreferencesProvider>
    <Code />
  </CodePreferencesProvider>
);
const theme = (
  <ThemePreferencesProvider>
    <Theme />
  </ThemePreferencesProvider>
);
const renderOnServer = (element: ReactElement): string => {
  ExecutionEnvironment.canUseDOM = false;
  try {
    return renderToString(element);
  } finally {
    ExecutionEnvironment.canUseDOM = true;
  }
};

beforeEach(resetBrowser);

describe('a hook outside its provider throws an error that names the provider', () => {
  test.each([
    ['useCodePreferences', useCodePreferences, 'CodePreferencesProvider'],
    ['useThemePreferences', useThemePreferences, 'ThemePreferencesProvider'],
    ['useThemeDispatch', useThemeDispatch, 'ThemePreferencesProvider'],
    ['useThemeMode', useThemeMode, 'ThemePreferencesProvider'],
  ])('%s', (name, useHook, provider) => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = () => {
      useHook();
      return null;
    };
    expect(() => render(<Lost />)).toThrow(`${name} must be used inside ${provider}`);
    silenced.mockRestore();
  });
});

describe('code preferences', () => {
  test('show the stored values, follow a choice and store it', async () => {
    document.cookie = 'codeStyling=Tailwind; path=/';
    render(code);
    expect(screen.getByText('ts tailwind')).toBeInTheDocument();
    await userEvent.click(screen.getByText('js'));
    await userEvent.click(screen.getByText('css'));
    expect(screen.getByText('js css')).toBeInTheDocument();
    expect(document.cookie).toContain('codeVariant=JS');
    expect(document.cookie).toContain('codeStyling=CSS');
  });

  test('match the server first and the hash afterwards', async () => {
    window.location.hash = '#css-Name.js';
    await expectHydration(code, '<p>ts system</p>', '<p>js css</p>');
  });
});

describe('theme preferences', () => {
  test('follow choices, in strict mode as well', async () => {
    render(<StrictMode>{theme}</StrictMode>);
    await userEvent.click(screen.getByText('dark'));
    await userEvent.click(screen.getByText('rtl'));
    expect(screen.getByText('dark rtl 8')).toBeInTheDocument();
    expect(screen.getByText('dark rtl')).toBeInTheDocument();
    expect(html.dir).toBe('rtl');
  });

  test('survive a render that React discards', async () => {
    let fails = true;
    const Fragile = () => {
      if (!fails) return null;
      fails = false;
      throw new Error('first render');
    };
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ThemePreferencesProvider>
        <Theme />
        <Fragile />
      </ThemePreferencesProvider>,
      { onRecoverableError: () => undefined },
    );
    silenced.mockRestore();
    await userEvent.click(screen.getByText('rtl'));
    await act(async () => {
      html.dir = 'ltr';
    });
    expect(html.dir).toBe('rtl');
    expect(screen.getByText('system rtl 8')).toBeInTheDocument();
  });

  test('do not change <html> after unmounting', async () => {
    const { unmount } = render(<StrictMode>{theme}</StrictMode>);
    await userEvent.click(screen.getByText('rtl'));
    unmount();
    await act(async () => {
      html.dir = 'ltr';
    });
    expect(html.dir).toBe('ltr');
  });

  test('match the server first and storage afterwards', async () => {
    window.localStorage.setItem('docs-direction', 'rtl');
    window.localStorage.setItem('docs-spacing', '5');
    html.setAttribute('data-theme', 'dark');
    html.setAttribute('data-theme-choice', 'dark');
    await expectHydration(
      theme,
      '<p>system ltr 8</p><p>light ltr</p>',
      '<p>dark rtl 5</p><p>dark rtl</p>',
    );
  });
});

describe('scheme and direction of the page', () => {
  const Page = () => <p>{`${useDemoScheme()} ${useDirection()}`}</p>;

  test('are observed without a provider', async () => {
    render(<Page />);
    expect(screen.getByText('light ltr')).toBeInTheDocument();
    await act(async () => {
      html.dir = 'rtl';
      html.setAttribute('data-theme', 'dark');
    });
    expect(screen.getByText('dark rtl')).toBeInTheDocument();
  });

  test('read invalid values as light and left to right', () => {
    html.dir = 'auto';
    html.setAttribute('data-theme', 'blue');
    render(<Page />);
    expect(screen.getByText('light ltr')).toBeInTheDocument();
  });
});

async function expectHydration(element: ReactElement, first: string, then: string) {
  const container = document.createElement('div');
  container.innerHTML = renderOnServer(element);
  expect(container.innerHTML).toContain(first);
  const onRecoverableError = jest.fn();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError }),
  );
  expect(container.innerHTML).toContain(then);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  await act(async () => root.unmount());
}
