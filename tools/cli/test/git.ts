import { spawnSync } from 'node:child_process';

/**
 * Asks git about a project.
 * @param siteDir its folder
 * @returns what it prints
 * @throws Error with its own words, or if it is not installed
 */
export function git(siteDir: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(
      `git ${args.join(' ')} failed: ${stderr?.trim() || 'is git installed?'}`,
    );
  return stdout;
}
