import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useRef, useState, type ReactNode } from 'react';
import { MIN_FILTERED_LINKS } from '../../config/shell';
import { countLinks, filterItems } from './sidebarItems';
import { SidebarFilter } from './SidebarFilter';
import { useCurrentInView } from './useCurrentInView';

export interface FilteredItemsProps {
  items: readonly PropSidebarItem[];
  activePath: string;
  /** Renders the entries: those that match the filter, or all. */
  children: (items: readonly PropSidebarItem[], isFiltered: boolean) => ReactNode;
}

/** Whether a page is among the entries; groups that only lead to a match do not count. */
const hasEntry = (items: readonly PropSidebarItem[], path: string): boolean =>
  items.some((item) =>
    item.type === 'category'
      ? hasEntry(item.items, path)
      : isActiveSidebarItem(item, path),
  );

/** The entries of a sidebar, with a filter above them if there are many. */
export function FilteredItems({ items, activePath, children }: FilteredItemsProps) {
  const ref = useRef<HTMLLIElement>(null);
  const [filter, setFilter] = useState({ text: '', path: activePath });
  const shown = filterItems(items, filter.text);
  useCurrentInView(ref, activePath);
  // Keep the filter while the reader goes through the matches; other navigation clears
  // it.
  if (filter.path !== activePath) {
    const isShown = hasEntry(shown, activePath);
    setFilter({ text: isShown ? filter.text : '', path: activePath });
  }
  return (
    <>
      <SidebarFilter
        ref={ref}
        isOffered={countLinks(items) >= MIN_FILTERED_LINKS}
        isEmpty={shown.length === 0}
        text={filter.text}
        onChange={(text) => setFilter({ text, path: activePath })}
      />
      {children(shown, shown !== items)}
    </>
  );
}
