// Wraps the original tabs for keys that follow the ARIA practices, as in all tabs of the
// site, and connects each tab with its panel.
import Tabs from '@theme-original/Tabs';
import type { Props as ItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { Children, cloneElement, isValidElement, useId } from 'react';
import { selectTabByKey } from '@site/src/components/tabKeys';

export default function ConnectedTabs({ children, ...props }: Props) {
  const id = useId();
  return (
    <Tabs {...props}>
      {Children.map(children, (item) => {
        if (!isValidElement<ItemProps>(item)) return item;
        const attributes = {
          id: `${id}${item.props.value}`,
          'aria-controls': `${id}${item.props.value}-panel`,
          onKeyDown: selectTabByKey,
          ...item.props.attributes,
        };
        return cloneElement(item, { attributes });
      })}
    </Tabs>
  );
}
