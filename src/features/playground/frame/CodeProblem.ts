import type { Problem } from '../protocol';

/** An error whose place in the edited code is known. */
export class CodeProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}
