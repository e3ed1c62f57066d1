import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { getToolLabels } from './labels';
import styles from './toolbar.module.css';

export interface ExitFullScreenProps {
  /** The element that fills the window. */
  element: HTMLElement;
  onExit: () => void;
}

/** The button in the corner that leaves full screen, as Escape does. */
export function ExitFullScreen({ element, onExit }: ExitFullScreenProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return createPortal(
    <button ref={button} type="button" className={styles.exit} onClick={onExit}>
      <span className={clsx(styles.icon, styles.exitIcon)} aria-hidden="true" />
      {getToolLabels().exitFullScreen}
    </button>,
    element,
  );
}
