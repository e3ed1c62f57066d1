import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { runChild } from '../../cli/children';

export const LOCKFILE = 'package-lock.json';
/** A lockfile with hosts only works with that registry. */
const HOST = '"resolved":';

/**
 * Makes npm update the lockfile for package.json without installing packages.
 * @param options of npm
 * @throws Error if the registry cannot be reached or lacks a package, or if its host
 *   was written to the file
 */
export async function updateLockfile(
  folder: string,
  ...options: readonly string[]
): Promise<void> {
  const file = path.join(folder, LOCKFILE);
  const hadHosts = readText(file).includes(HOST);
  const args = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await runChild(
    [
      ...['npm', 'install', ...args, ...options],
      ...['--omit-lockfile-registry-resolved', '--loglevel=error'],
    ],
    { cwd: folder },
  );
  if (code !== 0)
    throw new Error(
      `npm could not write ${LOCKFILE}; what it says is above. Check that it reaches its registry (npm ping), then cut again.`,
    );
  if (!hadHosts && readText(file).includes(HOST))
    throw new Error(
      `npm wrote addresses of its registry into ${LOCKFILE}. Update npm: npm install --global npm@latest`,
    );
}
