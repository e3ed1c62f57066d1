import { screen, waitFor } from '@testing-library/react';
import { enhance } from '../../../src/features/api-reference/enhance';
import { createHistory } from './createHistory';

const row = (id: string, name: string, text = '') =>
  `<tr id="${id}" data-n="${name}"><th><code>${name}</code><a class="api-link" href="#${id}">#</a></th><td>${text}<details><summary>More</summary></details></td></tr>`;
const HTML = `<div class="api-toolbar" data-total="3" data-shown="{n} of {total}" data-mentioned="{n} of {total} mention it" data-copied="Copied {name}">
<input type="search"><button data-layout="detailed" aria-pressed="true"></button><button data-layout="compact" aria-pressed="false"></button><p class="api-count" role="status"></p><p class="api-higher"><span data-props="onPinnedRowsChange pinnedRows" data-one="{n} prop in Pro" data-other="{n} props in Pro" hidden><a href="/x/api/pro/">Pro</a></span></p></div><p class="api-none" hidden>None <button></button></p>
<section class="api-part"><section class="api-section"><h2 id="props">Props</h2><table class="api-table"><tbody>${row('prop-rows', 'rows', 'an array')}${row('prop-sortModel', 'sortModel', 'order of rows')}</tbody></table></section></section>
<section class="api-section"><h2 id="slots">Slots</h2><table class="api-table"><tbody>${row('slot-toolbar', 'toolbar')}</tbody></table><a id="other" href="/x/api/other/">Other</a><a id="data" data-native href="/x/api/a.json">Data</a></section>`;

let root: HTMLElement;
let stop: () => void;
const navigate = jest.fn();
const history = createHistory(navigate);
const writeText = jest.fn<Promise<void>, [string]>();
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector)!;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-api-layout');
  window.location.hash = '';
  navigate.mockReset();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `<div class="api">${HTML}</div><input id="elsewhere"><ul class="table-of-contents"><li><a href="#props"></a></li><li><a href="#slots"></a></li></ul>`;
  root = find('.api');
  stop = enhance(root, history);
});
afterEach(() => stop());

const type = (text: string) => {
  const input = find<HTMLInputElement>('.api-toolbar input');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const listShown = () =>
  [...root.querySelectorAll<HTMLElement>('tr')]
    .filter((tr) => !tr.closest('[hidden]'))
    .map(({ id }) => id);
const press = (key: string, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

describe('filter', () => {
  it('filters all tables while typing, and counts', () => {
    type('SORT');
    expect(listShown()).toEqual(['prop-sortModel']);
    expect(find('.api-count').textContent).toBe('1 of 3');
    expect(root.querySelectorAll<HTMLElement>('.api-section')[1]!.hidden).toBe(true);
    type('');
    expect(listShown()).toHaveLength(3);
    expect(find('.api-count').textContent).toBe('');
  });

  it('searches the descriptions if no name matches', () => {
    type('array');
    expect(listShown()).toEqual(['prop-rows']);
    expect(find('.api-count').textContent).toBe('1 of 3 mention it');
    expect(find('.api-none').hidden).toBe(true);
  });

  it('matches the starts of words', () => {
    type('model');
    expect(listShown()).toEqual(['prop-sortModel']);
    type('ows');
    expect(find('.api-count').textContent).toBe('2 of 3 mention it');
  });

  it('says in place of the rows that nothing matches, and offers to clear', () => {
    type('nothing of the kind');
    expect(find('.api-count').textContent).toBe('0 of 3');
    expect(find('.api-none').hidden).toBe(false);
    find('.api-none button').click();
    expect(find('.api-none').hidden).toBe(true);
    expect(listShown()).toHaveLength(3);
    expect(document.activeElement).toBe(find('.api-toolbar input'));
  });

  it('links to the search and, where the page links to them, to the changes if nothing matches', () => {
    const list = () =>
      [...root.querySelectorAll<HTMLAnchorElement>('.api-none a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]);
    const search = ['Search all pages for it', '/x/search/?q=pagnation%20%26'];
    type('pagnation &');
    expect(list()).toEqual([search]);
    root.insertAdjacentHTML(
      'beforeend',
      '<a href="/x/changes-7-8/"></a><a href="/x/api/charts/changes-7-8/#added-prop-a"></a>',
    );
    type('"pagnation &" ');
    expect(list()).toEqual([
      [
        'Look for it in the changes in v8',
        '/x/api/charts/changes-7-8/?q=pagnation%20%26',
      ],
      search,
    ]);
    type('');
    type('pagnation &');
    expect(list()).toHaveLength(2);
  });

  it('links neither from the changes to themselves, nor to another language', () => {
    window.history.replaceState(null, '', '/zh/x/api/charts/changes-7-8/');
    // The second link is that of the language menu.
    root.insertAdjacentHTML(
      'beforeend',
      '<a href="/zh/x/api/charts/changes-7-8/"></a><a href="/x/api/charts/changes-7-8/"></a>',
    );
    type('pagnation');
    const links = root.querySelectorAll('.api-none a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/zh/x/search/?q=pagnation',
    ]);
    window.history.replaceState(null, '', '/');
  });

  it('hides the headings and links of sections without a match, until it stops', () => {
    const links = () =>
      [...document.querySelectorAll<HTMLElement>('.table-of-contents li')].map(
        ({ hidden }) => hidden,
      );
    type('toolbar');
    expect(links()).toEqual([true, false]);
    expect(find('.api-part').hidden).toBe(true);
    type('sort');
    expect(links()).toEqual([false, true]);
    expect(find('.api-part').hidden).toBe(false);
    stop();
    expect(links()).toEqual([false, false]);
  });

  it('counts props of higher plans that match, and links to the best one', () => {
    const place = find('.api-higher span');
    const link = () => [place.textContent, find<HTMLAnchorElement>('.api-higher a').hash];
    type('pinned');
    expect(place.hidden).toBe(false);
    expect(link()).toEqual(['2 props in Pro', '#prop-pinnedRows']);
    type('rows change');
    expect(link()).toEqual(['1 prop in Pro', '#prop-onPinnedRowsChange']);
    type('sort');
    expect(place.hidden).toBe(true);
    type('');
    expect(place.hidden).toBe(true);
  });

  it('is focused by / unless an input has the focus, and cleared by Escape', () => {
    const elsewhere = find('#elsewhere');
    expect(press('/', elsewhere).defaultPrevented).toBe(false);
    expect(press('/').defaultPrevented).toBe(true);
    const input = find<HTMLInputElement>('.api-toolbar input');
    expect(document.activeElement).toBe(input);
    type('sort');
    press('Escape', input);
    expect(input.value).toBe('');
    expect(listShown()).toHaveLength(3);
  });

  it('scrolls to the first match while typing, unless one is visible', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    type('toolbar');
    await nextFrame();
    expect(scroll).not.toHaveBeenCalled();
    find('#prop-sortModel').getBoundingClientRect = () => ({ top: 5000 }) as DOMRect;
    type('sort');
    await nextFrame();
    expect(scroll.mock.contexts[0]).toBe(find('#prop-sortModel'));
    scroll.mockClear();
    type('');
    await nextFrame();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('goes to the best match on Enter: its address, its highlight, the focus', async () => {
    const input = find<HTMLInputElement>('.api-toolbar input');
    type('r');
    press('Enter', input);
    expect(window.location.hash).toBe('#prop-rows');
    type('sort');
    press('Enter', input);
    expect(window.location.hash).toBe('#prop-sortModel');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(find('#prop-sortModel').dataset.target).toBe('');
    expect(document.activeElement).toBe(find('#prop-sortModel a'));
    expect(listShown()).toEqual(['prop-sortModel']);
    type('nothing of the kind');
    press('Enter', input);
    expect(window.location.hash).toBe('#prop-sortModel');
  });

  it('keeps text that was typed before the script loaded', () => {
    stop();
    find<HTMLInputElement>('.api-toolbar input').value = 'toolbar';
    stop = enhance(root, history);
    expect(listShown()).toEqual(['slot-toolbar']);
  });
});

describe('layouts', () => {
  it('are remembered', () => {
    find('[data-layout="compact"]').click();
    expect(document.documentElement.dataset.apiLayout).toBe('compact');
    expect(find('[data-layout="compact"]').getAttribute('aria-pressed')).toBe('true');
    document.documentElement.removeAttribute('data-api-layout');
    stop();
    stop = enhance(root, history);
    expect(document.documentElement.dataset.apiLayout).toBe('compact');
    find('[data-layout="detailed"]').click();
    expect(document.documentElement.dataset.apiLayout).toBe('detailed');
  });

  it('ignore invalid values in storage', () => {
    stop();
    localStorage.setItem('docs-api-layout', 'mosaic');
    stop = enhance(root, history);
    expect(document.documentElement.dataset.apiLayout).toBeUndefined();
  });
});

describe('anchors', () => {
  it('highlight the row that the address names, and show it if it is filtered out', () => {
    type('toolbar');
    window.location.hash = '#prop-rows';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(find('#prop-rows').dataset.target).toBe('');
    expect(listShown()).toEqual(['prop-rows', 'slot-toolbar']);
    expect(find<HTMLInputElement>('.api-toolbar input').value).toBe('toolbar');
    type('sort');
    expect(listShown()).toEqual(['prop-sortModel']);
  });

  it('show all rows of a section that is filtered out, but only those', () => {
    type('sort');
    window.location.hash = '#slots';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listShown()).toEqual(['prop-sortModel', 'slot-toolbar']);
    window.location.hash = '#props';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listShown()).toEqual(['prop-sortModel']);
  });

  it('copy their address and confirm it, but only on success', async () => {
    find('#prop-rows .api-link').click();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#prop-rows$/));
    await waitFor(() => expect(find('.api-count').textContent).toBe('Copied rows'));
    writeText.mockRejectedValue(new Error('refused'));
    find('#slot-toolbar .api-link').click();
    await screen.findByRole('dialog', { name: /did not allow/ });
    expect(find('.api-count').textContent).toBe('Copied rows');
  });

  it('rows open and close on a click', () => {
    find('#prop-rows td').click();
    expect(find('#prop-rows').dataset.open).toBe('');
    find('#prop-rows td').click();
    expect(find('#prop-rows').dataset.open).toBeUndefined();
  });
});

describe('links', () => {
  it('to other pages use the router', () => {
    find('#other').click();
    expect(navigate).toHaveBeenCalledWith('/x/api/other/');
  });

  it('with a modifier key or to data are left to the browser', () => {
    const event = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: true,
    });
    find('#other').dispatchEvent(event);
    find('#data').addEventListener('click', (click) => click.preventDefault());
    find('#data').click();
    expect(navigate).not.toHaveBeenCalled();
  });
});

it('removes all listeners', () => {
  stop();
  expect(press('/').defaultPrevented).toBe(false);
});
