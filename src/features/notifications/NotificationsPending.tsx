import type { RefObject } from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import type { Attempt } from '../../components/useAttempt';
import { useDismiss } from '../../components/useDismiss';
import { labels } from './labels';
import styles from './NotificationPanel.module.css';

interface NotificationsPendingProps {
  attempt: Attempt;
  box: RefObject<HTMLElement | null>;
  onClose: (returnFocus: boolean) => void;
}

/** Placeholder for the panel while the notifications are loading or failed to load. */
export function NotificationsPending({
  attempt,
  box,
  onClose,
}: NotificationsPendingProps) {
  useDismiss(box, onClose);
  return attempt.failures > 0 ? (
    <LoadFailure
      text={labels.failed()}
      attempt={attempt}
      isFloating
      onClose={() => onClose(true)}
    />
  ) : (
    <div role="status" className={styles.panel}>
      <p className={styles.empty}>{labels.loading()}</p>
    </div>
  );
}
