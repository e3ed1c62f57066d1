import type { NavEntry } from '../../src/types/nav';

/** Whether an entry stands for a page of this site, not for a group or another site. */
export const isPage = (entry: NavEntry): boolean => !entry.children && !entry.external;
