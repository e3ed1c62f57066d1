interface Entry {
  element: HTMLElement;
  section: HTMLElement;
  name: string;
}

export interface Filter {
  /** Says something to screen readers in the place of the count. */
  announce: (text: string) => void;
  clear: () => void;
}

const NONE: Filter = { announce: () => undefined, clear: () => undefined };

/**
 * Narrows all tables of a page as one types. Names decide; if none matches, what the rows say.
 */
export function createFilter(root: HTMLElement, signal: AbortSignal): Filter {
  const toolbar = root.querySelector<HTMLElement>('.api-toolbar');
  const input = toolbar?.querySelector('input');
  const status = toolbar?.querySelector<HTMLElement>('.api-count');
  if (!toolbar || !input || !status) return NONE;
  const entries = listEntries(root);
  const counted = entries.filter(({ element }) => element.matches('tr'));

  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const byName = entries.filter(({ name }) => words.every((one) => name.includes(one)));
    const found = byName.length > 0 ? byName : findInText(entries, words);
    show(entries, new Set(found.map(({ element }) => element)));
    const n = found.filter(({ element }) => element.matches('tr')).length;
    const { shown = '', mentioned = '', nothing = '' } = toolbar.dataset;
    const text = found.length === 0 ? nothing : byName.length > 0 ? shown : mentioned;
    status.textContent =
      words.length === 0
        ? ''
        : text.replace('{n}', String(n)).replace('{total}', String(counted.length));
  };
  const clear = () => {
    input.value = '';
    apply();
  };

  input.addEventListener('input', apply, { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && input.value) {
        event.preventDefault();
        clear();
      }
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // On a page with several tables, the first filter takes the key.
      if (event.defaultPrevented || isEditable(event.target)) return;
      event.preventDefault();
      input.focus();
      input.select();
    },
    { signal },
  );
  // What was typed before this script had arrived.
  if (input.value) apply();
  return {
    clear,
    announce: (text) => {
      status.textContent = text;
    },
  };
}

const listEntries = (root: HTMLElement): Entry[] =>
  [...root.querySelectorAll<HTMLElement>('.api-section [data-n]')].map((element) => ({
    element,
    section: element.closest<HTMLElement>('.api-section') ?? root,
    name: (element.dataset.n ?? '').toLowerCase(),
  }));

const findInText = (entries: readonly Entry[], words: readonly string[]): Entry[] =>
  entries.filter(({ element }) => {
    const text = (element.textContent ?? '').toLowerCase();
    return words.every((one) => text.includes(one));
  });

/** Shows these rows alone, and the sections that hold any. */
function show(entries: readonly Entry[], found: ReadonlySet<HTMLElement>): void {
  const sections = new Map<HTMLElement, boolean>();
  for (const { element, section } of entries) {
    const isFound = found.has(element);
    if (element.hidden === isFound) element.hidden = !isFound;
    sections.set(section, isFound || sections.get(section) === true);
  }
  for (const [section, isShown] of sections) section.hidden = !isShown;
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
