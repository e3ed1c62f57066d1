import { matchWordStarts, splitQuery } from '../../lib/matchWordStarts';
import { type Entry, findBest } from './findBest';
import { createFilterAddress } from './createFilterAddress';
import { createHigherPlans } from './createHigherPlans';
import { createSections } from './createSections';
import { bringIntoView, revealTarget } from './revealTarget';

/** Acts like the entry's link, and moves the focus, so that Tab continues in the row. */
function goTo(root: HTMLElement, element: HTMLElement): void {
  const hash = `#${element.id}`;
  if (window.location.hash === hash) revealTarget(root, hash);
  else window.location.hash = hash;
  element.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
}

/** Minimum visible height of a row at the bottom of the viewport, in px. */
const MIN_IN_SIGHT = 64;

/** Whether the start of a row is visible below the sticky header. */
function isInSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return top >= covered - 1 && top < window.innerHeight - MIN_IN_SIGHT;
}

/** The entries of all tables, in the order of the page. */
const listEntries = (root: HTMLElement): Entry[] =>
  [...root.querySelectorAll<HTMLElement>('.api-section [data-n]')].map((element) => ({
    element,
    section: element.closest<HTMLElement>('.api-section') ?? root,
    name: (element.dataset.n ?? '').toLowerCase(),
    names: `${element.dataset.n ?? ''} ${element.dataset.of ?? ''}`,
  }));

/**
 * Whether a row matches all selected facets.
 * @param facets fields; each one's name is that of the row's attribute, whose values are
 *   separated by spaces
 */
const matchesFacets = (
  element: HTMLElement,
  facets: readonly HTMLSelectElement[],
): boolean =>
  facets.every(
    ({ name, value }) =>
      value === '' || (element.dataset[name] ?? '').split(' ').includes(value),
  );

export interface Filter {
  /** Announces a text to screen readers, in place of the count. */
  announce: (text: string) => void;
  clear: () => void;
}

const NONE: Filter = { announce: () => undefined, clear: () => undefined };

/**
 * Filters all tables of a page while the reader types, by name or, if no name matches, by
 * the rows' text. A text in quotes is a whole name: `"DataGrid"` is not `DataGridPro`. The
 * first matching row scrolls into view, and Enter goes to the best match.
 */
export function createFilter(root: HTMLElement, signal: AbortSignal): Filter {
  const toolbar = root.querySelector<HTMLElement>('.api-toolbar');
  const input = toolbar?.querySelector('input');
  const status = toolbar?.querySelector<HTMLElement>('.api-count');
  if (!toolbar || !input || !status) return NONE;
  const facets = [...toolbar.querySelectorAll('select')];
  const address =
    toolbar.dataset.address === undefined
      ? null
      : createFilterAddress(input, facets, signal);
  const entries = listEntries(root);
  const showSections = createSections(root, entries, signal);
  const showHigherPlans = createHigherPlans(root);
  const none = root.querySelector<HTMLElement>('.api-none');
  const counted = entries.filter(({ element }) => element.matches('tr'));

  let matches: readonly Entry[] = [];
  const apply = () => {
    const exact = /^"(.+)"$/.exec(input.value.trim())?.[1];
    const words = splitQuery(exact ?? input.value);
    const isNarrowed = words.length > 0 || facets.some(({ value }) => value !== '');
    const chosen = entries.filter(({ element }) => matchesFacets(element, facets));
    const byName = chosen.filter(({ names }) =>
      exact ? names.split(' ').includes(exact) : matchWordStarts(names, words),
    );
    const found = byName.length > 0 ? byName : findInText(chosen, words);
    showSections(found, isNarrowed);
    showHigherPlans(words);
    if (none) none.hidden = found.length > 0;
    matches = isNarrowed ? found : [];
    const n = found.filter(({ element }) => element.matches('tr')).length;
    const { shown = '', mentioned = '' } = toolbar.dataset;
    const text = found.length === 0 || byName.length > 0 ? shown : mentioned;
    status.textContent = isNarrowed
      ? text.replace('{n}', String(n)).replace('{total}', String(counted.length))
      : '';
  };
  const clear = () => {
    input.value = '';
    facets.forEach((facet) => (facet.value = ''));
    apply();
    address?.write();
  };

  const showFirst = () => {
    const [first] = matches;
    if (first && !isInSight(first.element)) bringIntoView(first.element);
  };
  const applyAndScroll = () => {
    apply();
    address?.write();
    // Positions are read once per frame, not at each key.
    requestAnimationFrame(showFirst);
  };

  input.addEventListener('input', applyAndScroll, { signal });
  none?.querySelector('button')?.addEventListener(
    'click',
    () => {
      clear();
      input.focus();
    },
    { signal },
  );
  facets.forEach((facet) => facet.addEventListener('change', applyAndScroll, { signal }));
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && input.value) {
        event.preventDefault();
        input.value = '';
        apply();
        address?.write();
      }
      // Enter also confirms an IME composition in Chinese and Japanese.
      if (event.key === 'Enter' && !event.isComposing && input.value.trim()) {
        const best = findBest(matches, input.value);
        if (best) goTo(root, best.element);
      }
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // If a page has several tables, the first filter handles the key.
      if (event.defaultPrevented || isEditable(event.target)) return;
      event.preventDefault();
      input.focus();
      input.select();
    },
    { signal },
  );
  address?.read();
  // Also applies what was typed before this script had loaded.
  if (input.value || facets.some(({ value }) => value !== '')) apply();
  return {
    clear,
    announce: (text) => {
      status.textContent = text;
    },
  };
}

const findInText = (entries: readonly Entry[], words: readonly string[]): Entry[] =>
  entries.filter(({ element }) => {
    const text = (element.textContent ?? '').toLowerCase();
    return words.every((one) => text.includes(one));
  });

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
