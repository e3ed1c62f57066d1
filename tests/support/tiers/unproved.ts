import { SITE_DIR } from '../../../site/paths/siteDir';
import { isTouched } from './isTouched';
import { readProofs, type Proof } from './proof';
import { readChanges, type Unproved } from './readChanges';

/**
 * The proof of a part.
 * @param part a step of `npm test`, or a file of browser tests
 * @returns undefined where none has, or the file of proofs can't be read
 */
function findProof(part: string, siteDir: string): Proof | undefined {
  try {
    return readProofs(siteDir).find(({ parts }) => parts.includes(part));
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
  const commit = findProof(part, siteDir)?.commit;
  return commit === undefined ? undefined : read(commit, siteDir);
}

/**
 * Whether a check has to run, since something that it hangs on has changed.
 * @param kind `behavior` for a check that sees the code only as it runs
 */
export const isUnproved = (
  inputs: readonly string[],
  unproved: Unproved | undefined,
  kind: 'files' | 'behavior' = 'files',
): boolean => !unproved || unproved.packages || isTouched(inputs, unproved[kind]);

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
export const hasChangedSinceProof = (
  part: string,
  inputs: readonly string[],
  kind?: 'behavior',
): boolean => isUnproved(inputs, getUnproved(part), kind);

/**
 * The files of this project that have changed since a full run proved a part.
 * @param kind `behavior` for those alone that run differently
 * @returns undefined where everything is due
 */
export function listUnprovedFiles(
  part: string,
  kind: 'files' | 'behavior' = 'files',
): readonly string[] | undefined {
  const unproved = getUnproved(part);
  return unproved?.packages ? undefined : unproved?.[kind];
}

/** Files of unit tests that did not pass in the full run that proved the others. */
export const listFailedTests = (siteDir = SITE_DIR): readonly string[] =>
  findProof('unit', siteDir)?.failed ?? [];
