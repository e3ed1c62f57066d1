// Wraps the original list to add a filter at the top level and to keep the current page
// in view.
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { FilteredItems } from '@site/src/features/sidebar';

export default function DocSidebarItemsWrapper({ items, ...props }: Props) {
  if (props.level !== 1) return <DocSidebarItems items={items} {...props} />;
  return (
    <FilteredItems items={items} activePath={props.activePath}>
      {(shown, isFiltered) => (
        <DocSidebarItems
          // The key resets categories that the filter opened.
          key={String(isFiltered)}
          items={shown}
          {...props}
        />
      )}
    </FilteredItems>
  );
}
