/**
 * `npm test`: every check of the project, and the sum in the last line. A check that could not
 * run counts as failed. `npm test -- --help` lists the steps and options.
 */
import os from 'node:os';
import { listProvedSpecs } from '../../tests/support/tiers/provedSpecs';
import { FULL_RUN_VARIABLE, isFullRun } from '../../tests/support/tiers/tier';
import { endChildren } from './test/children';
import { leaveOutTests } from './test/leaveOutTests';
import { listChangedFiles } from './test/listChangedFiles';
import { listChangedSteps } from './test/listChangedSteps';
import { listSteps } from './test/listSteps';
import { noteProof } from './test/noteProof';
import { parseOptions } from './test/parseOptions';
import { printHelp } from './test/printHelp';
import { isStepProved } from './test/isStepProved';
import { printSummary } from './test/printSummary';
import { clearReports } from './test/reports';
import { runSteps } from './test/runSteps';
import type { Step } from './test/step';

/** As many steps side by side; with one core two still overlap their waiting. */
const CORES = Math.max(2, os.availableParallelism());
const INTERRUPTED = 130;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    console.error(`\nStopped by ${name}; what was running is ended.`);
    void endChildren().then(() => process.exit(INTERRUPTED));
  });

/** Why something was left out. */
const SINCE = 'unchanged since the last full run; each commit samples a tenth';

/** Runs what differs from a commit only. */
async function testChanged(ref: string): Promise<boolean> {
  const files = listChangedFiles(ref);
  const steps = listChangedSteps(files);
  const count = files.present.length + files.removed.length;
  console.log(`${count} files differ from ${ref}.`);
  const results = await runSteps(steps, CORES);
  const done = new Set(steps.map(({ name }) => name));
  const left = listSteps(false).filter(({ name }) => !done.has(name));
  const notes = [
    `left out: ${left.map(({ name }) => name).join(', ')}; all that is not about these files. npm test runs everything`,
  ];
  return printSummary(results, notes, false);
}

async function testAll(
  all: readonly Step[],
  isFull: boolean,
  spec: string | undefined,
): Promise<boolean> {
  const kept = leaveOutTests();
  const proved = all.filter(isStepProved);
  const steps = all.filter((step) => !proved.includes(step));
  const results = await runSteps(steps, CORES);
  const hasUnit = steps.some(({ name }) => name === 'unit');
  if (hasUnit) kept.keepPasses();
  const pages = results.reduce((sum, { tally }) => sum + (tally.sampledOut ?? 0), 0);
  const specs = steps.some(({ name }) => name === 'browser') ? listProvedSpecs() : [];
  const notes = [
    ...proved.map(({ name }) => `left out: ${name}, ${SINCE}`),
    ...(hasUnit ? kept.notes : []),
    ...(specs.length > 0
      ? [`left out: ${specs.length} files of browser tests, ${SINCE}`]
      : []),
    ...(isFull ? noteProof(results, spec) : []),
    ...(pages > 0 ? [`in one look only: ${pages} pages with demos, ${SINCE}`] : []),
  ];
  return printSummary(results, notes, isFull);
}

async function main(args: readonly string[]): Promise<boolean> {
  const names = listSteps(true).map(({ name }) => name);
  const options = parseOptions(args, names);
  const isFull = options.full || isFullRun();
  if (isFull) process.env[FULL_RUN_VARIABLE] = '1';
  const steps = listSteps(isFull, options.spec);
  if (options.help) {
    printHelp(steps);
    return true;
  }
  clearReports();
  if (options.changedSince !== undefined) return testChanged(options.changedSince);
  const { only } = options;
  return testAll(
    only.length === 0
      ? steps
      : steps
          .filter(({ name }) => only.includes(name))
          // Who names a step wants it to run.
          .map((step) => ({ ...step, inputs: undefined })),
    isFull,
    options.spec,
  );
}

main(process.argv.slice(2)).then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
