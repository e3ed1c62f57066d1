import os from 'node:os';
import { LANGUAGES, type Language } from '../../src/config/languages';
import { getVersionName, type Version } from '../../src/config/versions';

/** One build of Docusaurus: a version in a language. */
export interface Job {
  version: Version;
  language: Language;
}

/** Which part of the jobs one of several machines does. */
export interface Shard {
  /** From 1 on. */
  index: number;
  count: number;
}

/** Memory that a build of one language takes at its peak, in bytes. */
const JOB_MEMORY = 6e9;

export const listJobs = (versions: readonly Version[]): Job[] =>
  versions.flatMap((version) => LANGUAGES.map((language) => ({ version, language })));

/** Names the output of a job: `v8-en`. */
export const getJobName = ({ version, language }: Job): string =>
  `${getVersionName(version)}-${language}`;

/** The jobs of one machine; each job belongs to one. */
export const selectShard = (jobs: readonly Job[], { index, count }: Shard): Job[] =>
  jobs.filter((_job, position) => position % count === index - 1);

/**
 * How many jobs this machine does side by side.
 * @param memory of the machine, in bytes
 */
export const countSlots = (
  cores: number = os.availableParallelism(),
  memory: number = os.totalmem(),
): number => Math.max(1, Math.min(Math.max(cores, 2), Math.floor(memory / JOB_MEMORY)));
