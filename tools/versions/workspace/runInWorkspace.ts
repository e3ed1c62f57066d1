import { spawnSync } from 'node:child_process';

/**
 * Runs Node in a workspace as if its version were the current one, and waits for its end. What it
 * says goes to the terminal.
 * @param args for Node: a script, from the root of the workspace, and what follows it
 * @param problem what it means if the run fails
 * @throws Error that says so
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
