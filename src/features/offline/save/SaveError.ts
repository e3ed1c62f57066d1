/** Why saving failed: the storage is full, or a file could not be loaded. */
export type SaveProblem = 'full' | 'unreachable';

export class SaveError extends Error {
  readonly problem: SaveProblem;

  constructor(problem: SaveProblem, message: string) {
    super(message);
    this.name = 'SaveError';
    this.problem = problem;
  }
}
