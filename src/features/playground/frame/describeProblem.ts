import { MAX_PROBLEM_LENGTH } from '../../../config/playground';
import type { Problem } from '../protocol';
import { CodeProblem } from './CodeProblem';
import { findPlace } from './findPlace';
import { EndlessLoop } from './startLoopGuard';

/**
 * Converts an error to a problem that the page can show.
 * @param error anything that edited code throws, even without a message
 * @param names the edited files
 */
export function describeProblem(error: unknown, names: string[]): Problem {
  if (error instanceof CodeProblem) return error.problem;
  try {
    const place = findPlace(error, names);
    if (error instanceof EndlessLoop) return { kind: 'endless', ...place };
    const message = String(error instanceof Error ? error.message : error);
    return { kind: 'runtime', message: message.slice(0, MAX_PROBLEM_LENGTH), ...place };
  } catch {
    return { kind: 'runtime', message: 'What was thrown has no text.' };
  }
}
