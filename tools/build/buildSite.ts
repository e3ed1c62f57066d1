import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { explainMissingKey } from '../../plugins/licenses/licenseKeyPlugin';
import { explainExamples } from '../../src/config/environment/explainExamples';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import {
  CURRENT_VERSION,
  FOLDER_VERSIONS,
  getVersionName,
  OWN_VERSION,
  type VersionLayout,
} from '../../src/config/versions';
import type { BuildOptions } from './buildOptions';
import { getTarget } from './getTarget';
import { clearBuildCaches } from './buildCaches';
import { getJobName, type Job, listJobs, selectShard, type Shard } from './jobs';
import { publishSite } from './publishSite';
import { runJobs } from './runJobs';
import { getShardDir, writePlan } from './shards';
import { STAGE_DIR } from './switchBuild';
import { withBuild } from './withBuild';

/** The versions of the site, starting with the one at its root. */
const listVersions = () => [OWN_VERSION, ...FOLDER_VERSIONS];

/** Whether the versions are on separate hosts or in folders. */
const LAYOUT: VersionLayout = FOLDER_VERSIONS.length > 0 ? 'folders' : 'hosts';

/**
 * Builds the version selected by the environment, or all versions; see `npm run build`.
 * @param options.shard if several machines share the work
 * @param options.cold whether to ignore the caches of earlier builds
 */
export async function buildSite({
  shard,
  cold = false,
}: Pick<BuildOptions, 'shard' | 'cold'>): Promise<void> {
  // Reports invalid configuration before anything is built.
  readSiteConfig(process.env);
  const all = listJobs(listVersions());
  const jobs = shard ? selectShard(all, shard) : all;
  await withBuild({ target: getTarget(), stage: STAGE_DIR }, async () => {
    if (cold) await clearBuildCaches();
    const folder = shard ? getShardDir(shard) : STAGE_DIR;
    await fs.rm(folder, { recursive: true, force: true });
    await runJobs(jobs, folder, LAYOUT);
    if (shard) await writePlan(folder, { all, jobs, layout: LAYOUT });
    else await publishSite(toOutputs(jobs, folder), LAYOUT);
  });
  report(jobs, shard);
  for (const line of listNotes(process.env)) console.log(line);
}

const toOutputs = (jobs: readonly Job[], folder: string) =>
  jobs.map((job) => ({ ...job, folder: path.join(folder, getJobName(job)) }));

function report(jobs: readonly Job[], shard: Shard | undefined): void {
  const names = jobs.map(({ version, language }) =>
    version === CURRENT_VERSION ? language : `${getVersionName(version)} ${language}`,
  );
  const built = `Built ${new Intl.ListFormat('en').format(names)}`;
  const place = (folder: string): string => `${path.relative(SITE_DIR, folder)}/`;
  console.log(
    shard
      ? `${built} into ${place(getShardDir(shard))}. When all ${shard.count} parts are in one place: npm run build -- --merge`
      : `${built} into ${place(getTarget())}. See it with: npm run serve${OWN_VERSION === CURRENT_VERSION ? '' : ` -- --version ${OWN_VERSION.major}`}`,
  );
}

/**
 * Lists optional settings that a build lacks, to be printed at its end.
 * @param env usually `process.env`
 */
export const listNotes = (env: Record<string, string | undefined>): string[] => [
  ...[explainMissingKey(env)].filter((line) => line !== undefined),
  ...explainExamples(env),
];
