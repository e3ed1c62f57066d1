import { spawnSync } from 'node:child_process';

/**
 * Runs Node in a workspace as if its version were the current one, and waits until it
 * exits. Its output is printed.
 * @param args Node arguments: a script, relative to the root of the workspace, and its
 *   arguments
 * @param problem the error message if it fails
 * @throws Error with that message
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
  if (status !== 0)
    throw new Error(`Version ${major}: ${problem} What is wrong is above.`);
}
