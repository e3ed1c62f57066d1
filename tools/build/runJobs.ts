import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { buildFrame } from '../../plugins/playground/buildFrame';
import {
  CURRENT_VERSION,
  type Version,
  type VersionLayout,
} from '../../src/config/versions';
import { getDocusaurusArgs } from '../cli/getDocusaurusArgs';
import { createWorkspace } from '../versions/workspace/createWorkspace';
import { makeReference } from '../versions/workspace/makeReference';
import { getCacheDir, isolateCache } from './buildCaches';
import { countSlots, getJobName, type Job } from './jobs';
import { runLanguages } from './runLanguages';
import { StalledError } from './watchProgress';

/**
 * Prepares the sources of a version: nothing for the current one; for an older one, a
 * workspace and the reference generated from the packages of that version.
 * @returns folder of the site
 * @throws Error if the version has no pages or packages here, or its reference cannot
 *   be generated
 */
function prepareVersion(version: Version): string {
  if (version === CURRENT_VERSION) return SITE_DIR;
  const workspace = createWorkspace(version.major);
  makeReference(workspace, version.major);
  return workspace;
}

/**
 * Builds each job into a folder with its name. Jobs of one version run in parallel as far
 * as the machine allows, versions one after the other.
 * @param folder output folder
 * @throws Error with the job that failed
 */
export async function runJobs(
  jobs: readonly Job[],
  folder: string,
  layout: VersionLayout,
): Promise<void> {
  for (const version of new Set(jobs.map((job) => job.version))) {
    const siteDir = prepareVersion(version);
    // Built once for all languages, each of which would otherwise build it.
    await buildFrame(siteDir);
    const own = jobs.filter((job) => job.version === version);
    for (let slots = countSlots(), first = 0; first < own.length; first += slots)
      await buildWithRetry(own.slice(first, first + slots), { siteDir, folder, layout });
  }
}

interface Place {
  siteDir: string;
  folder: string;
  layout: VersionLayout;
}

const build = (jobs: readonly Job[], { siteDir, folder, layout }: Place): Promise<void> =>
  runLanguages(
    jobs.map((job) => ({
      language: job.language,
      siteDir,
      args: getDocusaurusArgs([
        'build',
        ...['--locale', job.language],
        ...['--out-dir', path.join(folder, getJobName(job))],
      ]),
      env: {
        DOCS_LAYOUT: layout,
        DOCS_VERSION: String(job.version.major),
        // Separate folders for the generated files of each process.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/build-${job.language}`,
      },
    })),
  );

/**
 * Retries without the bundler cache, because a damaged one can make builds hang forever.
 */
async function buildWithRetry(jobs: readonly Job[], place: Place): Promise<void> {
  try {
    await build(jobs, place);
  } catch (error) {
    if (!(error instanceof StalledError)) throw error;
    const isolated = await isolateCache(getCacheDir(place.siteDir));
    if (isolated === undefined) throw describeStall(error);
    console.error(
      `${error.message} The bundler's cache may be damaged; it is at ${isolated} now. The build starts again without it.`,
    );
    await build(jobs, place).catch((again: unknown) => {
      throw again instanceof StalledError ? describeStall(again) : again;
    });
  }
}

const describeStall = ({ message }: Error): Error =>
  new Error(
    `The build is stuck: ${message} It had no cache of the bundler to blame. Run npm run clear, then npm run build again; with -- --verbose it prints more.`,
  );
