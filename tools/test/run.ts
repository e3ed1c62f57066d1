import os from 'node:os';
import { endChildren, runChild } from '../cli/children';
import { clearReports, type Tally } from './reports';
import type { Step } from './steps';
import { printSummary } from './summary';

/** Concurrent steps; on a single core, two steps still overlap while waiting. */
const CORES = Math.max(2, os.availableParallelism());
const INTERRUPTED = 130;

export interface StepResult {
  step: Step;
  tally: Tally;
  seconds: number;
}

/** Runs one step; if it runs next to others, its output is printed at its end. */
export async function runStep(step: Step): Promise<StepResult> {
  const { usesAllCores: runsAlone, command, env, report } = step;
  const started = Date.now();
  const parts: string[] = [];
  if (runsAlone) console.log(`\n== ${step.name}`);
  const onOutput = runsAlone ? undefined : (text: string) => void parts.push(text);
  const isGood = (await runChild(command, { env, onOutput })) === 0;
  const seconds = (Date.now() - started) / 1000;
  const tally = report?.() ?? { passed: isGood ? 1 : 0, failed: 0 };
  // A runner may fail without a failing test, for instance because of a syntax error.
  if (!isGood && tally.failed === 0) tally.failed = 1;
  if (!runsAlone) console.log(`\n== ${step.name}\n${parts.join('')}`.trimEnd());
  const verdict = tally.failed === 0 ? 'passed' : 'FAILED';
  console.log(`== ${step.name}: ${verdict} (${Math.round(seconds)} s)`);
  if (step.fix && tally.failed > 0) console.log(`To fix it: ${step.fix}`);
  return { step, tally, seconds };
}

/**
 * Runs steps in order, as many in parallel as there are cores, but a step that uses all
 * cores runs exclusively. If a step in `after` failed, the dependent step counts as
 * failed and is not run; the remaining steps still run.
 * @param run runs a step; replaced in tests
 */
export async function runSteps(
  steps: readonly Step[],
  cores = CORES,
  run: (step: Step) => Promise<StepResult> = runStep,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const runOne = async (step: Step): Promise<void> => {
    if (step.skip !== undefined)
      return console.log(`\n== ${step.name}: not run, ${step.skip}`);
    const failed = results.find(
      ({ step: { name }, tally }) => step.after?.includes(name) && tally.failed > 0,
    );
    if (!failed) return void results.push(await run(step));
    console.log(`\n== ${step.name}: FAILED, not run since ${failed.step.name} failed`);
    results.push({ step, tally: { passed: 0, failed: 1 }, seconds: 0 });
  };
  const queue = [...steps];
  while (queue.length > 0) {
    const end = queue.findIndex(({ usesAllCores }) => usesAllCores);
    const batch = queue.splice(0, end === -1 ? queue.length : Math.max(end, 1));
    if (!batch[0]?.usesAllCores)
      console.log(`== Running ${batch.map(({ name }) => name).join(', ')} …`);
    const runBatch = async () => {
      for (let step = batch.shift(); step; step = batch.shift()) await runOne(step);
    };
    await Promise.all(Array.from({ length: cores }, runBatch));
  }
  return results;
}

/**
 * Selects the steps given by `--only`, with additional arguments for their commands.
 * @throws Error for an unknown step
 */
export function pickSteps(
  steps: readonly Step[],
  only = steps.map(({ name }) => name).join(),
  rest: readonly string[] = [],
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

/** Runs steps and prints the summary. A check that could not run counts as failed. */
export async function runAll(steps: readonly Step[], isFull = false): Promise<void> {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => {
      console.error(`\nStopped by ${name}; what was running is ended.`);
      void endChildren().then(() => process.exit(INTERRUPTED));
    });
  clearReports();
  process.exitCode = printSummary(await runSteps(steps), isFull) ? 0 : 1;
}
