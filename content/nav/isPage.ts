import type { NavEntry } from '../../src/types/nav';

/** Whether an entry stands for a page in docs/, not for a group, another site or src/pages. */
export const isPage = (entry: NavEntry): boolean =>
  !entry.children && !entry.external && !entry.standalone;
