import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { git } from '../../../tools/cli/test/git';
import { listChangedFiles } from '../../../tools/cli/test/listChangedFiles';
import { listPackageFacts } from './checkCache';
import { isTouched } from './isTouched';
import { readProofs } from './proof';

const LOCK = 'package-lock.json';

/** What has changed since the full run that proved a part. */
export interface Unproved {
  /** Paths from the root of the project. */
  files: readonly string[];
  /** Whether the documented packages, or what they stand on, have other versions. */
  packages: boolean;
}

/**
 * The commit on which a full run has proved a part.
 * @param part a step of `npm test`, or a file of browser tests
 * @returns undefined where none has, or the file of proofs can't be read
 */
function findCommit(part: string, siteDir: string): string | undefined {
  try {
    return readProofs(siteDir).find(({ parts }) => parts.includes(part))?.commit;
  } catch {
    return undefined;
  }
}

/** @returns undefined where git can't tell, such as in a shallow clone */
function readChanges(commit: string, siteDir: string): Unproved | undefined {
  // Anything else might be an option to git.
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
  try {
    const { present, removed } = listChangedFiles(commit, siteDir);
    const lock = fs.readFileSync(path.join(siteDir, LOCK), 'utf8');
    const before = git(siteDir, 'show', `${commit}:./${LOCK}`);
    return {
      files: [...present, ...removed],
      packages: listPackageFacts(lock) !== listPackageFacts(before),
    };
  } catch {
    return undefined;
  }
}

/**
 * Reads what has changed since a full run proved a part, uncommitted and new files too.
 * @param part a step of `npm test`, or a file of browser tests
 * @param read what has changed since a commit
 * @returns undefined where that can't be told
 */
export function readUnproved(
  part: string,
  siteDir = SITE_DIR,
  read = readChanges,
): Unproved | undefined {
  const commit = findCommit(part, siteDir);
  return commit === undefined ? undefined : read(commit, siteDir);
}

/** Whether a check has to run, since something that it hangs on has changed. */
export const isUnproved = (
  inputs: readonly string[],
  unproved: Unproved | undefined,
): boolean => !unproved || unproved.packages || isTouched(inputs, unproved.files);

/** By commit: most parts have the same one. */
const known = new Map<string, Unproved | undefined>();

/** Compares each commit once. */
function readOnce(commit: string, siteDir: string): Unproved | undefined {
  if (!known.has(commit)) known.set(commit, readChanges(commit, siteDir));
  return known.get(commit);
}

const getUnproved = (part: string): Unproved | undefined =>
  readUnproved(part, SITE_DIR, readOnce);

/** Like `isUnproved`, of this project. */
export const hasChangedSinceProof = (part: string, inputs: readonly string[]): boolean =>
  isUnproved(inputs, getUnproved(part));

/**
 * The files of this project that have changed since a full run proved a part.
 * @returns undefined where everything is due
 */
export function listUnprovedFiles(part: string): readonly string[] | undefined {
  const unproved = getUnproved(part);
  return unproved?.packages ? undefined : unproved?.files;
}
