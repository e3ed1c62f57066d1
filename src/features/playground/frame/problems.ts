import { MAX_PROBLEM_LENGTH } from '../../../config/playground';
import type { Problem } from '../protocol';
import { EndlessLoop } from './startLoopGuard';

/** An error with a known position in the edited code. */
export class CodeProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

/** Name of an edited file in stack traces. */
export const toSourceUrl = (name: string): string => `demo/${name}`;

/**
 * Finds the topmost line of the edited code in an error's stack. Line numbers match the
 * typed code, because the compiler preserves lines.
 * @param error anything thrown; `componentStack` may contain React's component stack
 * @param names the edited files
 */
export function findPlace(
  error: unknown,
  names: string[],
): { file?: string; line?: number } {
  for (const text of readStacks(error)) {
    if (typeof text !== 'string') continue;
    for (const row of text.split('\n')) {
      const file = names.find((name) => row.includes(`${toSourceUrl(name)}:`));
      if (!file) continue;
      const after = row.slice(row.lastIndexOf(`${toSourceUrl(file)}:`));
      const line = /:(\d+)/.exec(after)?.[1];
      if (line) return { file, line: Number(line) };
    }
  }
  return {};
}

/** What is thrown may throw by itself when it is read, such as a proxy. */
function readStacks(error: unknown): unknown[] {
  try {
    const { stack, componentStack } = (error ?? {}) as Record<string, unknown>;
    return [stack, componentStack];
  } catch {
    return [];
  }
}

/**
 * Converts an error to a problem that the page can show.
 * @param error anything that edited code throws, even without a message
 * @param names the edited files
 */
export function describeProblem(error: unknown, names: string[]): Problem {
  try {
    if (error instanceof CodeProblem) return error.problem;
    const place = findPlace(error, names);
    if (error instanceof EndlessLoop) return { kind: 'endless', ...place };
    const message = String(error instanceof Error ? error.message : error);
    return { kind: 'runtime', message: message.slice(0, MAX_PROBLEM_LENGTH), ...place };
  } catch {
    return { kind: 'runtime', message: 'What was thrown has no text.' };
  }
}
