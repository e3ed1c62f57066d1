import type { ReactNode, Ref } from 'react';
import clsx from 'clsx';
import styles from './NavbarButton.module.css';

export interface NavbarButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** Accessible name, also shown as a tooltip. */
  label: string;
  className?: string;
  /** Whether the dialog that it opens is open. */
  open: boolean;
  onClick: () => void;
  /** An icon of 24 × 24 made of strokes. */
  children: ReactNode;
}

/** A round button of the navbar that opens a dialog. */
export function NavbarButton({
  ref,
  label,
  className,
  open,
  onClick,
  children,
}: NavbarButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('clean-btn', styles.button, className)}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
