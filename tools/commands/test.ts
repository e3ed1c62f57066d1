import type { Given } from '../cli/parseCommand';
import { FULL_RUN_VARIABLE, isFullRun } from '../test/fullRun';
import { pickSteps, runAll } from '../test/run';
import { listSteps } from '../test/steps';

export async function run({ values, rest }: Given<'test'>): Promise<void> {
  if (values.only === undefined && rest.length > 0)
    throw new Error(`"${rest.join(' ')}" is unexpected. See: npm test -- --help`);
  const isFull = values.full ?? isFullRun();
  if (isFull) process.env[FULL_RUN_VARIABLE] = '1';
  await runAll(pickSteps(listSteps(isFull), values.only, rest), isFull);
}
