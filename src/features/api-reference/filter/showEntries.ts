import type { Entry } from './Entry';

/** Shows only these entries, and the sections that contain any. */
export function showEntries(
  entries: readonly Entry[],
  found: ReadonlySet<HTMLElement>,
): void {
  const sections = new Map<HTMLElement, boolean>();
  for (const { element, section } of entries) {
    const isFound = found.has(element);
    if (element.hidden === isFound) element.hidden = !isFound;
    sections.set(section, isFound || sections.get(section) === true);
  }
  for (const [section, isShown] of sections) section.hidden = !isShown;
}
