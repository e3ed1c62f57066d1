import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { getDocId } from '../../src/lib/getDocId';
import { pageToTitle } from '../../src/lib/pageToTitle';
import type { NavEntry } from '../../src/types/nav';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

export interface SidebarOptions {
  /** Ids of the existing pages; other pages are omitted. */
  pageIds: Iterable<string>;
  /** Titles in the language that is built; absent for English. */
  translatedTitles?: Readonly<Record<string, string>>;
}

const MARKS = ['plan', 'planned', 'newFeature', 'unstable'] as const;

/**
 * Converts the navigation to the items of a Docusaurus sidebar. Groups become categories;
 * empty groups are omitted.
 */
export function buildSidebar(
  nav: readonly NavEntry[],
  options: SidebarOptions,
): SidebarItem[] {
  const existing = new Set(options.pageIds);

  // Docusaurus requires unique translation keys, but labels such as “Overview” repeat.
  const describe = (entry: NavEntry) => ({
    label: pageToTitle(entry, options.translatedTitles) ?? entry.pathname,
    key: entry.pathname,
  });

  const toItems = (entry: NavEntry): SidebarItem[] => {
    if (entry.external || entry.standalone) {
      const href = entry.external ? entry.pathname : toSitePath(entry.pathname);
      return [{ type: 'link', href, ...describe(entry), ...getMarks(entry) }];
    }
    if (entry.children) {
      const items = entry.children.flatMap(toItems);
      return items.length > 0 ? [toCategory(entry, items)] : [];
    }
    const id = getDocId(entry.pathname);
    if (id === null || !existing.has(id)) return [];
    // API pages are added later, with their own sidebars: see plugins/docs/addApiDocs.
    const target = id.startsWith('api/')
      ? { type: 'link' as const, href: entry.pathname }
      : { type: 'doc' as const, id };
    return [{ ...target, ...describe(entry), ...getMarks(entry) }];
  };

  const toCategory = (entry: NavEntry, items: SidebarItem[]): SidebarItem => {
    const isHeading = entry.subheader !== undefined;
    const collapse = { collapsible: !isHeading, collapsed: !isHeading };
    return {
      type: 'category',
      ...describe(entry),
      ...collapse,
      ...getMarks(entry),
      items,
    };
  };

  return nav.flatMap(toItems);
}

/** Docusaurus prepends the base of the language. */
const toSitePath = (pathname: string): string => `${pathname.replace(/^\/x/, '')}/`;

/**
 * Extra data the sidebar shows next to the label; only set fields, because every page
 * includes it.
 */
function getMarks(entry: NavEntry): { customProps?: Record<string, unknown> } {
  const marks: [string, unknown][] = MARKS.filter((mark) => entry[mark]).map((mark) => [
    mark,
    entry[mark],
  ]);
  if (entry.subheader !== undefined) marks.push(['subheader', true]);
  return marks.length > 0 ? { customProps: Object.fromEntries(marks) } : {};
}
