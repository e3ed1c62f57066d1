import type { Tally } from '../readReports';
import { runChild } from './children';
import type { Step, StepResult } from './step';

const SECOND = 1000;

/** A runner may fail without a failing test, for instance on a file that does not parse. */
function toTally(code: number | null, counted: Tally | undefined): Tally {
  const tally = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Runs one step; the output of one that runs beside others comes whole at its end. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = Date.now();
  const title = `\n== ${step.name}`;
  const parts: string[] = [];
  if (step.usesAllCores) console.log(title);
  const obstacle = step.findObstacle?.();
  if (obstacle !== undefined) return leaveOutStep(step, obstacle);
  let env: Record<string, string> | undefined;
  try {
    env = step.env?.();
  } catch (error) {
    return skipStep(step, (error as Error).message);
  }
  const code = await runChild(step.command, {
    env,
    ...(step.usesAllCores ? {} : { onOutput: (text: string) => parts.push(text) }),
  });
  const seconds = (Date.now() - started) / SECOND;
  const tally = toTally(code, step.report?.());
  const verdict = tally.failed === 0 ? 'passed' : 'FAILED';
  if (!step.usesAllCores)
    console.log([title, parts.join('').trimEnd()].join('\n').trimEnd());
  console.log(`== ${step.name}: ${verdict} (${Math.round(seconds)} s)`);
  return { step, tally, seconds };
}

/** A check that this machine has no means for is named, and is neither passed nor failed. */
function leaveOutStep(step: Step, reason: string): StepResult {
  console.log(`== ${step.name}: NOT RUN: ${reason}`);
  const notRun = [`${step.name}: ${reason}`];
  return { step, tally: { passed: 0, failed: 0, notRun }, seconds: 0, skipped: reason };
}

/** A check that could not run counts as failed. */
export function skipStep(step: Step, reason: string): StepResult {
  console.log(`\n== ${step.name}: FAILED, it could not run: ${reason}`);
  return { step, tally: { passed: 0, failed: 1 }, seconds: 0, skipped: reason };
}
