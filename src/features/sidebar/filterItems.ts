import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * The sidebar entries that match a text, with the categories that contain them, open. A
 * category that matches keeps all of its pages.
 * @param text words in any order and case
 * @returns the same list for an empty text
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  text: string,
): readonly PropSidebarItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? items : items.flatMap((item) => keep(item, words));
}

function keep(item: PropSidebarItem, words: readonly string[]): PropSidebarItem[] {
  if (item.type === 'html') return [];
  const label = item.label.toLowerCase();
  const isNamed = words.every((word) => label.includes(word));
  if (item.type === 'link') return isNamed ? [item] : [];
  const items = isNamed ? item.items : item.items.flatMap((child) => keep(child, words));
  const isPage = isNamed && item.href !== undefined;
  if (items.length === 0 && !isPage) return [];
  return [{ ...item, items, collapsible: false, collapsed: false }];
}
