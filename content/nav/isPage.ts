import type { NavEntry } from '../../src/types/nav';

/**
 * Whether an entry is a page in docs/, not a group, an external site or a page in
 * src/pages.
 */
export const isPage = (entry: NavEntry): boolean =>
  !entry.children && !entry.external && !entry.standalone;
