import { git } from './git';

/** Maximum number of files in a message. */
const SHOWN = 5;

/**
 * Describes uncommitted changes in the project.
 * @returns undefined if everything is committed
 */
export function findUncommitted(siteDir: string): string | undefined {
  const lines = git(siteDir, ['status', '--porcelain']).split('\n').filter(Boolean);
  if (lines.length === 0) return undefined;
  const more = lines.length > SHOWN ? `, and ${lines.length - SHOWN} more` : '';
  const names = lines.slice(0, SHOWN).map((line) => line.slice(3));
  return `These files are not committed: ${names.join(', ')}${more}. Commit them, or lay them aside with: git stash --include-untracked`;
}

/** @throws Error with the uncommitted files */
export function requireCleanTree(siteDir: string): void {
  const problem = findUncommitted(siteDir);
  if (problem) throw new Error(problem);
}
