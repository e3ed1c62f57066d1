import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { NO_PEERS } from '../../install/installFrozen';
import { LOCKFILE, updateLockfile } from './updateLockfile';

/**
 * Writes the lockfile of a frozen version: npm reduces that of the project to the
 * packages of the version, which so keep the versions of their dependencies.
 * @param siteDir folder of the project, or of its copy
 * @param folder the folder in it that has the package.json of the version
 * @throws Error if npm fails
 */
export async function freezeLockfile(siteDir: string, folder: string): Promise<void> {
  const lockfile = JSON.parse(readText(path.join(siteDir, LOCKFILE))) as {
    packages: Record<string, object>;
  };
  const packages = Object.entries(lockfile.packages).filter(([name]) => name !== '');
  const target = path.join(siteDir, folder);
  fs.writeFileSync(
    path.join(target, LOCKFILE),
    JSON.stringify({ lockfileVersion: 3, packages: Object.fromEntries(packages) }),
  );
  await updateLockfile(target, NO_PEERS);
}
