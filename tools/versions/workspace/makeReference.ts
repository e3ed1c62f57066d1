import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Makes the reference of an older version of its packages, in its workspace.
 * @throws Error if it cannot be made; what is wrong is printed above
 */
export function makeReference(workspace: string, major: number): void {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('plugins', 'api-reference', 'cli.ts')],
    {
      cwd: workspace,
      stdio: 'inherit',
      env: { ...process.env, DOCS_VERSION: String(major) },
    },
  );
  if (status !== 0)
    throw new Error(
      `The reference of version ${major} could not be made. What is wrong is above.`,
    );
}
