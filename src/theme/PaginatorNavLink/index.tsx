// Wraps the link to the previous or next page so that long names break before capital
// letters.
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { BreakableName } from '@site/src/components/BreakableName';

export default function PaginatorNavLinkWithBreaks({ title, ...props }: Props) {
  const name = typeof title === 'string' ? <BreakableName>{title}</BreakableName> : title;
  return <PaginatorNavLink {...props} title={name} />;
}
