import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { toLanguage } from '../../src/config/languages';
import { VERSIONS, type VersionLayout } from '../../src/config/versions';
import type { Output } from './assembleSite';
import { getJobName, type Job, type Shard } from './jobs';
import { PLAN_FILE, type Part, type Plan } from './readBuildPlan';

/** Output folder for the parts of a distributed build. */
const SHARDS_DIR = path.join(SITE_DIR, 'build-shards');

export const getShardDir = ({ index, count }: Shard): string =>
  path.join(SHARDS_DIR, `${index}-of-${count}`);

interface PartOfBuild {
  all: readonly Job[];
  jobs: readonly Job[];
  layout: VersionLayout;
}

/** The commit that is built; in an archive without git all parts are taken to be of one source. */
function readCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  return stdout?.trim() || 'an archive';
}

/** Writes the plan of a part next to its outputs, as the last file. */
export async function writePlan(folder: string, part: PartOfBuild): Promise<void> {
  const plan: Plan = {
    source: readCommit(),
    layout: part.layout,
    all: part.all.map(getJobName),
    jobs: part.jobs.map(getJobName),
  };
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, PLAN_FILE), JSON.stringify(plan));
}

/**
 * Lists the outputs of all parts, in the order of the build.
 * @throws Error with a job that is in no part
 */
export function listOutputs(parts: readonly Part[]): Output[] {
  const all = parts[0]?.plan.all ?? [];
  return all.map((name) => {
    const owner = parts.find(({ plan }) => plan.jobs.includes(name));
    if (owner) return { ...readJob(name), folder: path.join(owner.folder, name) };
    throw new Error(
      `None of the ${parts.length} parts has ${name}. Build the one that lacks with: npm run build -- --shard <i>/<n>`,
    );
  });
}

function readJob(name: string): Job {
  const [, major, code = ''] = /^v(\d+)-(.+)$/.exec(name) ?? [];
  const version = VERSIONS.find((each) => String(each.major) === major);
  if (version) return { version, language: toLanguage(code) };
  throw new Error(`"${name}" names no version of src/config/versions.ts.`);
}
