import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reloadNow } from '../reloadPage';
import type { Attempt } from '../useAttempt';
import { labels } from './labels';
import styles from './styles.module.css';

export interface LoadFailureProps {
  /** What is missing, as a sentence. */
  text: string;
  attempt: Attempt;
  /** Stands below the navbar, over the page; Escape and a button close it. */
  isFloating?: boolean;
  /** Called by a reader who closes the message. Without it, the message cannot be closed. */
  onClose?: () => void;
}

/**
 * Says that a part of the page did not arrive, and offers to ask for it again; after a second
 * failure, to load the page anew, since the site may have been published anew. Nothing where
 * nothing failed.
 */
export function LoadFailure(props: LoadFailureProps) {
  return props.attempt.failures > 0 ? <Message {...props} /> : null;
}

function Message({ text, attempt, isFloating = false, onClose }: LoadFailureProps) {
  const { failures, isBusy, retry } = attempt;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const message = root.current;
    const before = document.activeElement;
    return () => {
      if (message?.contains(document.activeElement)) passFocusOn(message, before);
    };
  }, []);
  useEffect(() => {
    const message = root.current;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose?.();
    };
    message?.addEventListener('keydown', closeOnEscape);
    return () => message?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <div
      ref={root}
      role="group"
      className={clsx(styles.failure, isFloating && styles.floating)}
      data-load-failure=""
    >
      <p role="alert">{failures > 1 ? `${text} ${labels.again()}` : text}</p>
      <div className={styles.actions}>
        {/* Not disabled while it works, or it would lose the focus. */}
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : retry}
        >
          {isBusy ? labels.loading() : labels.retry()}
        </button>
        {failures > 1 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={reloadNow}
          >
            {labels.reload()}
          </button>
        )}
        {onClose && (
          <button
            type="button"
            className="button button--link button--sm"
            onClick={onClose}
          >
            {labels.close()}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * The message goes with its buttons, and the focus of one of them stays near: it returns to what
 * the reader had pressed beside the message, else goes to what the message stood in.
 */
function passFocusOn({ parentElement }: HTMLElement, before: Element | null): void {
  if (before instanceof HTMLElement && parentElement?.contains(before)) {
    return before.focus({ preventScroll: true });
  }
  const place = parentElement?.closest<HTMLElement>('[tabindex], main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
