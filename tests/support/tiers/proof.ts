import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { listChangedFiles } from '../../../tools/cli/test/listChangedFiles';
import { listPackageFacts } from './checkCache';
import { isTouched } from './isTouched';

/**
 * Names the newest commit that a full run has proved. Dear checks whose inputs have not changed
 * since are sampled by `npm test`.
 */
export const PROOF_FILE = 'tests/support/tiers/proof.json';
const LOCK = 'package-lock.json';

/** What the file holds. */
export interface Proof {
  /** The id of the commit, 40 hex digits. */
  commit: string;
  /** Day of the run: `2026-11-23`. */
  date: string;
}

/** What has changed since the last full run. */
export interface Unproved {
  /** Paths from the root of the project. */
  files: readonly string[];
  /** Whether the documented packages, or what they stand on, have other versions. */
  packages: boolean;
}

function git(siteDir: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/**
 * Reads what has changed since the last full run, uncommitted and new files too.
 * @returns undefined where that can't be told, such as in a shallow clone
 */
export function readUnproved(siteDir = SITE_DIR): Unproved | undefined {
  try {
    const text = fs.readFileSync(path.join(siteDir, PROOF_FILE), 'utf8');
    const { commit } = JSON.parse(text) as Proof;
    // Anything else might be an option to git.
    if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
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

/** Whether a check has to run, since something that it hangs on has changed. */
export const isUnproved = (
  inputs: readonly string[],
  unproved: Unproved | undefined,
): boolean => !unproved || unproved.packages || isTouched(inputs, unproved.files);

let known: { unproved: Unproved | undefined } | undefined;

/** Of this project, read once. */
const getUnproved = (): Unproved | undefined =>
  (known ??= { unproved: readUnproved() }).unproved;

/** Like `isUnproved`, of this project. */
export const hasChangedSinceProof = (inputs: readonly string[]): boolean =>
  isUnproved(inputs, getUnproved());

/**
 * The files of this project that have changed since the last full run.
 * @returns undefined where everything is due
 */
export function listUnprovedFiles(): readonly string[] | undefined {
  const unproved = getUnproved();
  return unproved?.packages ? undefined : unproved?.files;
}

/**
 * Notes that a full run has proved the newest commit.
 * @returns false where files differ from that commit, which is then not what was proved
 */
export function writeProof(siteDir = SITE_DIR): boolean {
  const { present, removed } = listChangedFiles('HEAD', siteDir);
  if (present.length + removed.length > 0) return false;
  const proof: Proof = {
    commit: git(siteDir, 'rev-parse', 'HEAD').trim(),
    date: new Date().toISOString().slice(0, 10),
  };
  fs.writeFileSync(path.join(siteDir, PROOF_FILE), `${JSON.stringify(proof, null, 2)}\n`);
  return true;
}
