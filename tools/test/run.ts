import { runChild } from '../cli/children';
import type { Tally } from './reports';
import type { Step } from './steps';

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
  cores: number,
  run: (step: Step) => Promise<StepResult> = runStep,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const runOne = async (step: Step): Promise<void> => {
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
    const runBatch = async () => {
      for (let step = batch.shift(); step; step = batch.shift()) await runOne(step);
    };
    await Promise.all(Array.from({ length: cores }, runBatch));
  }
  return results;
}
