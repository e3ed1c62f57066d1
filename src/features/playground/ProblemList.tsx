import { loadLabels } from '../../components/LoadFailure';
import { explainProblem } from './explainProblem';
import { labels } from './labels';
import type { Preview } from './usePreview';
import styles from './styles.module.css';

export interface ProblemListProps {
  preview: Pick<Preview, 'problem' | 'isOutdated' | 'restart'>;
  /** Moves the focus to the line. */
  onGoTo: (file: string, line: number) => void;
}

/**
 * Lists the problems of the code, over its preview. The live region is always mounted, or
 * changes would not be announced.
 */
export function ProblemList({ preview, onGoTo }: ProblemListProps) {
  const { problem, isOutdated, restart } = preview;
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
            <button type="button" className={styles.tool} onClick={restart}>
              {loadLabels.retry()}
            </button>
          )}
          {isOutdated && <span className={styles.age}>{labels.outdated()}</span>}
        </div>
      )}
    </div>
  );
}
