import { git } from '../../../../tools/versions/change/git';

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

/** Makes a folder a repository if it is none, and commits all that is in it. */
export function commitAll(folder: string, message: string): void {
  git(folder, ['init', '--quiet']);
  git(folder, ['add', '--all']);
  git(folder, [...AUTHOR, 'commit', '--quiet', '--no-gpg-sign', `--message=${message}`]);
}

/** What of the folder is not committed, a line for each file. */
export const listUncommitted = (folder: string): string[] =>
  git(folder, ['status', '--porcelain', '--untracked-files=all'])
    .split('\n')
    .filter(Boolean);
