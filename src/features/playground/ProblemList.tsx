import { loadLabels } from '../../components/LoadFailure';
import type { FrameProblem } from './createFrameClient';
import { explainProblem } from './explainProblem';
import { labels } from './labels';
import styles from './styles.module.css';

export interface ProblemListProps {
  problem?: FrameProblem;
  /** Moves the focus to the line. */
  onGoTo: (file: string, line: number) => void;
  /** Loads the preview again after a network failure. */
  onRetry: () => void;
}

/**
 * Lists the problems of the code. The live region is always mounted, or changes would not
 * be announced.
 */
export function ProblemList({ problem, onGoTo, onRetry }: ProblemListProps) {
  const { file, line } = (problem ?? {}) as { file?: string; line?: number };
  return (
    <div role="status" className={styles.problems} data-editor-problem={problem?.kind}>
      {problem && (
        <div className={styles.problem}>
          {file && line && (
            <button
              type="button"
              className={styles.line}
              onClick={() => onGoTo(file, line)}
            >
              {labels.line(file, line)}
            </button>
          )}
          <span className={styles.message}>{explainProblem(problem)}</span>
          {(problem.kind === 'not-loaded' || problem.kind === 'no-frame') && (
            <button type="button" className={styles.tool} onClick={onRetry}>
              {loadLabels.retry()}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
