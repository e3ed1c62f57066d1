import type { NavEntry } from '../types/nav';
import { pathnameToLanguage } from './languagePaths';

export interface ActivePage {
  /** null if the navigation does not contain the path. */
  activePage: NavEntry | null;
  /** The groups that contain the page, outermost first. */
  activePageParents: NavEntry[];
}

const API_TAB = /\/(?:components-api|hooks-api)$/;

/**
 * Finds the entry of a path in the navigation, and the groups that contain it. A tab of a
 * page (`…/components-api`, `…/hooks-api`) counts as the page.
 * @param pages the navigation tree
 * @param pathname path on the site, in any language
 * @throws Error if two entries have the same pathname
 */
export function findActivePage(pages: readonly NavEntry[], pathname: string): ActivePage {
  const target = pathnameToLanguage(pathname).canonicalPathname.replace(API_TAB, '');
  const seen = new Set<string>();
  const active: ActivePage = { activePage: null, activePageParents: [] };

  const visit = (entries: readonly NavEntry[], parents: NavEntry[]): void => {
    for (const entry of entries) {
      if (seen.has(entry.pathname)) {
        throw new Error(`Duplicated pathname ${entry.pathname} in pages`);
      }
      seen.add(entry.pathname);
      if (entry.pathname === target) {
        active.activePage = entry;
        active.activePageParents = parents;
      }
      if (entry.children) visit(entry.children, [...parents, entry]);
    }
  };
  visit(pages, []);

  return active;
}
