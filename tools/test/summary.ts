import type { StepResult } from './run';

const SLOWEST = 10;

const show = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n== ${title}\n${lines.join('\n')}`);
}

/**
 * Prints the times of all steps, the slowest tests and the flaky ones, and the total in
 * the last line.
 * @param failsFlaky whether a test that only passed when retried counts as failed
 * @returns whether nothing failed
 */
export function printSummary(
  results: readonly StepResult[],
  failsFlaky: boolean,
): boolean {
  const tallies = results.map(({ tally }) => tally);
  const flaky = tallies.flatMap((tally) => tally.flaky ?? []);
  const notRun = tallies.flatMap((tally) => tally.notRun ?? []);
  const slowest = tallies
    .flatMap(({ tests = [] }) => tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  let failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  if (failsFlaky) failed += flaky.length;

  printList(
    'Times',
    results.map(
      ({ step, tally, seconds }) =>
        `${show(seconds)}  ${step.name}: ${tally.passed} passed, ${tally.failed} failed`,
    ),
  );
  printList(
    'The slowest tests',
    slowest.map(({ name, seconds }) => `${show(seconds)}  ${name}`),
  );
  printList('Not run on this machine', notRun);
  printList(`Passed only when tried again${failsFlaky ? ': failed' : ''}`, flaky);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
