import fs from 'node:fs/promises';
import path from 'node:path';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { checkBuild } from './checkBuild';

/**
 * Folder for assembling a build and storing the replaced one, on the same disk as
 * `build/`.
 */
export const STAGE_DIR = path.join(SITE_DIR, '.cache', 'build');

/** The paths of a build. */
export interface Places {
  /** The published folder. */
  target: string;
  stage: string;
}

const PLACES: Places = { target: BUILD_DIR, stage: STAGE_DIR };

/** The folder in which the next build is assembled. */
export const nextOf = ({ stage }: Places = PLACES): string => path.join(stage, 'next');

/**
 * Replaces the current build with the next one, with two renames, so that the target is a
 * complete build at any time.
 * @throws Error if the next build is incomplete
 */
export async function switchBuild(places: Places = PLACES): Promise<void> {
  const next = nextOf(places);
  await checkBuild(next);
  const former = path.join(places.stage, 'former');
  await fs.rm(former, { recursive: true, force: true });
  await fs.rename(places.target, former).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await fs.rename(next, places.target);
  await fs.rm(former, { recursive: true, force: true });
}

/**
 * Completes a switch that was killed between its two renames, when the target does not
 * exist. Commands that read `build/` call it first.
 */
export async function finishSwitch(places: Places = PLACES): Promise<void> {
  const exists = await fs.stat(places.target).catch(() => undefined);
  if (exists) return;
  const former = path.join(places.stage, 'former');
  for (const folder of [nextOf(places), former]) {
    const isWhole = await checkBuild(folder).then(
      () => true,
      () => false,
    );
    if (!isWhole) continue;
    await fs.rename(folder, places.target);
    return;
  }
}
