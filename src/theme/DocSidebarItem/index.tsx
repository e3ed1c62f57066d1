// Wraps the stock item to put the marks of the navigation (plan, new, planned, preview)
// behind its label, and to set headings apart.
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { NavMarks, type NavMarksProps } from '@site/src/components/NavMarks';

type CustomProps = NavMarksProps & { subheader?: boolean };

export default function DocSidebarItemWrapper(props: Props) {
  const { item } = props;
  const custom = ('customProps' in item ? item.customProps : undefined) as
    | CustomProps
    | undefined;
  if (!custom || item.type === 'html') return <DocSidebarItem {...props} />;
  const { subheader, ...marks } = custom;
  const label = Object.values(marks).some(Boolean) ? (
    <>
      {item.label}
      <NavMarks {...marks} />
    </>
  ) : (
    item.label
  );
  const className = subheader ? 'nav-subheader' : item.className;
  // The stock parts render the label as a child, so an element serves; its type says string.
  return (
    <DocSidebarItem {...props} item={{ ...item, className, label: label as string }} />
  );
}
