// Replaces the original panel, which has neither a name nor an id for its tab, and which
// print and links to sections cannot open.
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function TabItem({ children, className, value }: Props) {
  const { selectedValue, tabValues } = useTabs();
  const tab = tabValues.find((each) => each.value === value);
  return (
    <div
      role="tabpanel"
      id={tab?.attributes?.['aria-controls'] as string | undefined}
      aria-labelledby={tab?.attributes?.id as string | undefined}
      className={clsx(styles.panel, className)}
      data-label={tab?.label ?? value}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
