import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

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
