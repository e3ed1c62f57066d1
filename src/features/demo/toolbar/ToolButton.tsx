import clsx from 'clsx';
import styles from './toolbar.module.css';

/** A tool of a demo: a button of its toolbar, or an item of the menu in it. */
export interface Tool {
  /** Name of an icon of `toolbar.module.css`. */
  icon: string;
  /** Accessible name of the button, and the text of the menu's item. */
  label: string;
  /** Text beside the icon of the button. */
  text?: string;
  /** Address of a tool that is a link. */
  href?: string;
  /** Whether a tool that turns something on is on. */
  pressed?: boolean;
  /** Confirms a copy: shows a check mark instead of the icon. */
  done?: boolean;
  /** The menu stays open until the tool has confirmed what it did. */
  confirms?: boolean;
  onClick?: () => void;
}

/** An icon, and a check mark while the tool confirms what it did. */
export function ToolIcon({ icon, done = false }: Pick<Tool, 'icon' | 'done'>) {
  return (
    <span
      className={clsx(styles.icon, styles[done ? 'done' : icon])}
      aria-hidden="true"
    />
  );
}

/** A button of the toolbar: an icon with its text, or with a tooltip if there is none. */
export function ToolButton({ icon, label, text, done, onClick }: Tool) {
  return (
    <button
      type="button"
      className={clsx(styles.tool, text && styles.named)}
      data-tool={icon}
      aria-label={label}
      data-tip={label}
      data-done={done || undefined}
      onClick={onClick}
    >
      <ToolIcon icon={icon} done={done} />
      {text && <span>{text}</span>}
    </button>
  );
}
