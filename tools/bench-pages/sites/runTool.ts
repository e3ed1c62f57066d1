import { spawnSync } from 'node:child_process';

/**
 * Runs the build script of a site with the current Node.
 * @param script path of the script
 * @throws Error with its output if it fails
 */
export function runTool(
  script: string,
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Error(`The site in ${folder} does not build.\n${stdout}${stderr}`);
}
