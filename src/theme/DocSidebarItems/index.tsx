// Wraps the stock list: above the first level a filter, and the current page stays in view.
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { FilteredItems } from '@site/src/features/sidebar';

export default function DocSidebarItemsWrapper({ items, ...props }: Props) {
  if (props.level !== 1) return <DocSidebarItems items={items} {...props} />;
  return (
    <FilteredItems items={items} activePath={props.activePath}>
      {(shown, isFiltered) => (
        <DocSidebarItems
          // Categories that a filter opens close with it.
          key={String(isFiltered)}
          items={shown}
          {...props}
        />
      )}
    </FilteredItems>
  );
}
