import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** How many entries of a sidebar lead to a page, closed categories included. */
export const countLinks = (items: readonly PropSidebarItem[]): number =>
  items.reduce(
    (sum, item) =>
      sum +
      (item.type === 'link' ? 1 : 0) +
      (item.type === 'category' ? countLinks(item.items) : 0),
    0,
  );
