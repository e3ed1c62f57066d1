import fs from 'node:fs/promises';
import path from 'node:path';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { checkBuild } from './checkBuild';

/** Where a build is put together and what it replaces is laid aside, on the disk of `build/`. */
export const STAGE_DIR = path.join(SITE_DIR, '.cache', 'build');

/** Of one build. */
export interface Places {
  /** What readers of `build/` see. */
  target: string;
  stage: string;
}

const PLACES: Places = { target: BUILD_DIR, stage: STAGE_DIR };

/** The folder in which the next build is put together. */
export const nextOf = ({ stage }: Places = PLACES): string => path.join(stage, 'next');

/**
 * Puts the next build in the place of the present one, each by one rename: what is in the place
 * is a whole build at every moment.
 * @throws Error if the next build is not whole
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
 * Ends a switch that was killed between its two renames, when neither build is in the place.
 * Commands that read `build/` call it first.
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
