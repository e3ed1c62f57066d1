import {
  createCodeStore,
  type CodeStore,
} from '../../../src/features/preferences/createCodeStore';
import { block, FakeBroadcastChannel, resetBrowser } from './support';

const BroadcastChannel =
  FakeBroadcastChannel as unknown as typeof globalThis.BroadcastChannel;
const open = (hash = '', channel?: typeof BroadcastChannel): CodeStore => {
  const { localStorage } = window;
  const store = createCodeStore({
    document,
    location: { hash },
    BroadcastChannel: channel,
    localStorage,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  });
  store.start();
  opened.push(store);
  return store;
};
const opened: CodeStore[] = [];
const setCookies = (...cookies: string[]): void => {
  cookies.forEach((cookie) => {
    document.cookie = `${cookie}; path=/`;
  });
};

beforeEach(resetBrowser);
afterEach(() => opened.splice(0).forEach((store) => store.stop()));

test.each([
  ['#Name.js', 'js', 'system'],
  ['#Name.tsx', 'ts', 'system'],
  ['#tailwind-Name.tsx', 'ts', 'tailwind'],
  ['#css-Name.js', 'js', 'css'],
  ['#system-Name.js', 'js', 'system'],
  ['#tailwind-css-Name.js', 'js', 'tailwind'],
  ['#Name.ts', 'ts', 'system'],
  ['#Name.jsx', 'ts', 'system'],
  ['#Name.JS', 'ts', 'system'],
  ['#tailwind-Name.jsx', 'ts', 'system'],
  ['', 'ts', 'system'],
])('the hash %p without cookies gives %s and %s', (hash, codeVariant, codeStyling) => {
  expect(open(hash).get()).toEqual({ codeVariant, codeStyling });
});

test.each([
  ['codeVariant=JS', 'codeStyling=CSS', 'js', 'css'],
  ['codeVariant=TS', 'codeStyling=Tailwind', 'ts', 'tailwind'],
  ['codeVariant=JS', 'codeStyling=MUI%20System', 'js', 'system'],
  ['codeVariant=js', 'codeStyling=css', 'ts', 'system'],
  ['codeVariant=toString', 'codeStyling=constructor', 'ts', 'system'],
  ['codeVariant=%', 'codeStyling=', 'ts', 'system'],
])(
  'the cookies %s and %s give %s and %s',
  (variant, styling, codeVariant, codeStyling) => {
    setCookies(variant, styling);
    expect(open().get()).toEqual({ codeVariant, codeStyling });
  },
);

test('the hash takes precedence over the cookies, for each of its parts', () => {
  setCookies('codeVariant=TS', 'codeStyling=CSS');
  expect(open('#Name.js').get()).toEqual({ codeVariant: 'js', codeStyling: 'css' });
  expect(open('#tailwind-Name.jsx').get()).toEqual({
    codeVariant: 'ts',
    codeStyling: 'css',
  });
});

test('choices from a hash are not stored', () => {
  open('#css-Name.js');
  expect(document.cookie).toBe('');
});

test('a choice notifies listeners once and is stored in its cookie', () => {
  const store = open();
  const listener = jest.fn();
  const end = store.subscribe(listener);
  store.setCodeVariant('js');
  store.setCodeVariant('js');
  store.setCodeStyling('tailwind');
  end();
  store.setCodeStyling('system');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toEqual({ codeVariant: 'js', codeStyling: 'system' });
  expect(document.cookie).toBe('codeVariant=JS; codeStyling=MUI%20System');
});

test('the cookie lasts a year', () => {
  const setCookie = jest.spyOn(document, 'cookie', 'set');
  open().setCodeVariant('js');
  expect(setCookie.mock.calls).toEqual([
    [expect.stringContaining('codeVariant=JS; path=/; max-age=31536000;')],
  ]);
  setCookie.mockRestore();
});

test('with blocked cookies, choices apply to the page', () => {
  const unblock = block(document, 'cookie');
  const store = open();
  store.setCodeVariant('js');
  expect(store.get().codeVariant).toBe('js');
  unblock();
});

test('the server renders the defaults', () => {
  const store = createCodeStore(null);
  store.start();
  expect(store.get()).toEqual({ codeVariant: 'ts', codeStyling: 'system' });
  store.stop();
});

describe('other tabs', () => {
  test('receive a choice by BroadcastChannel', () => {
    const [here, there] = [open('', BroadcastChannel), open('', BroadcastChannel)];
    here.setCodeVariant('js');
    here.setCodeStyling('css');
    expect(there.get()).toEqual({ codeVariant: 'js', codeStyling: 'css' });
    there.stop();
    here.setCodeVariant('ts');
    expect(there.get().codeVariant).toBe('js');
  });

  test.each(['without BroadcastChannel', 'with a refused BroadcastChannel'])(
    'receive it by storage events %s',
    (how) => {
      const refused = class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel;
      const setItem = jest.spyOn(Storage.prototype, 'setItem');
      const store = open('', how.startsWith('with a') ? refused : undefined);
      store.setCodeVariant('js');
      const [key, newValue] = setItem.mock.calls[0] ?? [];
      setItem.mockRestore();
      expect(window.localStorage).toHaveLength(0);
      store.setCodeVariant('ts');
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      expect(store.get().codeVariant).toBe('js');
    },
  );

  test.each([null, 7, 'js', [], { codeVariant: 'JS' }, { codeVariant: 'toString' }])(
    'the message %p changes nothing',
    (message) => {
      const store = open('', BroadcastChannel);
      const before = store.get();
      new FakeBroadcastChannel('docs-code-preferences').postMessage(message);
      expect(store.get()).toBe(before);
    },
  );

  test('a broken storage event changes nothing', () => {
    const store = open();
    const event = { key: 'docs-code-preferences', newValue: '{' };
    window.dispatchEvent(new StorageEvent('storage', event));
    expect(store.get()).toEqual({ codeVariant: 'ts', codeStyling: 'system' });
  });

  test('blocked storage does not throw', () => {
    const unblock = block(window, 'localStorage');
    const store = createCodeStore(window);
    store.start();
    expect(() => store.setCodeVariant('js')).not.toThrow();
    store.stop();
    unblock();
  });

  test('a page from the back/forward cache applies changes made meanwhile', () => {
    const store = open('#css-Name.js');
    const wake = (): boolean =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    wake();
    expect(store.get()).toEqual({ codeVariant: 'js', codeStyling: 'css' });
    setCookies('codeVariant=TS');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(store.get().codeVariant).toBe('js');
    wake();
    expect(store.get()).toEqual({ codeVariant: 'ts', codeStyling: 'css' });
  });
});
