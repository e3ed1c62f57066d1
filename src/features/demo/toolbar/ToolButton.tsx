import clsx from 'clsx';
import styles from './toolbar.module.css';

export interface ToolButtonProps {
  /** Name of an icon of `toolbar.module.css`. */
  icon: string;
  label: string;
  /** Address of a tool that is a link. */
  href?: string;
  pressed?: boolean;
  /** Shows a check mark instead of the icon. */
  done?: boolean;
  /** As in `aria-keyshortcuts`. */
  keys?: string;
  onClick?: () => void;
}

/** A tool: an icon whose label shows on hover and focus. */
export function ToolButton({
  icon,
  label,
  href,
  pressed,
  done = false,
  keys,
  onClick,
}: ToolButtonProps) {
  const content = (
    <span
      className={clsx(styles.icon, styles[done ? 'done' : icon])}
      aria-hidden="true"
    />
  );
  if (href) {
    return (
      <a
        className={styles.tool}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={label}
        data-tip={label}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={icon}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      data-tip={label}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
