import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * The name of the group that holds a page. Headings inside of a group, such as "Main features",
 * tell a reader less than the group itself.
 * @param permalink address of the page, as the sidebar has it
 * @returns undefined where the sidebar has no such page, or has it outside of groups
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
