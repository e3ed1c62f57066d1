import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { PACKAGES } from '../../plugins/api-reference/constants';
import { getPackagesDir } from '../../content/versions/frozenPackages';
import { installFrozen } from '../install/installFrozen';
import { packMajor } from './packMajor';

/** Where tarballs are unpacked; ignored by git. */
const CACHE = '.cache/packages';

/**
 * Finds the folder whose `node_modules` has the packages specified by an argument.
 * @param argument a major such as `7`, or a folder; a frozen major has its own versions
 * @param pack downloads another major
 * @param install installs a frozen major
 * @throws Error if it is neither, or if the folder has no documented package
 */
export function findRoot(
  argument: string,
  siteDir: string,
  pack: typeof packMajor = packMajor,
  install: typeof installFrozen = installFrozen,
): string {
  if (/^\d+$/.test(argument)) {
    if (readMajor(siteDir) === argument) return siteDir;
    return fs.existsSync(getPackagesDir(siteDir, argument))
      ? install(siteDir, argument)
      : pack(argument, path.join(siteDir, CACHE));
  }
  const folder = path.resolve(argument);
  if (!fs.existsSync(folder))
    throw new Error(
      `api --diff: "${argument}" is neither a major such as 7 nor a folder that exists.`,
    );
  const root = path.basename(folder) === 'node_modules' ? path.dirname(folder) : folder;
  if (readMajor(root) === null)
    throw new Error(
      `api --diff: ${path.join(root, 'node_modules')} has none of the documented packages. Install them there, or give a major.`,
    );
  return root;
}

/** The major of the packages in a folder; null if there are none. */
function readMajor(root: string): string | null {
  for (const { name } of PACKAGES) {
    const file = path.join(root, 'node_modules', name, 'package.json');
    if (!fs.existsSync(file)) continue;
    const { version } = JSON.parse(readText(file)) as { version: string };
    return version.split('.')[0] ?? null;
  }
  return null;
}
