import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getTarget } from './getTarget';
import { layOut } from './layOut';
import type { Part } from './readPlan';
import { listOutputs } from './shards';
import { STAGE_DIR } from './switchBuild';
import { withBuild } from './withBuild';

/**
 * Lays out the outputs of several machines as the site that one machine would have made. They are
 * moved away.
 * @throws Error naming a job that no part has
 */
export async function mergeSite(parts: readonly Part[]): Promise<void> {
  const outputs = listOutputs(parts);
  await withBuild({ target: getTarget(), stage: STAGE_DIR }, async () => {
    await layOut(outputs, parts[0]?.plan.layout ?? 'hosts');
    await Promise.all(
      parts.map(({ folder }) => fs.rm(folder, { recursive: true, force: true })),
    );
  });
  console.log(
    `Merged ${parts.length} parts into ${path.relative(SITE_DIR, getTarget())}/.`,
  );
}
