import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

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
