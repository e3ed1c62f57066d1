import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reloadNow } from './reloadPage';
import type { Attempt } from './useAttempt';
import styles from './LoadFailure.module.css';

/** Texts of the message about a failed load. */
export const loadLabels = {
  again: () =>
    translate({
      id: 'loading.LoadFailure.again',
      message:
        'It failed again. Check your connection, or reload the page: the site may have a newer version.',
      description: 'Follows the sentence that says what could not be loaded',
    }),
  retry: () =>
    translate({
      id: 'loading.LoadFailure.retry',
      message: 'Try again',
      description: 'Button below the sentence that says what could not be loaded',
    }),
  loading: () =>
    translate({
      id: 'loading.LoadFailure.loading',
      message: 'Loading…',
      description: 'The button “Try again” while it works',
    }),
  reload: () =>
    translate({
      id: 'loading.LoadFailure.reload',
      message: 'Reload the page',
      description: 'Button that follows “Try again” after a second failure',
    }),
  close: () =>
    translate({
      id: 'loading.LoadFailure.close',
      message: 'Close',
      description: 'Closes the message that something could not be loaded',
    }),
};

export interface LoadFailureProps {
  /** Says what is missing, as a sentence. */
  text: string;
  attempt: Attempt;
  /** Shows the message below the navbar, over the page; Escape and a button close it. */
  isFloating?: boolean;
  /**
   * Called when the reader closes the message. Without it, the message cannot be closed.
   */
  onClose?: () => void;
}

/**
 * Says that a part of the page failed to load and offers to retry; after a second failure
 * it offers to reload the page, since the site may have been redeployed. Renders nothing
 * if nothing failed.
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
      <p role="alert">{failures > 1 ? `${text} ${loadLabels.again()}` : text}</p>
      <div className={styles.actions}>
        {/* Not disabled while busy, because it would lose the focus. */}
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : retry}
        >
          {isBusy ? loadLabels.loading() : loadLabels.retry()}
        </button>
        {failures > 1 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={reloadNow}
          >
            {loadLabels.reload()}
          </button>
        )}
        {onClose && (
          <button
            type="button"
            className="button button--link button--sm"
            onClick={onClose}
          >
            {loadLabels.close()}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * When the message disappears with a focused button, keeps the focus nearby: on the
 * element that the reader had pressed before, or else on the container of the message.
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
