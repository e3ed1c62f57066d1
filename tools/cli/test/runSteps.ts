import { runStep, skipStep } from './runStep';
import type { Step, StepResult } from './step';

/**
 * Runs steps in their order, as many side by side as there are cores; one that uses all cores
 * has them for itself. A step waits for those it names in `after`, and fails unseen where one
 * of them failed. The next steps run all the same.
 * @param run runs a step; tests put their own here
 * @returns the results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  run: (step: Step) => Promise<StepResult> = runStep,
): Promise<StepResult[]> {
  const results = new Map<Step, StepResult>();
  const running = new Map<Step, Promise<void>>();
  const waiting = [...steps];
  const named = (name: string) => steps.find((step) => step.name === name);

  const start = (step: Step) => {
    const finished = run(step).then((result) => {
      results.set(step, result);
      running.delete(step);
    });
    running.set(step, finished);
  };

  while (waiting.length > 0 || running.size > 0) {
    const [step] = waiting;
    const needed = (step?.after ?? []).flatMap((name) => named(name) ?? []);
    const failed = needed.find((one) => (results.get(one)?.tally.failed ?? 0) > 0);
    const isBusy = [...running.keys()].some((one) => one.usesAllCores);
    const hasRoom = step?.usesAllCores ? running.size === 0 : running.size < cores;
    if (step && failed) {
      waiting.shift();
      results.set(step, skipStep(step, `"${failed.name}" failed`));
    } else if (step && needed.every((one) => results.has(one)) && !isBusy && hasRoom) {
      waiting.shift();
      start(step);
    } else {
      await Promise.race(running.values());
    }
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}
