import { isPage } from '../../../content/nav/isPage';
import { getDocId } from '../../../src/lib/docPaths';
import type { NavEntry, NavSource } from '../../../src/types/nav';

/**
 * Removes missing pages and empty groups from the navigation.
 * @param pageIds ids of the existing pages
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
