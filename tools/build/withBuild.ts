import fs from 'node:fs/promises';
import path from 'node:path';
import { finishSite } from './finishSite';
import { lockBuild } from './lockBuild';
import { finishSwitch, nextOf, switchBuild, type Places } from './switchBuild';

/**
 * What a killed build had started ends by itself, but may still write for a moment: a folder
 * that fills again while it is emptied is emptied once more, for about five seconds.
 */
const UNTIL_OTHERS_END = { maxRetries: 10, retryDelay: 100 };

/**
 * Does the work of a build while no other build runs, after what a killed one left is mended or
 * taken away.
 * @param places what is built, and where it is put together
 * @param work ends with `publishNext`, or leaves what is in place
 * @param lockFile where another than the project's is wanted
 * @throws Error if another build runs; what the work throws
 */
export async function withBuild(
  places: Places,
  work: () => Promise<void>,
  lockFile?: string,
): Promise<void> {
  const unlock = await lockBuild(lockFile);
  try {
    await finishSwitch(places);
    await fs.rm(places.stage, { recursive: true, force: true, ...UNTIL_OTHERS_END });
    await work();
  } finally {
    await unlock();
  }
}

/** Completes the site that was laid out, and puts it in the place of the present one. */
export async function publishNext(places: Places): Promise<void> {
  await finishSite(nextOf(places), places.target);
  await fs.mkdir(path.dirname(places.target), { recursive: true });
  await switchBuild(places);
}
