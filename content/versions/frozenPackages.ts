import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';
import { SITE_DIR } from '../paths/siteDir';
import { getProjectDir } from './getProjectDir';

/**
 * Folder with the `package.json` and the lockfile of a frozen version. It is not in that
 * of its pages, because tests of the migration guides use the packages of archived
 * versions, too.
 */
export const getPackagesDir = (projectDir: string, major: number | string): string =>
  path.join(projectDir, `versioned_packages/version-${major}`);

/**
 * Folder into which `installFrozen` installs them; ignored by Git. React is not in it: it
 * is that of the project, which renders the demos.
 */
export const getFrozenDir = (projectDir: string, major: number | string): string =>
  path.join(projectDir, '.cache/frozen', String(major));

/** Folder of an installed package of a frozen version; a workspace uses the project's. */
export const resolveFrozen = (
  major: number | string,
  name: string,
  siteDir: string = SITE_DIR,
): string => path.join(getFrozenDir(getProjectDir(siteDir), major), 'node_modules', name);

/** Versions of the packages of a frozen version, by name; none if it is not frozen. */
export function readFrozenPackages(
  major: number | string,
  siteDir: string = SITE_DIR,
): Record<string, string> {
  const folder = getPackagesDir(getProjectDir(siteDir), major);
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return {};
  return (JSON.parse(readText(file)) as { dependencies: Record<string, string> })
    .dependencies;
}
