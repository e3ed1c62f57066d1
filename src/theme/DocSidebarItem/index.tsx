// Wraps the original item to add badges (plan, new, planned, preview) after its label, to
// render headings as plain text, and to let long names break at capital letters.
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { BreakableName } from '@site/src/components/BreakableName';
import { Subheader } from './Subheader';
import { NavMarks, type NavMarksProps } from '@site/src/components/NavMarks';

type CustomProps = NavMarksProps & { subheader?: boolean };

export default function DocSidebarItemWrapper(props: Props) {
  const { item } = props;
  const custom = ('customProps' in item ? item.customProps : undefined) as
    | CustomProps
    | undefined;
  if (item.type === 'link' && !custom) return <NamedLink {...props} item={item} />;
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
  if (subheader && item.type === 'category')
    return <Subheader {...props} item={{ ...item, label: label as string }} />;
  // The original components render the label as a child, so an element works, although
  // its type is string.
  return <DocSidebarItem {...props} item={{ ...item, label: label as string }} />;
}

/** The original components render the label as a child, as above. */
function NamedLink({ item, ...props }: Props & { item: { label: string } }) {
  const label = <BreakableName>{item.label}</BreakableName>;
  return (
    <DocSidebarItem {...props} item={{ ...item, label: label as unknown as string }} />
  );
}
