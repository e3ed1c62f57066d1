import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { getToolLabels } from './labels';
import styles from './toolbar.module.css';

export interface ExitFullScreenProps {
  /** What covers the window. */
  element: HTMLElement;
  onExit: () => void;
}

/** The way out of full screen, in its corner; Escape is the other one. */
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
