import type { ComponentProps } from 'react';

/** Docusaurus's link outside its router: a plain anchor. */
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
