import { isPage } from '../../../content/nav/isPage';
import { getDocId } from '../../../src/lib/getDocId';
import type { NavEntry, NavSource } from '../../../src/types/nav';

/**
 * The navigation without the pages that do not exist, and without groups that hold none.
 * @param pageIds of the pages that exist
 */
export const freezeNav = (
  sources: readonly NavSource[],
  pageIds: ReadonlySet<string>,
): NavSource[] =>
  sources
    .map(({ file, entries }) => ({ file, entries: freezeEntries(entries, pageIds) }))
    .filter(({ entries }) => entries.length > 0);

function freezeEntries(
  entries: readonly NavEntry[],
  pageIds: ReadonlySet<string>,
): NavEntry[] {
  return entries.flatMap((entry) => {
    if (entry.children) {
      const children = freezeEntries(entry.children, pageIds);
      return children.length > 0 ? [{ ...entry, children }] : [];
    }
    return !isPage(entry) || pageIds.has(getDocId(entry.pathname) ?? '') ? [entry] : [];
  });
}
