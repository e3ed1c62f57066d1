import { startLate } from '../../../src/features/late-start/startLate';

const root = document.documentElement;
const sources = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** Runs it as on a page whose scripts have not started. */
function open(html: string): void {
  document.body.innerHTML = html;
  root.dataset.hasHydrated = 'false';
  startLate(window, ['/a.js', '/b.js'], 5_000);
}

/** The framework does this after hydration. */
async function hydrate(): Promise<void> {
  root.dataset.hasHydrated = 'true';
  // The observer is called in a microtask, and each action is a separate task.
  for (let task = 0; task < 5; task++)
    await new Promise((resolve) => setTimeout(resolve, 2));
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Counts an event as the page's own code would receive it. */
function count(target: EventTarget, type: string) {
  const received = jest.fn<void, [Event]>();
  target.addEventListener(type, received);
  return received;
}

const setReadyState = (value: DocumentReadyState): void => {
  Object.defineProperty(document, 'readyState', { value, configurable: true });
};

beforeEach(() => {
  document.head.innerHTML = '';
  setReadyState('interactive');
});
// Leaves no listeners for the next test.
afterEach(hydrate);

test('the scripts wait for the load event, and run in their order', async () => {
  open('<p>text</p>');
  expect(sources()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sources()).toEqual(['http://localhost/a.js', 'http://localhost/b.js']);
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
});

test.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'])(
  '%s starts them at once, and only once',
  (type) => {
    open('<p>text</p>');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(sources()).toHaveLength(2);
  },
);

test('an action before the page has loaded loads the scripts, which run after it', () => {
  setReadyState('loading');
  open('<p>text</p>');
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  expect(sources()).toEqual([]);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['preload', 'http://localhost/a.js'],
    ['preload', 'http://localhost/b.js'],
  ]);
  setReadyState('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(sources()).toEqual(['http://localhost/a.js', 'http://localhost/b.js']);
});

test('a page that never finishes loading does not delay them forever', () => {
  jest.useFakeTimers();
  open('<p>text</p>');
  jest.advanceTimersByTime(4_999);
  expect(sources()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(sources()).toHaveLength(2);
  jest.useRealTimers();
});

describe('scripts that failed', () => {
  const deleted = jest.fn(async () => true);
  const fetch = jest.fn(async () => ({}));
  const start = () => document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  const scriptOf = (name: string) =>
    document.head.querySelector<HTMLScriptElement>(`script[src="/${name}.js"]`)!;
  const end = (name: string, type: 'load' | 'error') =>
    scriptOf(name).dispatchEvent(new Event(type));
  /** What a browser reports before the load event of text that is not a script. */
  const refuse = (name: string, stack = "SyntaxError: Unexpected token '<'") => {
    const error = Object.assign(new SyntaxError('no'), { stack });
    const { src: filename } = scriptOf(name);
    window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 2));

  beforeEach(() => {
    jest.clearAllMocks();
    const caches = { keys: async () => ['one'], open: async () => ({ delete: deleted }) };
    Object.assign(window, { caches, fetch });
    open('<p>text</p>');
    start();
  });

  test('are repaired once, alone, and then requested at the next action', async () => {
    refuse('b');
    end('a', 'load');
    end('b', 'load');
    await settle();
    expect(deleted.mock.calls).toEqual([['/b.js']]);
    expect(fetch.mock.calls).toEqual([['/b.js', { cache: 'reload' }]]);
    expect(sources()).toEqual(['http://localhost/a.js', 'http://localhost/b.js']);
    end('b', 'error');
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sources()).toEqual(['http://localhost/a.js']);
    start();
    expect(sources()).toHaveLength(2);
    end('b', 'load');
    start();
    await settle();
    expect(sources()).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('are repaired where storage is blocked', async () => {
    const keys = () => Promise.reject(new Error('blocked'));
    Object.assign(window, { caches: { keys } });
    end('a', 'error');
    end('b', 'error');
    await settle();
    expect(fetch.mock.calls.map(([src]: unknown[]) => src)).toEqual(['/a.js', '/b.js']);
    expect(sources()).toHaveLength(2);
  });

  test('without a network, they wait for the next action', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    end('a', 'load');
    end('b', 'error');
    await settle();
    expect(sources()).toEqual(['http://localhost/a.js']);
    start();
    expect(sources()).toHaveLength(2);
  });

  test('a syntax error of code that runs is no damage', async () => {
    refuse('b', 'SyntaxError: no\n    at JSON.parse (<anonymous>)');
    end('a', 'load');
    end('b', 'load');
    await settle();
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('a click on a control is replayed once, after hydration', async () => {
  open('<button type="button"><b>Open</b></button>');
  const received = count(find('button'), 'click');
  find('b').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  );
  expect(received).not.toHaveBeenCalled();
  await hydrate();
  expect(received).toHaveBeenCalledTimes(1);
  expect(received.mock.calls[0]![0]).toMatchObject({ ctrlKey: true, target: find('b') });
  find('b').click();
  expect(received).toHaveBeenCalledTimes(2);
});

test('the skip link works at once, and skips the sidebar', () => {
  open(`
    <a href="#__docusaurus_skipToContent_fallback">Skip</a>
    <div id="__docusaurus_skipToContent_fallback"><nav><a href="/x/">Page</a></nav><main>text</main></div>
  `);
  const focused = count(find('main'), 'focus');
  find('a').click();
  expect(focused).toHaveBeenCalledTimes(1);
  expect(find('main')).not.toHaveAttribute('tabindex');
});

test('a checkbox changes once', async () => {
  open('<label><input type="checkbox" />Dense</label>');
  const changed = count(document, 'change');
  find('label').click();
  await hydrate();
  expect(find('input')).toBeChecked();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a chosen file changes once; its name cannot be set', async () => {
  open('<input type="file" />');
  const value = { get: () => 'C:\\fakepath\\App.tsx', set: () => undefined };
  Object.defineProperty(find('input'), 'value', value);
  const changed = count(document, 'change');
  find('input').dispatchEvent(new Event('change', { bubbles: true }));
  await hydrate();
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link', '<a href="/x/">To</a>', 'a'],
  ['text', '<p>text</p>', 'p'],
  ['a summary', '<details><summary>More</summary></details>', 'summary'],
])('%s works without scripts', async (_name, html, selector) => {
  open(html);
  const received = count(find(selector), 'click');
  received.mockImplementation((event) => event.preventDefault());
  find(selector).click();
  await hydrate();
  expect(received).toHaveBeenCalledTimes(1);
});

test('a link with the role of a button does not navigate, and is clicked later', async () => {
  open('<a href="#" role="button">Languages</a>');
  const received = count(find('a'), 'click');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await hydrate();
  expect(received).toHaveBeenCalledTimes(1);
});

test('the link next to a heading, which copies its address, is clicked later', async () => {
  open('<h2 id="a">A<a href="#a" class="hash-link"></a></h2>');
  const received = count(document, 'click');
  find('a').click();
  expect(received).not.toHaveBeenCalled();
  await hydrate();
  expect(received).toHaveBeenCalledTimes(1);
});

test('keys are replayed in order; shortcuts of the browser are left to it', async () => {
  open('<p>text</p>');
  const received = count(document, 'keydown');
  const press = (init: KeyboardEventInit): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  expect(press({ key: 'k', ctrlKey: true })).toBe(false);
  expect(press({ key: 's' })).toBe(true);
  expect(press({ key: 'r', ctrlKey: true })).toBe(true);
  expect(press({ key: 'Tab' })).toBe(true);
  expect(received.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual([
    'r',
    'Tab',
  ]);
  await hydrate();
  expect(received.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual([
    'r',
    'Tab',
    'k',
    's',
  ]);
});

test('letters after the shortcut of the search are typed into it', async () => {
  open('<input aria-label="Search">');
  const field = find('input') as HTMLInputElement;
  // Browsers do this, and jsdom does not.
  const insert = jest.fn((_command: string, _ui: boolean, text: string) => {
    field.value += text;
    return true;
  });
  Object.assign(document, { execCommand: insert });
  const opened = count(document.body, 'keydown');
  document.body.addEventListener('keydown', () => field.focus(), { once: true });
  for (const key of ['/', 's', 'o', 'r', 't', 'Enter'])
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  expect(opened).not.toHaveBeenCalled();
  await hydrate();
  await hydrate();
  expect(field.value).toBe('sort');
  expect(opened.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual([
    '/',
    'Enter',
  ]);
});

test('typed text is reported once the page listens', async () => {
  open('<input type="search" />');
  const input = find('input') as HTMLInputElement;
  const received = count(input, 'input');
  input.focus();
  const focused = count(input, 'focusin');
  input.value = 'pin';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(received).not.toHaveBeenCalled();
  await hydrate();
  expect(focused).toHaveBeenCalledTimes(1);
  expect(received).toHaveBeenCalledTimes(1);
  expect(input).toHaveValue('pin');
});
