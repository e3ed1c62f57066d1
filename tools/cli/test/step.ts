import type { Tally } from '../readReports';

/** One check, or a runner of many, in a process of its own. */
export interface Step {
  /** What `--only` names it by. */
  name: string;
  /** What it checks, for `--help`. */
  about: string;
  command: string[];
  /**
   * Why it cannot run on a machine such as this, where nobody can help that. It is then named
   * and counts for nothing; what ought to have run throws in `env` instead, and counts as failed.
   */
  findObstacle?: () => string | undefined;
  env?: () => Record<string, string>;
  /**
   * What its result hangs on, for a step that is left out where none of it has changed since the
   * last full run; a tenth of the commits run it all the same.
   */
  inputs?: readonly string[];
  /** Names of steps that must have passed. */
  after?: readonly string[];
  /** Whether it keeps all cores busy by itself; the others run side by side. */
  usesAllCores?: boolean;
  /** Where a step counts for itself; otherwise it is one check. */
  report?: () => Tally;
}

export interface StepResult {
  step: Step;
  tally: Tally;
  seconds: number;
  /** Why it did not start, where it did not. */
  skipped?: string;
}
