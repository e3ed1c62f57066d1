import type { Proved } from '../../../tests/support/tiers/proof';
import type { StepResult } from './step';

/** Has a proof for each of its files, so that one that fails costs none of the others. */
const BROWSER = 'browser';
/** Is proved but for the files that it names. */
const UNIT = 'unit';

/** What the runners of many test files have written down. */
export interface TestFiles {
  /** Files of browser tests of which every test passed at the first try. */
  readPassedSpecs: () => readonly string[];
  /** Files of unit tests of which one did not; undefined where that run did not end. */
  readFailedTests: () => readonly string[] | undefined;
}

const isGreen = ({ tally, skipped }: StepResult): boolean =>
  skipped === undefined && tally.failed === 0 && (tally.flaky ?? []).length === 0;

/**
 * What a full run has proved: steps that passed at the first try, and files of tests.
 * A step that looks at what another one makes proves something only together with that.
 * @param results of one full run
 */
export function listProvedParts(
  results: readonly StepResult[],
  { readPassedSpecs, readFailedTests }: TestFiles,
): Proved {
  const green = new Set(results.filter(isGreen).map(({ step }) => step.name));
  const isWhole = ({ step }: StepResult): boolean =>
    (step.after ?? []).every((name) => green.has(name));
  const whole = results.filter(isWhole).map(({ step }) => step.name);
  const failed = whole.includes(UNIT) ? readFailedTests() : undefined;
  // A run that failed without naming a file failed as a whole.
  const isUnitProved = failed !== undefined && (failed.length > 0 || green.has(UNIT));
  const isProved = (name: string): boolean =>
    name === UNIT ? isUnitProved : name !== BROWSER && green.has(name);
  return {
    parts: [
      ...whole.filter(isProved),
      ...(whole.includes(BROWSER) ? readPassedSpecs() : []),
    ],
    failed: failed ?? [],
  };
}
