import {
  createThemeStore,
  type ThemeStore,
} from '../../../src/features/preferences/createThemeStore';
import {
  block,
  FakeBroadcastChannel,
  html,
  resetBrowser,
  setSystemScheme,
  settle,
} from './support';

const RED = { primary: { main: '#ff0000' } };
const opened: ThemeStore[] = [];
const open = (): ThemeStore => {
  const store = createThemeStore({
    BroadcastChannel: FakeBroadcastChannel as unknown as typeof BroadcastChannel,
    localStorage: window.localStorage,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  });
  store.start();
  opened.push(store);
  return store;
};
const stored = (): Record<string, string> => ({ ...window.localStorage });
const setColorsCookie = (text: string): void => {
  document.cookie = `paletteColors=${encodeURIComponent(text)}; path=/`;
};

beforeEach(resetBrowser);
afterEach(() => opened.splice(0).forEach((store) => store.stop()));

describe('stored preferences', () => {
  test('are read at the start and applied to <html>', () => {
    const { localStorage } = window;
    localStorage.setItem('docs-direction', 'rtl');
    localStorage.setItem('docs-dense', 'true');
    localStorage.setItem('docs-spacing', '6');
    localStorage.setItem('docs-demo-language', 'pt-BR');
    setColorsCookie(JSON.stringify(RED));
    html.setAttribute('data-theme', 'dark');
    expect(open().get()).toEqual({
      dense: true,
      direction: 'rtl',
      paletteColors: RED,
      spacing: 6,
      paletteMode: 'dark',
      demoLanguage: 'pt-BR',
    });
    expect(html.dir).toBe('rtl');
    expect(html.getAttribute('data-density')).toBe('dense');
    expect(html.style.getPropertyValue('--mui-spacing')).toBe('6px');
  });

  test.each([
    ['docs-direction', 'RTL'],
    ['docs-direction', ''],
    ['docs-dense', '1'],
    ['docs-spacing', '-1'],
    ['docs-spacing', '4.5'],
    ['docs-spacing', '21'],
    ['docs-spacing', '1e1'],
    ['docs-spacing', ''],
    ['docs-demo-language', 'pt'],
    ['docs-demo-language', 'toString'],
  ])('are ignored if %s is %p', (key, text) => {
    window.localStorage.setItem(key, text);
    expect(open().get()).toBe(createThemeStore(null).get());
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"red"',
    '{"primary":{}}',
    '{"primary":{"main":7}}',
    '{"primary":null}',
    '{"primary":{"main":"no color"}}',
    '{"primary":{"main":"#12"}}',
    '{"primary":{"main":"#123456","dark":"url(x)"}}',
  ])('are ignored if the colors are %p', (text) => {
    setColorsCookie(text);
    expect(open().get().paletteColors).toEqual({});
  });

  test.each([
    '#abc',
    '#abcd',
    '#A1B2C3',
    '#a1b2c3d4',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,0.5)',
    'hsl(1, 2%, 3%)',
  ])('accept the color %s', (main) => {
    setColorsCookie(JSON.stringify({ info: { main } }));
    expect(open().get().paletteColors).toEqual({ info: { main } });
  });

  test('start with the direction of the language, which a choice overrides', () => {
    html.dir = 'rtl';
    expect(open().get().direction).toBe('rtl');
    expect(html.dir).toBe('rtl');
    window.localStorage.setItem('docs-direction', 'ltr');
    expect(open().get().direction).toBe('ltr');
    expect(html.dir).toBe('ltr');
  });

  test('keep the identity of the initial object if nothing is stored', () => {
    expect(open().get()).toBe(createThemeStore(null).get());
  });
});

describe('dispatch', () => {
  test('applies and stores only what changed', () => {
    const store = open();
    store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    expect(html.dir).toBe('rtl');
    expect(stored()).toEqual({ 'docs-direction': 'rtl' });
    store.dispatch({ type: 'SET_DENSE', payload: true });
    store.dispatch({ type: 'DECREASE_SPACING' });
    expect(html.getAttribute('data-density')).toBe('dense');
    expect(html.style.getPropertyValue('--mui-spacing')).toBe('7px');
    expect(stored()).toEqual({
      'docs-direction': 'rtl',
      'docs-dense': 'true',
      'docs-spacing': '7',
    });
    store.dispatch({ type: 'RESET_DENSITY' });
    expect(html.getAttribute('data-density')).toBe('normal');
    expect(html.style.getPropertyValue('--mui-spacing')).toBe('');
  });

  test('returns to the language of the page, also in other tabs', () => {
    const [here, there] = [open(), open()];
    here.dispatch({ type: 'CHANGE', payload: { demoLanguage: 'pt-BR' } });
    expect(stored()).toEqual({ 'docs-demo-language': 'pt-BR' });
    expect(there.get().demoLanguage).toBe('pt-BR');
    here.dispatch({ type: 'CHANGE', payload: { demoLanguage: 'page' } });
    expect(there.get().demoLanguage).toBe('page');
    expect(open().get().demoLanguage).toBe('page');
  });

  test('stores the colors in their cookie as JSON, for all tabs', () => {
    const store = open();
    store.dispatch({ type: 'CHANGE', payload: { paletteColors: RED } });
    expect(decodeURIComponent(document.cookie)).toBe(
      `paletteColors=${JSON.stringify(RED)}`,
    );
    expect(open().get().paletteColors).toEqual(RED);
    store.dispatch({ type: 'RESET_COLORS' });
    expect(open().get().paletteColors).toEqual({});
  });

  test('notifies listeners once for a change, and not without one', () => {
    const store = open();
    const listener = jest.fn();
    store.subscribe(listener);
    store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    store.dispatch({ type: 'SET_SPACING', payload: 8 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('throws errors of the reducer, and then changes nothing', () => {
    const store = open();
    const before = store.get();
    expect(() => store.dispatch({ type: 'NO' } as never)).toThrow('Unrecognized type NO');
    expect(store.get()).toBe(before);
  });

  test('a new mode is a choice of the user', () => {
    const store = open();
    store.dispatch({ type: 'CHANGE', payload: { paletteMode: 'dark' } });
    expect(stored()).toEqual({ 'mui-mode': 'dark' });
    expect(html.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
    expect(store.get().paletteMode).toBe('dark');
  });

  test('works if storage and cookies are blocked', () => {
    const unblock = [block(window, 'localStorage'), block(document, 'cookie')];
    const store = createThemeStore(window);
    store.start();
    const payload = {
      direction: 'rtl',
      paletteMode: 'dark',
      paletteColors: RED,
    } as const;
    store.dispatch({ type: 'CHANGE', payload });
    expect(store.get()).toMatchObject(payload);
    expect(html.dir).toBe('rtl');
    expect(html.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
    store.stop();
    unblock.forEach((end) => end());
  });
});

describe('mode', () => {
  test.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'dark', 'dark'],
    ['system', 'light', 'light'],
  ] as const)('%s on a %s system shows %s', (mode, system, scheme) => {
    setSystemScheme(system);
    const store = open();
    store.setMode(mode);
    expect(html.dataset).toMatchObject({ theme: scheme, themeChoice: mode });
    expect(stored()).toEqual({ 'mui-mode': mode });
    expect(store.get().paletteMode).toBe(scheme);
  });

  test('is stored when Docusaurus changes it', async () => {
    const store = open();
    html.setAttribute('data-theme', 'dark');
    html.setAttribute('data-theme-choice', 'dark');
    await settle();
    expect(store.get().paletteMode).toBe('dark');
    expect(stored()).toEqual({ 'mui-mode': 'dark' });
    html.setAttribute('data-theme-choice', 'system');
    await settle();
    expect(stored()).toEqual({ 'mui-mode': 'system' });
  });

  test('is not stored when only the scheme of the system changes', async () => {
    const store = open();
    html.setAttribute('data-theme', 'dark');
    await settle();
    expect(store.get().paletteMode).toBe('dark');
    expect(stored()).toEqual({});
  });

  test('is stored even if the page shows it already', () => {
    html.setAttribute('data-theme', 'dark');
    html.setAttribute('data-theme-choice', 'dark');
    open().setMode('dark');
    expect(stored()).toEqual({ 'mui-mode': 'dark' });
  });
});

describe('<html>', () => {
  test('gets its direction back when Docusaurus updates the head', async () => {
    const store = open();
    store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    await settle();
    html.dir = 'ltr';
    await settle();
    expect(html.dir).toBe('rtl');
    expect(store.get().direction).toBe('rtl');
  });

  test('is not changed after the end', async () => {
    const store = open();
    store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    store.stop();
    html.dir = 'ltr';
    await settle();
    expect(html.dir).toBe('ltr');
  });
});

describe('other tabs', () => {
  test('receive direction, density, spacing and colors, and store nothing again', () => {
    const [here, there] = [open(), open()];
    here.dispatch({ type: 'CHANGE', payload: { direction: 'rtl', paletteColors: RED } });
    here.dispatch({ type: 'SET_DENSE', payload: true });
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    new FakeBroadcastChannel('docs-theme-preferences').postMessage({ spacing: 3 });
    expect(setItem).not.toHaveBeenCalled();
    setItem.mockRestore();
    expect(there.get()).toMatchObject({
      direction: 'rtl',
      paletteColors: RED,
      dense: true,
      spacing: 3,
    });
    here.dispatch({ type: 'RESET_COLORS' });
    expect(there.get().paletteColors).toEqual({});
  });

  test.each([
    null,
    'rtl',
    7,
    { direction: 'up', dense: 'yes', spacing: -1, paletteColors: { primary: {} } },
    { paletteMode: 'dark', spacing: Number.NaN, demoLanguage: 'tlh' },
  ])('the message %p changes nothing', (message) => {
    const store = open();
    const before = store.get();
    new FakeBroadcastChannel('docs-theme-preferences').postMessage(message);
    expect(store.get()).toBe(before);
  });

  test('receive the latest mode by the storage event', () => {
    const store = open();
    window.localStorage.setItem('mui-mode', 'dark');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'mui-mode', newValue: 'light' }),
    );
    expect(html.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
    expect(store.get().paletteMode).toBe('dark');
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(html.dataset.themeChoice).toBe('system');
    expect(stored()).toEqual({});
  });

  test('are read after a page returns from the back/forward cache', () => {
    const store = open();
    window.localStorage.setItem('mui-mode', 'dark');
    window.localStorage.setItem('docs-direction', 'rtl');
    setColorsCookie(JSON.stringify(RED));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.get()).toMatchObject({
      direction: 'rtl',
      paletteMode: 'dark',
      paletteColors: RED,
    });
  });
});

test('the server uses the initial theme and has no side effects', () => {
  const store = createThemeStore(null);
  store.start();
  expect(store.get()).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
    demoLanguage: 'page',
  });
  store.stop();
});
