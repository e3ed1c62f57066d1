import { startLate } from '../../../src/features/late-start/startLate';

const root = document.documentElement;
const sources = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** Runs it as on a page whose scripts have not started. */
function open(html: string): void {
  document.body.innerHTML = html;
  root.dataset.hasHydrated = 'false';
  startLate(window, ['/a.js', '/b.js'], 5_000);
}

/** What the framework does once the page is React's. */
async function hydrate(): Promise<void> {
  root.dataset.hasHydrated = 'true';
  // The observer reports in a microtask, each action comes in a task of its own.
  for (let task = 0; task < 5; task++)
    await new Promise((resolve) => setTimeout(resolve, 2));
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Counts an event as the page's own code would hear it. */
function count(target: EventTarget, type: string) {
  const heard = jest.fn<void, [Event]>();
  target.addEventListener(type, heard);
  return heard;
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

test('the scripts wait for the load event, and come in their order', async () => {
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

test('a sign before all of the page is there loads the scripts, which run once it is', () => {
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

test('a page that goes on loading does not keep them for ever', () => {
  jest.useFakeTimers();
  open('<p>text</p>');
  jest.advanceTimersByTime(4_999);
  expect(sources()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(sources()).toHaveLength(2);
  jest.useRealTimers();
});

test('scripts that do not arrive are asked for again at the next sign', () => {
  open('<p>text</p>');
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  document.head.querySelectorAll('script').forEach((script) => {
    script.dispatchEvent(new Event('error'));
  });
  expect(sources()).toEqual([]);
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  expect(sources()).toHaveLength(2);
});

test('a click on a control happens once, when the page can answer', async () => {
  open('<button type="button"><b>Open</b></button>');
  const heard = count(find('button'), 'click');
  find('b').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  );
  expect(heard).not.toHaveBeenCalled();
  await hydrate();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]![0]).toMatchObject({ ctrlKey: true, target: find('b') });
  find('b').click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the link to the content works at once, and past the sidebar', () => {
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

test.each([
  ['a link', '<a href="/x/">To</a>', 'a'],
  ['text', '<p>text</p>', 'p'],
  ['a summary', '<details><summary>More</summary></details>', 'summary'],
])('%s works by itself', async (_name, html, selector) => {
  open(html);
  const heard = count(find(selector), 'click');
  heard.mockImplementation((event) => event.preventDefault());
  find(selector).click();
  await hydrate();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a link that is a button leads nowhere, and is clicked later', async () => {
  open('<a href="#" role="button">Languages</a>');
  const heard = count(find('a'), 'click');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await hydrate();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the link beside a heading, which copies its address, is followed later', async () => {
  open('<h2 id="a">A<a href="#a" class="hash-link"></a></h2>');
  const heard = count(document, 'click');
  find('a').click();
  expect(heard).not.toHaveBeenCalled();
  await hydrate();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('keys come in their order; the browser keeps its own commands', async () => {
  open('<p>text</p>');
  const heard = count(document, 'keydown');
  const press = (init: KeyboardEventInit): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  expect(press({ key: 'k', ctrlKey: true })).toBe(false);
  expect(press({ key: 's' })).toBe(true);
  expect(press({ key: 'r', ctrlKey: true })).toBe(true);
  expect(press({ key: 'Tab' })).toBe(true);
  expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual([
    'r',
    'Tab',
  ]);
  await hydrate();
  expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual([
    'r',
    'Tab',
    'k',
    's',
  ]);
});

test('letters behind the key that opens the search are its text', async () => {
  open('<input aria-label="Search">');
  const field = find('input') as HTMLInputElement;
  // What a browser does, and jsdom does not.
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

test('what was typed into a field is told when the page listens', async () => {
  open('<input type="search" />');
  const input = find('input') as HTMLInputElement;
  const heard = count(input, 'input');
  input.focus();
  const focused = count(input, 'focusin');
  input.value = 'pin';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  await hydrate();
  expect(focused).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(input).toHaveValue('pin');
});
