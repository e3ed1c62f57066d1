import os from 'node:os';
import { SITE_DIR } from '../../content/paths/siteDir';
import { FULL_RUN_VARIABLE, isFullRun } from '../test/fullRun';
import { clearReports } from '../test/reports';
import { runSteps } from '../test/run';
import { listChangedSteps, listSteps, type Step } from '../test/steps';
import { printSummary } from '../test/summary';
import { git, splitZeros } from '../versions/change/git';
import { endChildren } from '../cli/children';
import type { Given } from '../cli/parseCommand';

/**
 * Number of concurrent steps; on a single core, two steps still overlap while waiting.
 */
const CORES = Math.max(2, os.availableParallelism());
const INTERRUPTED = 130;

/**
 * @throws Error if git is not installed, this is not a clone, or the commit is unknown
 */
function listChanged(ref: string): Step[] {
  const list = (...args: string[]) => splitZeros(git(SITE_DIR, args));
  try {
    list('rev-parse', '--verify', `${ref}^{commit}`);
  } catch {
    throw new Error(
      `test:changed compares files with the commit "${ref}", which git does not find here. npm test needs no git.`,
    );
  }
  const files = [
    ...list('diff', '-z', '--name-only', '--relative', ref, '--'),
    ...list('ls-files', '-z', '--others', '--exclude-standard'),
  ];
  console.log(`${files.length} files differ from ${ref}.`);
  return listChangedSteps(ref, files);
}

/**
 * Selects the steps given by `--only`, with additional arguments for their commands.
 * @throws Error for an unknown step
 */
function pickSteps(
  steps: readonly Step[],
  only: string,
  rest: readonly string[],
): Step[] {
  const names = only.split(',');
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Error(
      `--only: there is no step "${unknown}". The steps are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  return steps
    .filter(({ name }) => names.includes(name))
    .map((step) => ({ ...step, command: [...step.command, ...rest] }));
}

/** @throws Error for invalid arguments */
function chooseSteps({ values, rest }: Given<'test'>, isFull: boolean): Step[] {
  if (values.only !== undefined) return pickSteps(listSteps(isFull), values.only, rest);
  const [ref = 'HEAD', ...more] = values.changed ? rest : [];
  const unexpected = values.changed ? more : rest;
  if (unexpected.length > 0)
    throw new Error(`"${unexpected.join(' ')}" is unexpected. See: npm test -- --help`);
  return values.changed ? listChanged(ref) : listSteps(isFull);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    console.error(`\nStopped by ${name}; what was running is ended.`);
    void endChildren().then(() => process.exit(INTERRUPTED));
  });

/** A check that could not run counts as failed. */
export async function run(given: Given<'test'>): Promise<void> {
  const isFull = given.values.full ?? isFullRun();
  if (isFull) process.env[FULL_RUN_VARIABLE] = '1';
  const steps = chooseSteps(given, isFull);
  clearReports();
  const isGood = printSummary(await runSteps(steps, CORES), isFull);
  process.exitCode = isGood ? 0 : 1;
}
