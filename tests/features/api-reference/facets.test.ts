import { enhance } from '../../../src/features/api-reference/enhance';
import { FILTER_ADDRESS_DELAY } from '../../../src/config/api';
import { createHistory } from './createHistory';

const row = (id: string, name: string, of: string, kind: string, change: string) =>
  `<tr id="${id}" data-n="${name}" data-of="${of}" data-kind="${kind}" data-change="${change}"><th><a class="api-link" href="#${id}">#</a></th></tr>`;
const table = (rows: string, counts = '') =>
  `<details class="api-section"><summary>${counts}</summary><table class="api-table"><tbody>${rows}</tbody></table></details>`;
const select = (name: string, ...values: string[]) =>
  `<select name="${name}"><option value=""></option>${values.map((value) => `<option value="${value}"></option>`).join('')}</select>`;
const HTML = `<div class="api-toolbar" data-address data-total="3" data-shown="{n} of {total}" data-mentioned="{n} mention it">
<input type="search">${select('kind', 'prop', 'slot')}${select('change', 'breaking', 'removed', 'added')}<p class="api-count" role="status"></p></div>
${table(
  row('a', 'axis', 'BarChart LineChart', 'prop', 'removed breaking') +
    row('b', 'bars', 'BarChart', 'prop', 'added'),
  '<i data-count="removed"><b>1</b></i><i data-count="added"><b>1</b></i>',
)}${table(row('c', 'cell', 'PieChart', 'slot', 'removed breaking'))}`;

let stop: () => void;
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;
const input = () => find<HTMLInputElement>('input');
const field = (name: string) => find<HTMLSelectElement>(`select[name="${name}"]`);

/** Renders the page at an address. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div class="api">${HTML}</div>`;
  stop = enhance(find('.api'), createHistory());
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function choose(name: string, value: string) {
  field(name).value = value;
  field(name).dispatchEvent(new Event('change', { bubbles: true }));
}
function type(text: string) {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}
const listShown = () =>
  [...document.querySelectorAll<HTMLElement>('tr')]
    .filter((tr) => !tr.closest('[hidden]'))
    .map(({ id }) => id);

it('filters by a kind and a change, and shows the number of results', () => {
  open('/changes/');
  expect(listShown()).toEqual(['a', 'b', 'c']);
  choose('change', 'breaking');
  expect(listShown()).toEqual(['a', 'c']);
  expect(find('.api-count').textContent).toBe('2 of 3');
  choose('kind', 'slot');
  expect(listShown()).toEqual(['c']);
  expect(find<HTMLElement>('.api-section').hidden).toBe(true);
  choose('change', 'added');
  expect(listShown()).toEqual([]);
  expect(find('.api-count').textContent).toBe('0 of 3');
  choose('change', '');
  choose('kind', '');
  expect(listShown()).toEqual(['a', 'b', 'c']);
  expect(find('.api-count').textContent).toBe('');
});

it('matches names and their owners within the selected filters', () => {
  open('/changes/');
  type('barchart');
  expect(listShown()).toEqual(['a', 'b']);
  choose('change', 'removed');
  expect(listShown()).toEqual(['a']);
  type('barchart bars');
  expect(listShown()).toEqual([]);
});

const listOpen = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details')].map(({ open }) => open);

it('opens the sections with a match, and closes them again', () => {
  open('/changes/');
  expect(listOpen()).toEqual([false, false]);
  type('cell');
  expect(listOpen()).toEqual([false, true]);
  type('');
  expect(listOpen()).toEqual([false, false]);
  document.querySelector('details')!.open = true;
  choose('kind', 'slot');
  expect(listOpen()).toEqual([false, true]);
  choose('kind', '');
  expect(listOpen()).toEqual([true, false]);
});

it('opens the section of a row that the address names', () => {
  open('/changes/#c');
  expect(listOpen()).toEqual([false, true]);
  expect(find('#c').dataset.target).toBe('');
});

it('stores the filters in the address after a pause, and removes an old hash', () => {
  open('/changes/?look=1#b');
  type('ba');
  type('bar');
  choose('change', 'added');
  expect(window.location.search).toBe('?look=1');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.search).toBe('?look=1&q=bar&change=added');
  expect(window.location.hash).toBe('');
  type('');
  choose('change', '');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.search).toBe('?look=1');
});

it('writes the same filters in the same order', () => {
  open('/changes/');
  choose('change', 'added');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.search).toBe('?change=added');
  type('bar');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.search).toBe('?q=bar&change=added');
});

it("keeps a hash that was set meanwhile, and does not change another page's address", () => {
  open('/changes/');
  type('bar');
  window.location.hash = '#a';
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.hash).toBe('#a');
  type('line');
  stop();
  window.history.replaceState(null, '', '/elsewhere/');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.pathname + window.location.search).toBe('/elsewhere/');
});

it('leaves the address of a page that is loading alone', () => {
  open('/changes/');
  type('bar');
  window.history.replaceState(null, '', '/elsewhere/');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.search).toBe('');
});

it('starts with the filters of the address, and ignores unknown ones', () => {
  open('/changes/?q=chart&kind=prop&change=nonsense');
  expect(input().value).toBe('chart');
  expect(field('kind').value).toBe('prop');
  expect(field('change').value).toBe('');
  expect(listShown()).toEqual(['a', 'b']);
  expect(find('.api-count').textContent).toBe('2 of 3');
});

it('shows a row that the address names, whatever the filters', () => {
  open('/changes/?kind=slot#b');
  expect(listShown()).toEqual(['b', 'c']);
  expect(field('kind').value).toBe('slot');
});

/** Follows a link, or goes back or forward. */
function goTo(address: string) {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
const readAddress = () => window.location.search + window.location.hash;

it('keeps the filter and the hash when a link leads to a row that it hides', () => {
  open('/changes/?q=cell');
  goTo('/changes/?q=cell#a');
  expect(input().value).toBe('cell');
  expect(listShown()).toEqual(['a', 'c']);
  expect(find('#a').dataset.target).toBe('');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(readAddress()).toBe('?q=cell#a');
  goTo('/changes/?q=cell');
  expect(listShown()).toEqual(['c']);
  goTo('/changes/?q=cell#a');
  type('bars');
  expect(listShown()).toEqual(['b']);
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(readAddress()).toBe('?q=bars');
});

it('has the filters of each address that the reader returns to', () => {
  open('/changes/?q=bar&kind=prop');
  expect(listShown()).toEqual(['a', 'b']);
  goTo('/changes/?kind=slot');
  expect([input().value, field('kind').value]).toEqual(['', 'slot']);
  expect(listShown()).toEqual(['c']);
  goTo('/changes/#b');
  expect(field('kind').value).toBe('');
  expect(listShown()).toEqual(['a', 'b', 'c']);
  goTo('/changes/?q=bar&kind=prop');
  expect(input().value).toBe('bar');
  expect(find('.api-count').textContent).toBe('2 of 3');
});

it('stays filtered while the next page loads, and by text that is not stored yet', () => {
  open('/changes/?q=bar');
  goTo('/elsewhere/');
  expect(input().value).toBe('bar');
  goTo('/changes/?q=bar');
  type('cell');
  goTo('/changes/?q=bar#c');
  expect(input().value).toBe('cell');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(readAddress()).toBe('?q=cell#c');
});

it('stores the text before Enter leaves its history entry', () => {
  open('/changes/');
  const replace = jest.spyOn(window.history, 'replaceState');
  type('cell');
  input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(String(replace.mock.calls[0]?.[2])).toMatch(/\/changes\/\?q=cell$/);
  expect(readAddress()).toBe('?q=cell#c');
  replace.mockRestore();
});

it('stores text that was typed before the script loaded', () => {
  window.history.replaceState(null, '', '/changes/');
  document.body.innerHTML = `<div class="api">${HTML}</div>`;
  input().value = 'cell';
  stop = enhance(find('.api'), createHistory());
  expect(listShown()).toEqual(['c']);
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(readAddress()).toBe('?q=cell');
});

it('shows only the entries of a name in quotes, or those that mention it', () => {
  open('/changes/?q=%22BarChart%22');
  expect(listShown()).toEqual(['a', 'b']);
  type('"Bar"');
  expect(listShown()).toEqual([]);
  find('#c').append('Once a Bar');
  type('"Bar" ');
  expect(listShown()).toEqual(['c']);
});

it('clears only the text by Escape', () => {
  open('/changes/?q=bar&kind=slot');
  expect(listShown()).toEqual([]);
  input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(listShown()).toEqual(['c']);
  expect(input().value).toBe('');
  jest.advanceTimersByTime(FILTER_ADDRESS_DELAY);
  expect(window.location.search).toBe('?kind=slot');
});

it('the counts of a section are those of its shown rows', () => {
  open('/changes/');
  const counts = () =>
    [...document.querySelectorAll<HTMLElement>('[data-count]')].map((each) =>
      each.hidden ? 'hidden' : each.textContent,
    );
  type('bars');
  expect(counts()).toEqual(['hidden', '1']);
  type('PieChart');
  expect(counts()).toEqual(['hidden', 'hidden']);
  type('');
  expect(counts()).toEqual(['1', '1']);
});
