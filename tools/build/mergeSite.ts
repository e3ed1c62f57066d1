import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getTarget } from './getTarget';
import { publishSite } from './publishSite';
import type { Part } from './readBuildPlan';
import { listOutputs } from './shards';
import { STAGE_DIR } from './switchBuild';
import { withBuild } from './withBuild';

/**
 * Assembles the outputs of several machines into the site that a single machine would
 * have built. The outputs are moved.
 * @throws Error with a job that is in no part
 */
export async function mergeSite(parts: readonly Part[]): Promise<void> {
  const outputs = listOutputs(parts);
  await withBuild({ target: getTarget(), stage: STAGE_DIR }, async () => {
    await publishSite(outputs, parts[0]?.plan.layout ?? 'hosts');
    await Promise.all(
      parts.map(({ folder }) => fs.rm(folder, { recursive: true, force: true })),
    );
  });
  console.log(
    `Merged ${parts.length} parts into ${path.relative(SITE_DIR, getTarget())}/.`,
  );
}
