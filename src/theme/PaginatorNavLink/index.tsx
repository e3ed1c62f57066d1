// Wraps the link to a neighbor of a page so that long names break before their capitals.
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { BreakableName } from '@site/src/components/BreakableName';

export default function PaginatorNavLinkWithBreaks({ title, ...props }: Props) {
  const name = typeof title === 'string' ? <BreakableName>{title}</BreakableName> : title;
  return <PaginatorNavLink {...props} title={name} />;
}
