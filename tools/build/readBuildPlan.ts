import fs from 'node:fs/promises';
import path from 'node:path';
import { readTextAsync } from '../../content/text/readText';

/** The jobs of one machine, stored next to its outputs. */
export interface Plan {
  /** The commit, to prevent mixing parts of different states. */
  source: string;
  /** How the versions of the site are arranged: see `src/config/versions.ts`. */
  layout: 'hosts' | 'folders';
  /** Names of all jobs of the build, in order: `v8-en`. */
  all: string[];
  /** Names of the jobs of this part. */
  jobs: string[];
}

export const PLAN_FILE = 'plan.json';

/** A part of a build, and its location. */
export interface Part {
  folder: string;
  plan: Plan;
}

/**
 * Reads the plans of all parts without loading any module of the site, whose
 * configuration depends on them.
 * @param folder with one folder per part
 * @throws Error if there are none, if one is incomplete, or if they belong to different
 *   builds
 */
export async function readPlans(folder: string): Promise<Part[]> {
  const names = await fs.readdir(folder).catch(() => []);
  const parts = await Promise.all(names.sort().map((name) => readPart(folder, name)));
  const [first] = parts;
  if (!first)
    throw new Error(
      `There are no parts of a build in ${show(folder)}/. Make them with: npm run build -- --shard 1/2`,
    );
  const key = ({ plan }: Part) => JSON.stringify([plan.source, plan.layout, plan.all]);
  const other = parts.find((part) => key(part) !== key(first));
  if (other)
    throw new Error(
      `${show(other.folder)} and ${show(first.folder)} are parts of two builds: of other commits, or with other options. Build one of them again.`,
    );
  return parts;
}

async function readPart(parent: string, name: string): Promise<Part> {
  const folder = path.join(parent, name);
  const text = await readTextAsync(path.join(folder, PLAN_FILE)).catch(() => {
    throw new Error(
      `${show(folder)} is no whole part of a build: it has no ${PLAN_FILE}. Build it again with: npm run build -- --shard <i>/<n>`,
    );
  });
  return { folder, plan: JSON.parse(text) as Plan };
}

const show = (folder: string): string => path.relative(process.cwd(), folder) || folder;
