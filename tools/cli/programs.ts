import { spawnSync } from 'node:child_process';

/** @returns the path of a program, or undefined if it is not installed */
export function which(command: string): string | undefined {
  const { status, stdout } = spawnSync('which', [command], {
    encoding: 'utf8',
    env: process.env,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether Debian packages can be installed: by root, with apt-get. */
const canInstall = (): boolean => process.getuid?.() === 0 && Boolean(which('apt-get'));

/**
 * Installs Debian packages if possible; the caller checks the result.
 * @param options additional options for `apt-get install`
 */
export function installFromDebian(
  packages: readonly string[],
  options: readonly string[] = [],
): void {
  if (!canInstall()) return;
  console.log(`Installing from Debian (apt-get install ${packages.join(' ')}) …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', ...options, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
