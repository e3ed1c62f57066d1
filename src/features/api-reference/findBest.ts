/** Something that the filter can hide: a row, or the definition of a type. */
export interface Entry {
  element: HTMLElement;
  section: HTMLElement;
  /** In lower case. */
  name: string;
  /** The names to filter by: its own and its owners', in their own case. */
  names: string;
}

/**
 * Finds the best match for a text.
 * @param entries the matching entries, in the order of the page
 * @param text what was typed
 * @returns the exact match, else the first whose name starts with the text, else the
 *   first
 */
export function findBest(entries: readonly Entry[], text: string): Entry | undefined {
  const query = text.trim().toLowerCase();
  return (
    entries.find(({ name }) => name === query) ??
    entries.find(({ name }) => name.startsWith(query)) ??
    entries[0]
  );
}
