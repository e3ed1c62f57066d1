/**
 * `npm test`: runs all checks of the project, with a summary in the last line. A check
 * that could not run counts as failed. `npm test -- --help` lists the steps and options.
 */
import os from 'node:os';
import { SITE_DIR } from '../../content/paths/siteDir';
import { FULL_RUN_VARIABLE, isFullRun } from '../test/fullRun';
import { clearReports } from '../test/reports';
import { runSteps } from '../test/run';
import { listChangedSteps, listSteps, type Step } from '../test/steps';
import { printSummary } from '../test/summary';
import { git, splitZeros } from '../versions/change/git';
import { endChildren } from '../cli/children';
import { readFlag } from '../cli/readFlag';
import { runCommand } from '../cli/runCommand';

/**
 * Number of concurrent steps; on a single core, two steps still overlap while waiting.
 */
const CORES = Math.max(2, os.availableParallelism());
const INTERRUPTED = 130;

const listLines = (steps: readonly Step[]): string =>
  steps.map(({ name, about }) => `  ${name.padEnd(12)}${about}`).join('\n');

const help = (): string => `npm test [-- options]

  npm test                       the same checks everywhere, in about 30 minutes
  npm run test:all               every page in every appearance, more cases, more browsers, older
                                 versions; a test that passes only when tried again fails
  npm run test:changed [commit]  quick checks of what differs from HEAD or that commit

Options:
  --only lint,unit [argument …]  these steps alone; arguments go to their commands, such as
                                 --only browser search.spec or --only unit --shard=1/4

Steps:
${listLines(listSteps(false))}

Steps that test:all adds:
${listLines(listSteps(true).filter(({ isFull }) => isFull))}`;

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
function chooseSteps(args: readonly string[], isFull: boolean): Step[] {
  const only = readFlag(args, '--only');
  const rest = args.filter((arg) => !arg.startsWith('--only') && arg !== only);
  if (only !== undefined) return pickSteps(listSteps(isFull), only, rest);
  const [first, ref = 'HEAD', ...more] = args;
  if (first === '--changed' && more.length === 0) return listChanged(ref);
  if (first !== undefined)
    throw new Error(`"${args.join(' ')}" is unexpected. npm test -- --help says more.`);
  return listSteps(isFull);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    console.error(`\nStopped by ${name}; what was running is ended.`);
    void endChildren().then(() => process.exit(INTERRUPTED));
  });

runCommand(async (args) => {
  if (args.includes('--help')) return console.log(help());
  const isFull = args.includes('--full') || isFullRun();
  if (isFull) process.env[FULL_RUN_VARIABLE] = '1';
  const rest = args.filter((arg) => arg !== '--full');
  const steps = chooseSteps(rest, isFull);
  clearReports();
  const isGood = printSummary(await runSteps(steps, CORES), isFull);
  process.exitCode = isGood ? 0 : 1;
});
