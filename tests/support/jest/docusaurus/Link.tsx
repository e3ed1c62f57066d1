import type { ComponentProps } from 'react';

/** A mock of Docusaurus's Link outside its router: a plain anchor. */
export default function Link({
  to,
  children,
  ...props
}: ComponentProps<'a'> & { to?: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
