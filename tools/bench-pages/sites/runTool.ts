import { spawnSync } from 'node:child_process';

/**
 * Runs a site's builder with the Node that runs this.
 * @param script its command line
 * @throws Error with what it printed, if it fails
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
