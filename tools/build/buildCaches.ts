import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';

/** Cache folder of the bundler for a site. */
export const getCacheDir = (siteDir: string): string =>
  path.join(siteDir, 'node_modules', '.cache', 'rspack');

/**
 * Moves the bundler cache out of the way, so that the next build creates a new one. The
 * previously isolated cache is deleted, because each takes gigabytes.
 * @returns its new path, relative to the project root; undefined if there was no cache
 */
export async function isolateCache(
  cacheDir = getCacheDir(SITE_DIR),
): Promise<string | undefined> {
  const isolated = `${cacheDir}.damaged`;
  await fs.rm(isolated, { recursive: true, force: true });
  try {
    await fs.rename(cacheDir, isolated);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return path.relative(SITE_DIR, isolated);
}

/** Cache folders of Docusaurus, the bundler and our plugins. */
const CACHE_FOLDERS = [
  '.docusaurus',
  'node_modules/.cache',
  '.cache/kept',
  '.cache/playground',
];

/**
 * Removes all caches of earlier builds, for a cold build.
 * @param siteDir the project
 */
export async function clearBuildCaches(siteDir = SITE_DIR): Promise<void> {
  await Promise.all(
    CACHE_FOLDERS.map((name) =>
      fs.rm(path.join(siteDir, name), { recursive: true, force: true }),
    ),
  );
}
