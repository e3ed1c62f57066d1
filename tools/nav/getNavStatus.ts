import { getDocId } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import type { NavEntry } from '../../src/types/nav';
import { isPage } from '../../content/nav/isPage';
import { listPageIds } from '../../content/nav/listPageIds';
import { walkNav } from '../../content/nav/walkNav';

export interface NavStatus {
  total: number;
  present: number;
  missing: { pathname: string; title: string }[];
}

/** Counts the pages in the navigation, and lists those that are missing in docs/. */
export function getNavStatus(docsDir: string, nav: readonly NavEntry[]): NavStatus {
  const existing = new Set(listPageIds(docsDir));
  const pages = walkNav(nav).filter(isPage);
  const missing = pages
    .filter((page) => !existing.has(getDocId(page.pathname) ?? ''))
    .map((page) => ({
      pathname: page.pathname,
      title: pageToTitle(page) ?? page.pathname,
    }));
  return { total: pages.length, present: pages.length - missing.length, missing };
}
