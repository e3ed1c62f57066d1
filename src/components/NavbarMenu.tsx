import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './NavbarMenu.module.css';
import { PartBoundary } from './PartBoundary';
import { useMenuKeys } from './useMenuKeys';

export interface NavbarMenuProps {
  className?: string;
  /** What the button shows, before its caret. */
  button: ReactNode;
  /** Accessible name of the button, if it differs from its text. */
  label?: string;
  /** Which edges of the button and the panel meet. */
  align?: 'start' | 'end';
  /** Renders inside the mobile menu, not over the page. */
  inline?: boolean;
  children: ReactNode;
}

/**
 * A menu of links in the navbar. It is a `details` element, so that a click opens it even
 * without JavaScript.
 */
export function NavbarMenu({
  className,
  button,
  label,
  align = 'start',
  inline,
  children,
}: NavbarMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const keys = useMenuKeys(ref, !inline);
  return (
    <details
      ref={ref}
      className={clsx(styles.menu, inline && styles.inline, className)}
      {...keys}
    >
      <summary className={styles.button} aria-label={label} title={label}>
        {button}
      </summary>
      <div className={clsx(styles.panel, align === 'end' && styles.atEnd)}>
        <PartBoundary>{children}</PartBoundary>
      </div>
    </details>
  );
}
