import { LoadFailure } from '../../components/LoadFailure';
import type { Attempt } from '../../components/useAttempt';
import { pageLabels } from './pageLabels';
import styles from './playground.module.css';

export interface LoadingProps {
  /** The loading attempt; omitted if it cannot fail. */
  attempt?: Attempt;
  /** The message about a failure, as a sentence. */
  failure?: string;
}

/** Placeholder for preview and code until they have loaded; shows why loading failed. */
export function Loading({ attempt, failure = '' }: LoadingProps) {
  if (!attempt || attempt.failures === 0) {
    return (
      <div className={styles.waiting}>
        <p role="status">{pageLabels.loading()}</p>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <LoadFailure text={failure} attempt={attempt} />
    </div>
  );
}
