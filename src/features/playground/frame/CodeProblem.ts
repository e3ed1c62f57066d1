import type { Problem } from '../protocol';

/** An error with a known position in the edited code. */
export class CodeProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}
