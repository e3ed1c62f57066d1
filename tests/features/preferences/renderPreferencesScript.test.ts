import { getThemeInlineScript } from '@docusaurus/theme-classic/lib/inlineScripts';
import { renderPreferencesScript } from '../../../plugins/preferences';
import { block, html, resetBrowser, setSystemScheme } from './support';

const NAMESPACE = '-a1b';
const script = renderPreferencesScript(NAMESPACE);
const docusaurusScript = getThemeInlineScript({
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  siteStorage: { type: 'localStorage', namespace: NAMESPACE },
} as never);
const run = (code: string): void => {
  new Function(code)();
};
const store = (values: Record<string, string>): void => {
  Object.entries(values).forEach(([key, value]) =>
    window.localStorage.setItem(key, value),
  );
};

beforeEach(resetBrowser);

test('is smaller than 1 kB and cannot close its element', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(1000);
  expect(renderPreferencesScript('</script>')).not.toContain('</');
});

test.each([
  ['light', 'dark', 'light', 'light', 'light'],
  ['dark', 'light', 'dark', 'dark', 'dark'],
  ['system', 'dark', 'dark', 'system', null],
  ['system', 'light', 'light', 'system', null],
  ['nonsense', 'dark', 'dark', 'system', null],
  [null, 'light', 'light', 'system', null],
] as const)(
  'mui-mode %p on a %s system: %s, chosen %s',
  (mode, system, scheme, choice, copy) => {
    setSystemScheme(system);
    store({ theme: 'dark', [`theme${NAMESPACE}`]: 'light' });
    if (mode) store({ 'mui-mode': mode });
    run(script);
    const expected = { theme: scheme, themeChoice: choice };
    expect(html.dataset).toMatchObject(expected);
    run(docusaurusScript);
    expect(html.dataset).toMatchObject(expected);
    expect(window.localStorage.getItem(`theme${NAMESPACE}`)).toBe(copy);
    expect(window.localStorage.getItem('mui-mode')).toBe(mode);
  },
);

test.each([
  [{}, 'ltr', 'normal', ''],
  [{ 'docs-direction': 'rtl' }, 'rtl', 'normal', ''],
  [{ 'docs-direction': 'up' }, 'ltr', 'normal', ''],
  [{ 'docs-dense': 'true', 'docs-spacing': '4' }, 'ltr', 'dense', '4px'],
  [{ 'docs-dense': '1', 'docs-spacing': '20' }, 'ltr', 'normal', '20px'],
  [{ 'docs-spacing': '21' }, 'ltr', 'normal', ''],
  [{ 'docs-spacing': '4;color:red' }, 'ltr', 'normal', ''],
])('%p: %s, %s, spacing %p', (values, direction, density, spacing) => {
  store(values as Record<string, string>);
  run(script);
  expect(html.dir).toBe(direction);
  expect(html.dataset.density).toBe(density);
  expect(html.style.getPropertyValue('--mui-spacing')).toBe(spacing);
});

test('a right-to-left language keeps its direction, or has the chosen one', () => {
  html.dir = 'rtl';
  run(script);
  expect(html.dir).toBe('rtl');
  store({ 'docs-direction': 'ltr' });
  run(script);
  expect(html.dir).toBe('ltr');
});

test('blocked storage keeps the system scheme', () => {
  setSystemScheme('dark');
  const unblock = block(window, 'localStorage');
  expect(() => run(script)).not.toThrow();
  unblock();
  expect(html.dataset).toMatchObject({
    theme: 'dark',
    themeChoice: 'system',
    density: 'normal',
  });
  expect(html.dir).toBe('ltr');
});

describe('colors', () => {
  const COLORS = encodeURIComponent('{"primary":{"main":"#f00"}}');
  const CSS = ':root{--a:1}';
  const sheet = () => document.getElementById('docs-colors')?.textContent;
  const setCookie = (value: string): void => {
    document.cookie = `codeVariant=TS; path=/`;
    document.cookie = `paletteColors=${value}; path=/`;
  };
  afterEach(() => document.getElementById('docs-colors')?.remove());

  test('are applied if the stored stylesheet matches the cookie', () => {
    setCookie(COLORS);
    store({ 'docs-color-css': `1 ${COLORS}\n${CSS}` });
    run(script);
    expect(sheet()).toBe(CSS);
  });

  test.each([
    ['another cookie', 'x', `1 ${COLORS}\n${CSS}`],
    ['another version', COLORS, `0 ${COLORS}\n${CSS}`],
    ['a cookie that only begins so', `${COLORS}x`, `1 ${COLORS}\n${CSS}`],
    ['no cookie', '', `1 ${COLORS}\n${CSS}`],
    ['nonsense stored', COLORS, 'nonsense'],
    ['nothing stored', COLORS, null],
  ])('are applied later with %s', (_name, cookie, stored) => {
    if (cookie) setCookie(cookie);
    if (stored) store({ 'docs-color-css': stored });
    run(script);
    expect(sheet()).toBeUndefined();
  });

  test('blocked cookies do not affect the rest', () => {
    store({ 'mui-mode': 'dark', 'docs-spacing': '4' });
    const unblock = block(document, 'cookie');
    expect(() => run(script)).not.toThrow();
    unblock();
    expect(html.dataset.theme).toBe('dark');
    expect(html.style.getPropertyValue('--mui-spacing')).toBe('4px');
  });
});

test('full storage still applies stored values', () => {
  store({ 'mui-mode': 'dark', 'docs-direction': 'rtl' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  run(script);
  full.mockRestore();
  expect(html.dataset.theme).toBe('dark');
  expect(html.dir).toBe('rtl');
});
