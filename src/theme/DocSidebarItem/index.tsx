// Wraps the original item to add badges (plan, new, planned, preview) after its label, to
// render headings as plain text, to let long names break at capital letters, and to press
// categories with Space.
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { BreakableName } from '@site/src/components/BreakableName';
import { pressBySpace } from '@site/src/components/tabKeys';
import { Subheader } from './Subheader';
import { NavMarks, type NavMarksProps } from '@site/src/components/NavMarks';

type CustomProps = NavMarksProps & { subheader?: boolean };

export default function DocSidebarItemWrapper(props: Props) {
  const { item } = props;
  // The original passes other props on to the link; that of a category is a button.
  const keys = item.type === 'category' ? { onKeyDown: pressBySpace } : {};
  const custom = ('customProps' in item ? item.customProps : undefined) as
    | CustomProps
    | undefined;
  if (item.type === 'link' && !custom) return <NamedLink {...props} item={item} />;
  if (!custom || item.type === 'html') return <DocSidebarItem {...props} {...keys} />;
  const { subheader, plan, newFeature, planned, unstable } = custom;
  const isMarked = plan || newFeature || planned || unstable;
  const label = isMarked ? (
    <>
      {/* A space, since a margin would indent marks in the next line. */}
      {item.label} <NavMarks {...custom} />
    </>
  ) : (
    item.label
  );
  if (subheader && item.type === 'category')
    return <Subheader {...props} item={{ ...item, label: label as string }} />;
  // The original components render the label as a child, so an element works, although
  // its type is string.
  return (
    <DocSidebarItem
      key={item.label}
      {...props}
      {...keys}
      item={{ ...item, label: label as string }}
    />
  );
}

/** The original components render the label as a child, as above. */
function NamedLink({ item, ...props }: Props & { item: { label: string } }) {
  const label = <BreakableName>{item.label}</BreakableName>;
  return (
    // The sidebar of another product must not reuse the text of this one: the browser may
    // have translated it, and React could not remove it.
    <DocSidebarItem
      key={item.label}
      {...props}
      item={{ ...item, label: label as unknown as string }}
    />
  );
}
