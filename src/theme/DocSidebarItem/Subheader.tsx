import { ThemeClassNames } from '@docusaurus/theme-common';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';

/**
 * A heading above links. The original category renders it as a link without an address,
 * which is focusable but leads nowhere.
 */
export function Subheader({ item, activePath, level, onItemClick }: Props) {
  const items = useVisibleSidebarItems(item.items, activePath);
  if (items.length === 0) return null;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item nav-subheader',
      )}
    >
      <div className="menu__list-item-collapsible">
        <span className="menu__link">{item.label}</span>
      </div>
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          tabIndex={0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
