import type { MouseEvent } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { REDUCED_MOTION_QUERY } from '../../config/shell';
import { useShownOnScrollUp } from './useShownOnScrollUp';
import styles from './styles.module.css';

/** Scrolls back to the top of a long page and moves the keyboard focus. */
export function BackToTop() {
  const shown = useShownOnScrollUp();
  const goUp = ({ detail }: MouseEvent): void => {
    const behavior = window.matchMedia(REDUCED_MOTION_QUERY).matches ? 'auto' : 'smooth';
    // For keyboard users, the focus moves to the page's first link, which skips to the
    // content.
    if (detail === 0)
      document.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior });
  };
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, shown && styles.shown)}
      aria-label={translate({
        id: 'backToTop.Button.label',
        message: 'Back to top',
        description: 'Button that scrolls to the top of a long page',
      })}
      onClick={goUp}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 14 6-6 6 6" />
      </svg>
    </button>
  );
}
