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
