import type { Entry } from './Entry';

/**
 * The entry that a reader most likely means.
 * @param entries those that match, in the order of the page
 * @param text what was typed
 * @returns the one of just that name, else the first whose name begins so, else the first
 */
export function findBest(entries: readonly Entry[], text: string): Entry | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    entries.find(({ name }) => name === wanted) ??
    entries.find(({ name }) => name.startsWith(wanted)) ??
    entries[0]
  );
}
