import { LoadFailure } from '../../components/LoadFailure';
import type { Attempt } from '../../components/useAttempt';
import { pageLabels } from './pageLabels';
import styles from './playground.module.css';

export interface LoadingProps {
  /** What is loaded; where it cannot fail, it is left out. */
  attempt?: Attempt;
  /** What is missing if that fails, as a sentence. */
  failure?: string;
}

/** Holds the place of preview and code until they are there, and says why they do not come. */
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
