import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { getDocId } from '../../src/lib/docPaths';
import { pageToTitle } from '../../src/lib/pageToTitle';
import type { NavEntry } from '../../src/types/nav';
import { type Plan, PLANS } from '../../src/types/page';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

export interface SidebarOptions {
  /** Ids of the existing pages; other pages are omitted. */
  pageIds: Iterable<string>;
  /** Titles in the language that is built; absent for English. */
  translatedTitles?: Readonly<Record<string, string>>;
  /** The plans of the pages that need one, by id. */
  plans?: ReadonlyMap<string, Plan>;
}

const MARKS = ['planned', 'newFeature', 'unstable'] as const;

/**
 * Converts the navigation to the items of a Docusaurus sidebar. Groups become categories;
 * empty groups are omitted. A group whose pages all need a plan has the badge of the
 * lowest one; if they need the same, only the group has it.
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

  /** The plans of the existing pages of an entry; undefined for a page without one. */
  const listPlans = ({ pathname, children }: NavEntry): (Plan | undefined)[] => {
    if (children) return children.flatMap(listPlans);
    const id = getDocId(pathname) ?? '';
    return existing.has(id) ? [options.plans?.get(id)] : [];
  };

  /** @param shown plan whose badge a group above already has */
  const toItems = (entry: NavEntry, shown?: Plan): SidebarItem[] => {
    if (entry.external || entry.standalone) {
      const href = entry.external ? entry.pathname : toSitePath(entry.pathname);
      return [{ type: 'link', href, ...describe(entry), ...getMarks(entry) }];
    }
    const plans = listPlans(entry);
    const lowest = plans.includes(undefined)
      ? undefined
      : PLANS.find((plan) => plans.includes(plan));
    const marks = getMarks(entry, lowest === shown ? undefined : lowest);
    if (entry.children) {
      const common = plans.every((plan) => plan === lowest) ? lowest : shown;
      const items = entry.children.flatMap((child) => toItems(child, common));
      return items.length > 0 ? [{ ...toCategory(entry), ...marks, items }] : [];
    }
    const id = getDocId(entry.pathname);
    if (id === null || !existing.has(id)) return [];
    // API pages are added later, with their own sidebars: see plugins/docs/addApiDocs.
    const target = id.startsWith('api/')
      ? { type: 'link' as const, href: entry.pathname }
      : { type: 'doc' as const, id };
    return [{ ...target, ...describe(entry), ...marks }];
  };

  const toCategory = (entry: NavEntry) => {
    const isHeading = entry.subheader !== undefined;
    const collapse = { collapsible: !isHeading, collapsed: !isHeading };
    return { type: 'category' as const, ...describe(entry), ...collapse };
  };

  return nav.flatMap((entry) => toItems(entry));
}

/** Docusaurus prepends the base of the language. */
const toSitePath = (pathname: string): string => `${pathname.replace(/^\/x/, '')}/`;

/**
 * Extra data the sidebar shows next to the label; only set fields, because every page
 * includes it.
 */
function getMarks(
  entry: NavEntry,
  plan?: Plan,
): { customProps?: Record<string, unknown> } {
  const marks: [string, unknown][] = MARKS.filter((mark) => entry[mark]).map((mark) => [
    mark,
    entry[mark],
  ]);
  if (plan) marks.unshift(['plan', plan]);
  if (entry.subheader !== undefined) marks.push(['subheader', true]);
  // For breadcrumbs, which show the name of the group instead.
  if (entry.title === 'Overview') marks.push(['overview', true]);
  return marks.length > 0 ? { customProps: Object.fromEntries(marks) } : {};
}
