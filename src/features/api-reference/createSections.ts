import type { Entry } from './findBest';

/** Links to the sections: the table of contents, and the ones in the toolbar. */
const LINKS = ':is(.table-of-contents, .api-toolbar nav) a[href^="#"]';

/**
 * Creates a function that shows only some entries, the sections that contain any, and the
 * links to them. Collapsed sections open while the reader filters.
 */
export function createSections(
  root: HTMLElement,
  entries: readonly Entry[],
  signal: AbortSignal,
): (found: readonly Entry[], isNarrowed: boolean) => void {
  const sections = [...new Set(entries.map(({ section }) => section))];
  const counters = listCounters(entries);
  const parts = [...root.querySelectorAll<HTMLElement>('.api-part')];
  /** Sections that were open before the reader started to filter. */
  let opened: ReadonlySet<HTMLElement> | undefined;
  // The next page may reuse the elements of the table of contents.
  const items = new Set<HTMLElement>();
  signal.addEventListener('abort', () => items.forEach((item) => (item.hidden = false)));
  return (found, isNarrowed) => {
    const elements = new Set(found.map(({ element }) => element));
    for (const { element } of entries) {
      const isHidden = !elements.has(element);
      if (element.hidden !== isHidden) element.hidden = isHidden;
    }
    for (const { element, rows } of counters) {
      const n = rows.filter((row) => elements.has(row)).length;
      element.hidden = n === 0;
      element.querySelector('b')!.textContent = String(n);
    }
    const shown = new Set(found.map(({ section }) => section));
    if (isNarrowed) opened ??= new Set(sections.filter(isOpen));
    for (const section of sections) {
      section.hidden = !shown.has(section);
      if (opened && section instanceof HTMLDetailsElement)
        section.open = isNarrowed ? !section.hidden : opened.has(section);
    }
    if (!isNarrowed) opened = undefined;
    for (const part of parts)
      part.hidden = !part.querySelector('.api-section:not([hidden])');
    for (const { item, target } of listLinks(root)) {
      items.add(item);
      item.hidden = target.closest('[hidden]') !== null;
    }
  };
}

/** The numbers of rows with one kind of change in the heads of sections. */
const listCounters = (
  entries: readonly Entry[],
): { element: HTMLElement; rows: HTMLElement[] }[] =>
  [...new Set(entries.map(({ section }) => section))].flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>('[data-count]')].map((element) => ({
      element,
      rows: entries
        .filter((entry) => entry.section === section)
        .map((entry) => entry.element)
        .filter((row) => row.dataset.change?.split(' ')[0] === element.dataset.count),
    })),
  );

const isOpen = (section: HTMLElement): boolean =>
  section instanceof HTMLDetailsElement && section.open;

/** The links to the sections, with the elements that contain only the link. */
function listLinks(root: HTMLElement): { item: HTMLElement; target: HTMLElement }[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].flatMap((link) => {
    const target = document.getElementById(link.hash.slice(1));
    if (!target || !root.contains(target)) return [];
    return [{ item: link.closest('li') ?? link, target }];
  });
}
