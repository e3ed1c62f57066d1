import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { matchWordStarts, splitQuery } from '../../lib/matchWordStarts';

/**
 * The sidebar entries that match a text, with the categories that contain them, open. A
 * category that matches keeps all of its pages.
 * @param text starts of words in any order and case
 * @returns the same list for an empty text
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  text: string,
): readonly PropSidebarItem[] {
  const words = splitQuery(text);
  return words.length === 0 ? items : items.flatMap((item) => keep(item, words));
}

function keep(item: PropSidebarItem, words: readonly string[]): PropSidebarItem[] {
  if (item.type === 'html') return [];
  const isNamed = matchWordStarts(item.label, words);
  if (item.type === 'link') return isNamed ? [item] : [];
  const items = isNamed ? item.items : item.items.flatMap((child) => keep(child, words));
  const isPage = isNamed && item.href !== undefined;
  if (items.length === 0 && !isPage) return [];
  return [{ ...item, items, collapsible: false, collapsed: false }];
}

/**
 * Number of sidebar entries that link to a page, including those in closed categories.
 */
export const countLinks = (items: readonly PropSidebarItem[]): number =>
  items.reduce(
    (sum, item) =>
      sum +
      (item.type === 'link' ? 1 : 0) +
      (item.type === 'category' ? countLinks(item.items) : 0),
    0,
  );

/**
 * The name of the group that contains a page. Headings inside a group, such as "Main
 * features", are less informative than the group itself.
 * @param permalink address of the page, as in the sidebar
 * @returns undefined if the sidebar lacks the page, or it is not in a group
 */
export function findSection(
  items: readonly PropSidebarItem[],
  permalink: string,
): string | undefined {
  for (const item of items) {
    if (item.type !== 'category' || !holds(item.items, permalink)) continue;
    const inner = findSection(item.items, permalink);
    if (inner !== undefined) return inner;
    if (!item.customProps?.subheader) return item.label;
  }
  return undefined;
}

const holds = (items: readonly PropSidebarItem[], permalink: string): boolean =>
  items.some(
    (item) =>
      (item.type !== 'html' && item.href === permalink) ||
      (item.type === 'category' && holds(item.items, permalink)),
  );
