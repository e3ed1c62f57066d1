import type { NavEntry } from '../../src/types/nav';

/** Every entry of the tree in reading order, groups before what they hold. */
export function walkNav(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => [entry, ...walkNav(entry.children ?? [])]);
}
