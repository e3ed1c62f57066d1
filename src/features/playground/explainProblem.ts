import type { FrameProblem } from './createFrameClient';
import { labels } from './labels';

/** Describes a problem of edited code in the reader's language. */
export function explainProblem(problem: FrameProblem): string {
  switch (problem.kind) {
    case 'syntax':
      return labels.syntaxError(problem.message);
    case 'runtime':
      return labels.runtimeError(problem.message);
    case 'import':
      return labels.notOffered(problem.specifier, problem.allowed);
    case 'not-loaded':
      return labels.notLoaded(problem.specifier);
    case 'no-component':
      return labels.noComponent();
    case 'endless':
      return labels.endless();
    case 'stuck':
      return labels.stuck();
    case 'noisy':
      return labels.noisy();
    default:
      return window.navigator.onLine ? labels.noFrame() : labels.offline();
  }
}
