import os from 'node:os';
import { LANGUAGES, type Language } from '../../src/config/languages';
import { getVersionName, type Version } from '../../src/config/versions';

/** A Docusaurus build: one version in one language. */
export interface Job {
  version: Version;
  language: Language;
}

/** The part of the jobs that is assigned to one of several machines. */
export interface Shard {
  /** Starts at 1. */
  index: number;
  count: number;
}

/** Peak memory of the build of one language, in bytes. */
const JOB_MEMORY = 6e9;

export const listJobs = (versions: readonly Version[]): Job[] =>
  versions.flatMap((version) => LANGUAGES.map((language) => ({ version, language })));

/** Returns the name of a job's output: `v8-en`. */
export const getJobName = ({ version, language }: Job): string =>
  `${getVersionName(version)}-${language}`;

/** Selects the jobs of one machine; each job belongs to exactly one. */
export const selectShard = (jobs: readonly Job[], { index, count }: Shard): Job[] =>
  jobs.filter((_job, position) => position % count === index - 1);

/**
 * Returns how many jobs this machine can run in parallel.
 * @param memory of the machine, in bytes
 */
export const countSlots = (
  cores: number = os.availableParallelism(),
  memory: number = os.totalmem(),
): number => Math.max(1, Math.min(Math.max(cores, 2), Math.floor(memory / JOB_MEMORY)));
