// Wraps the stock item to put the marks of the navigation (plan, new, planned, preview) behind its label.
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { NavMarks, type NavMarksProps } from '@site/src/components/NavMarks';

export default function DocSidebarItemWrapper(props: Props) {
  const { item } = props;
  const marks =
    'customProps' in item ? (item.customProps as NavMarksProps | undefined) : undefined;
  const marked =
    marks && (marks.plan || marks.newFeature || marks.planned || marks.unstable);
  if (!marked || item.type === 'html') return <DocSidebarItem {...props} />;
  const label = (
    <>
      {item.label}
      <NavMarks {...marks} />
    </>
  );
  // The stock parts render the label as a child, so an element serves; its type says string.
  return (
    <DocSidebarItem {...props} item={{ ...item, label: label as unknown as string }} />
  );
}
