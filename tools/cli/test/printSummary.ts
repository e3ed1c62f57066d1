import type { StepResult } from './step';

const SLOWEST = 10;

const show = (seconds: number, width = 7): string =>
  `${seconds.toFixed(1).padStart(width)} s`;

/**
 * Prints the time of every step, the slowest tests and flaky passes; the last line is the sum.
 * @param notes further lines, such as what was left out
 * @param failsFlaky whether a test that passed only when tried again counts as failed
 * @returns whether nothing failed
 */
export function printSummary(
  results: readonly StepResult[],
  notes: readonly string[],
  failsFlaky: boolean,
): boolean {
  console.log('\n== Times');
  for (const { step, tally, seconds, skipped } of results) {
    const verdict = tally.failed === 0 ? 'passed' : 'FAILED';
    console.log(`${show(seconds)}  ${step.name}: ${skipped ? 'NOT RUN' : verdict}`);
  }
  const slowest = results
    .flatMap(({ tally }) => tally.tests ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) {
    console.log(`\n== The ${slowest.length} slowest tests`);
    for (const { name, seconds } of slowest) console.log(`${show(seconds)}  ${name}`);
  }
  const flaky = results.flatMap(({ tally }) => tally.flaky ?? []);
  if (flaky.length + notes.length > 0) console.log('');
  for (const note of notes) console.log(note);
  for (const name of flaky) console.log(`flaky: ${name} passed only when tried again`);
  if (flaky.length > 0)
    console.log(
      `flaky: ${flaky.length} in all${failsFlaky ? ', which count as failed' : ''}`,
    );

  const notRun = results.flatMap(({ tally }) => tally.notRun ?? []);
  if (notRun.length > 0)
    console.log(`not run: ${notRun.length} tests, the first of them: ${notRun[0]}`);

  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, { tally }) => total + tally[key], 0);
  const failed = sum('failed') + (failsFlaky ? flaky.length : 0);
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  return failed === 0;
}
