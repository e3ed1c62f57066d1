import { git } from '../../../../tools/versions/change/git';

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

/** Initializes a repository if there is none, and commits everything in it. */
export function commitAll(folder: string, message: string): void {
  git(folder, ['init', '--quiet']);
  git(folder, ['add', '--all']);
  git(folder, [...AUTHOR, 'commit', '--quiet', '--no-gpg-sign', `--message=${message}`]);
}

/** The uncommitted files of the folder. */
export const listUncommitted = (folder: string): string[] =>
  git(folder, ['status', '--porcelain', '--untracked-files=all'])
    .split('\n')
    .filter(Boolean);
