import type { NavEntry } from '../../src/types/nav';

/** Lists all entries of the tree in reading order, groups before their children. */
export function walkNav(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => [entry, ...walkNav(entry.children ?? [])]);
}
