import fs from 'node:fs';
import path from 'node:path';
import { git } from '../../../tools/cli/test/git';
import { listChangedFiles } from '../../../tools/cli/test/listChangedFiles';
import { listPackageFacts } from './checkCache';
import { isModule, isSameCode } from './isSameCode';

const LOCK = 'package-lock.json';

/** What has changed since the full run that proved a part. */
export interface Unproved {
  /** Paths from the root of the project. */
  files: readonly string[];
  /** Those that run differently: a comment or the name of a variable is no change to a browser. */
  behavior: readonly string[];
  /** Whether the documented packages, or what they stand on, have other versions. */
  packages: boolean;
}

/** Reads a file as it is, and as it was at a commit. */
function runsAsBefore(file: string, commit: string, siteDir: string): boolean {
  if (!isModule(file)) return false;
  try {
    const before = git(siteDir, 'show', `${commit}:./${file}`);
    return isSameCode(file, before, fs.readFileSync(path.join(siteDir, file), 'utf8'));
  } catch {
    // It is new.
    return false;
  }
}

/**
 * Compares the files of the project with a commit, uncommitted and new files too.
 * @returns undefined where git can't tell, such as in a shallow clone
 */
export function readChanges(commit: string, siteDir: string): Unproved | undefined {
  // Anything else might be an option to git.
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
  try {
    const { present, removed } = listChangedFiles(commit, siteDir);
    const lock = fs.readFileSync(path.join(siteDir, LOCK), 'utf8');
    const before = git(siteDir, 'show', `${commit}:./${LOCK}`);
    let behavior: string[] | undefined;
    return {
      files: [...present, ...removed],
      get behavior() {
        behavior ??= [
          ...present.filter((file) => !runsAsBefore(file, commit, siteDir)),
          ...removed,
        ];
        return behavior;
      },
      packages: listPackageFacts(lock) !== listPackageFacts(before),
    };
  } catch {
    return undefined;
  }
}
