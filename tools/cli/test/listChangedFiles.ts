import { SITE_DIR } from '../../../site/paths/siteDir';
import { git } from './git';

const list = (siteDir: string, ...args: string[]): string[] =>
  git(siteDir, ...args)
    .split('\0')
    .filter(Boolean);

export interface ChangedFiles {
  /** Paths from the root of the project, of files that exist. */
  present: string[];
  removed: string[];
}

/**
 * What differs from a commit, with new files that git does not follow yet.
 * @param ref such as HEAD, main or a commit's id
 * @throws Error for a commit that git does not know
 */
export function listChangedFiles(ref: string, siteDir = SITE_DIR): ChangedFiles {
  const diff = ['diff', '-z', '--no-renames', '--relative', '--name-only'];
  return {
    present: [
      ...list(siteDir, ...diff, '--diff-filter=d', ref, '--'),
      ...list(siteDir, 'ls-files', '-z', '--others', '--exclude-standard'),
    ],
    removed: list(siteDir, ...diff, '--diff-filter=D', ref, '--'),
  };
}

/** All files of the project, with new ones that git does not follow yet. */
export const listFiles = (siteDir = SITE_DIR): string[] =>
  list(siteDir, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
