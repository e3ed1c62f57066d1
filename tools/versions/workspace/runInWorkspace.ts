import { spawnSync } from 'node:child_process';

/**
 * Runs a Node program in the workspace of an older version, as if that version were the current
 * one. What it prints is shown.
 * @param args of Node: the program, and its arguments; paths are those of the workspace
 * @param problem what to say if it fails
 * @throws Error with the problem
 */
export function runInWorkspace(
  workspace: string,
  major: number,
  args: readonly string[],
  problem: string,
): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: workspace,
    stdio: 'inherit',
    env: { ...process.env, DOCS_VERSION: String(major) },
  });
  if (status !== 0) throw new Error(problem);
}
