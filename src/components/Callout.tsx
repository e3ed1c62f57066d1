import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { CalloutKind } from '../config/callouts';
import styles from './Callout.module.css';

export interface CalloutProps {
  type: CalloutKind;
  /** Replaces the default name of the kind. */
  title?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
}

/** SVG paths, drawn as strokes in a 24 × 24 view box. */
const ICONS: Record<CalloutKind, string> = {
  note: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5m0-8.5v.1',
  tip: 'M9 18h6m-5 3h4m-5-6a6 6 0 1 1 6 0l-.5 3h-5z',
  warning: 'M12 4 2.5 20.5h19zm0 6v5m0 2.7v.1',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zm4 5v5m0 2.9v.1',
};

const getNames = (): Record<CalloutKind, string> => ({
  note: translate({
    id: 'callouts.Callout.note',
    message: 'Note',
    description: 'Title of a callout that adds something',
  }),
  tip: translate({
    id: 'callouts.Callout.tip',
    message: 'Tip',
    description: 'Title of a callout that helps',
  }),
  warning: translate({
    id: 'callouts.Callout.warning',
    message: 'Warning',
    description: 'Title of a callout about what may go wrong',
  }),
  danger: translate({
    id: 'callouts.Callout.danger',
    message: 'Danger',
    description: 'Title of a callout about what does harm',
  }),
});

/**
 * A callout. Even with a custom title, the icon's label still names the kind for
 * everybody.
 */
export function Callout({ type, title, className, id, children }: CalloutProps) {
  const name = getNames()[type];
  return (
    <div
      role="note"
      id={id}
      className={clsx('theme-admonition', styles.callout, className)}
      data-callout={type}
    >
      <p className={styles.title}>
        <svg
          className={styles.icon}
          viewBox="0 0 24 24"
          {...(title ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        >
          <path d={ICONS[type]} />
        </svg>
        <span>{title ?? name}</span>
      </p>
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
