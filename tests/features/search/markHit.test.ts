import {
  HIT_HIGHLIGHT,
  OPENED_HIT_KEY,
  OPENED_HIT_LIFE,
} from '../../../src/config/searchDialog';
import { markHit } from '../../../src/features/search/mark/markHit';

/** The CSS highlight API, which jsdom lacks. */
const highlights = new Map<string, Range[]>();
Object.assign(globalThis, {
  CSS: { highlights },
  Highlight: function make(this: unknown, ...ranges: Range[]) {
    return ranges;
  },
});
const scrolled = jest.fn();
Element.prototype.scrollIntoView = function scroll(this: Element) {
  scrolled(this.textContent);
};
let top = 2_000;
Range.prototype.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;

const PAGE = `
  <nav class="navbar"><button>Search</button></nav>
  <main><article>
    <h1>Sorting</h1>
    <p>Sort rows.</p>
    <h2 id="several">Several columns <a class="hash-link" href="#several">sort</a></h2>
    <p>Rows by one column.</p>
    <div data-demo="x"><p>Sort columns</p></div>
    <p>Sort by several Columns.</p>
    <h3 id="order">Their order</h3>
    <p>A sort icon.</p>
    <h2 id="model">The sort model</h2>
    <p>Sort.</p>
  </article></main>`;

const marked = () => highlights.get(HIT_HIGHLIGHT)?.map(String);
const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(0)));

async function open(hash: string, words: string[], { at = Date.now(), url = '' } = {}) {
  document.body.innerHTML = PAGE;
  window.history.replaceState(null, '', `/x/sorting/${hash}`);
  const stored = JSON.stringify({ url: url || `/x/sorting/${hash}`, words, at });
  localStorage.setItem(OPENED_HIT_KEY, stored);
  const end = markHit(stored, { movesFocus: true });
  await frame();
  return end;
}

let end: () => void = () => undefined;
beforeEach(() => {
  scrolled.mockClear();
  top = 2_000;
});
afterEach(() => end());

test('highlights the words of the section, and scrolls to the line with most of them', async () => {
  end = await open('#several', ['sort', 'columns']);
  expect(marked()).toEqual(['columns', 'Sort', 'Columns', 'sort']);
  expect(scrolled.mock.calls).toEqual([['Sort by several Columns.']]);
  expect(document.getElementById('several')).toHaveFocus();
  expect(localStorage.getItem(OPENED_HIT_KEY)).toBeNull();
});

test('highlights the whole page if the hit has no anchor', async () => {
  end = await open('', ['sort']);
  expect(marked()).toHaveLength(6);
});

test('does not leave the start of a page whose title has a word of the search', async () => {
  end = await open('', ['sort', 'columns']);
  expect(scrolled).not.toHaveBeenCalled();
  end();
  end = await open('', ['columns']);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('does not scroll if the words are visible', async () => {
  top = 100;
  end = await open('#several', ['sort']);
  expect(marked()).toHaveLength(2);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a click', () => new MouseEvent('click', { bubbles: true })],
])('the highlights are removed with %s', async (_, event) => {
  end = await open('#several', ['sort']);
  document.body.dispatchEvent(event());
  expect(marked()).toBeUndefined();
});

test.each([
  ['words that the page does not have', ['nowhere']],
  ['no words', []],
  ['a single letter', ['s']],
])('nothing is highlighted for %s', async (_, words) => {
  end = await open('#several', words);
  expect(marked()).toBeUndefined();
  expect(scrolled).not.toHaveBeenCalled();
});

test('words with special characters of regular expressions match literally', async () => {
  end = await open('#several', ['(.*', '[a-', '\\', '$/{}|?+^', 'columns.']);
  expect(marked()).toEqual(['Columns.']);
});

test.each([
  ['another page', { url: '/x/filtering/' }],
  ['a hit of long ago', { at: Date.now() - OPENED_HIT_LIFE - 1 }],
])('nothing happens for %s', async (_, options) => {
  end = await open('#several', ['sort'], options);
  expect(marked()).toBeUndefined();
});

test.each(['', 'nonsense', '1', 'null', '{"url":1}', '{"url":"/x/sorting/","at":"1"}'])(
  'nothing happens for an invalid stored value: %j',
  (stored) => {
    expect(() => markHit(stored, { movesFocus: true })()).not.toThrow();
    expect(marked()).toBeUndefined();
  },
);
