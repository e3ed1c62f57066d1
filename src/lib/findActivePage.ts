import type { NavEntry } from '../types/nav';
import { pathnameToLanguage } from './pathnameToLanguage';

export interface ActivePage {
  /** null if the navigation does not know the path. */
  activePage: NavEntry | null;
  /** The groups that hold the page, outermost first. */
  activePageParents: NavEntry[];
}

const API_TAB = /\/(?:components-api|hooks-api)$/;

/**
 * Finds the entry of a path in the navigation, and the groups that it is in.
 * A tab of a page (`…/components-api`, `…/hooks-api`) counts as the page.
 * @param pages the navigation tree
 * @param pathname path on the site, in any language
 * @throws Error if two entries have one pathname
 */
export function findActivePage(pages: readonly NavEntry[], pathname: string): ActivePage {
  const wanted = pathnameToLanguage(pathname).canonicalPathname.replace(API_TAB, '');
  const seen = new Set<string>();
  const active: ActivePage = { activePage: null, activePageParents: [] };

  const visit = (entries: readonly NavEntry[], parents: NavEntry[]): void => {
    for (const entry of entries) {
      if (seen.has(entry.pathname)) {
        throw new Error(`Duplicated pathname ${entry.pathname} in pages`);
      }
      seen.add(entry.pathname);
      if (entry.pathname === wanted) {
        active.activePage = entry;
        active.activePageParents = parents;
      }
      if (entry.children) visit(entry.children, [...parents, entry]);
    }
  };
  visit(pages, []);

  return active;
}
