import type { StepResult } from './step';

/** Has a proof for each of its files, so that one that fails costs none of the others. */
const BROWSER = 'browser';

const isGreen = ({ tally, skipped }: StepResult): boolean =>
  skipped === undefined && tally.failed === 0 && (tally.flaky ?? []).length === 0;

/**
 * What a full run has proved: steps that passed at the first try, and files of browser tests.
 * A step that looks at what another one makes proves something only together with that.
 * @param results of one full run
 * @param readPassedSpecs files of browser tests of which every test passed at the first try
 */
export function listProvedParts(
  results: readonly StepResult[],
  readPassedSpecs: () => readonly string[],
): string[] {
  const green = new Set(results.filter(isGreen).map(({ step }) => step.name));
  const isWhole = ({ step }: StepResult): boolean =>
    (step.after ?? []).every((name) => green.has(name));
  const whole = results.filter(isWhole).map(({ step }) => step.name);
  return [
    ...whole.filter((name) => name !== BROWSER && green.has(name)),
    ...(whole.includes(BROWSER) ? readPassedSpecs() : []),
  ];
}
