import { matchWordStarts, splitQuery } from '../../lib/matchWordStarts';
import { type Entry, findBest } from './findBest';
import { createFilterAddress } from './createFilterAddress';
import { createHigherPlans } from './createHigherPlans';
import { createSections } from './createSections';
import { bringIntoView, findTarget, revealTarget } from './revealTarget';
import { showNoMatchLinks } from './showNoMatchLinks';

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
  /**
   * Applies the filters of the address. What its hash names is shown in addition to the
   * matches, so that neither the link nor the way back loses the filter.
   */
  follow: () => void;
}

const NONE: Filter = { announce: () => undefined, follow: () => undefined };

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

  const isFacetChosen = () => facets.some(({ value }) => value !== '');
  const readFields = () => [input, ...facets].map(({ value }) => value).join('\n');
  /** The fields when the rows were last filtered; at first, none is. */
  let applied = '\n'.repeat(facets.length);
  let matches: readonly Entry[] = [];
  /** Entries that do not match, but that the hash of the address names. */
  let named: readonly Entry[] = [];
  const apply = () => {
    applied = readFields();
    const exact = /^"(.+)"$/.exec(input.value.trim())?.[1];
    const words = splitQuery(exact ?? input.value);
    const isNarrowed = words.length > 0 || isFacetChosen();
    const chosen = entries.filter(({ element }) => matchesFacets(element, facets));
    const byName = chosen.filter(({ names }) =>
      exact ? names.split(' ').includes(exact) : matchWordStarts(names, words),
    );
    const found = byName.length > 0 ? byName : findInText(chosen, words);
    showSections([...found, ...named], isNarrowed);
    showHigherPlans(words);
    if (none) {
      none.hidden = found.length > 0;
      if (!none.hidden) showNoMatchLinks(none, exact ?? input.value.trim());
    }
    matches = isNarrowed ? found : [];
    const n = found.filter(({ element }) => element.matches('tr')).length;
    const { shown = '', mentioned = '' } = toolbar.dataset;
    const text = found.length === 0 || byName.length > 0 ? shown : mentioned;
    status.textContent = isNarrowed
      ? text.replace('{n}', String(n)).replace('{total}', String(counted.length))
      : '';
  };
  const change = () => {
    named = [];
    apply();
    address?.write();
  };

  const showFirst = () => {
    const [first] = matches;
    if (first && !isInSight(first.element)) bringIntoView(first.element);
  };
  const changeAndScroll = () => {
    change();
    // Positions are read once per frame, not at each key.
    requestAnimationFrame(showFirst);
  };

  input.addEventListener('input', changeAndScroll, { signal });
  none?.querySelector('button')?.addEventListener(
    'click',
    () => {
      input.value = '';
      facets.forEach((facet) => (facet.value = ''));
      change();
      input.focus();
    },
    { signal },
  );
  facets.forEach((facet) =>
    facet.addEventListener('change', changeAndScroll, { signal }),
  );
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && input.value) {
        event.preventDefault();
        input.value = '';
        change();
      }
      // Enter also confirms an IME composition in Chinese and Japanese.
      if (event.key === 'Enter' && !event.isComposing && input.value.trim()) {
        const best = findBest(matches, input.value);
        if (best) {
          address?.flush();
          goTo(root, best.element);
        }
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
  // What was typed before this script had loaded is newer than the address.
  if (input.value || isFacetChosen()) address?.write();
  return {
    follow: () => {
      address?.read();
      // Otherwise, the count would replace the announcement of a copied link.
      if (named.length > 0 || readFields() !== applied) {
        named = [];
        apply();
      }
      const hidden = findTarget(root, window.location.hash)?.closest('[hidden]');
      if (!hidden) return;
      // A row, or all rows of a section whose heading the hash names.
      named = entries.filter(({ element }) => hidden.contains(element));
      apply();
    },
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
