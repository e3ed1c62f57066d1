import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';

/** Where the bundler keeps what it has made of a site. */
export const getCacheDir = (siteDir: string): string =>
  path.join(siteDir, 'node_modules', '.cache', 'rspack');

/**
 * Moves the bundler's cache out of the way, so that the next build makes a new one. The one that
 * was set aside before it goes: each takes gigabytes.
 * @returns where it is now, from the root of the project; undefined where there was none
 */
export async function setCacheAside(
  cacheDir = getCacheDir(SITE_DIR),
): Promise<string | undefined> {
  const aside = `${cacheDir}.damaged`;
  await fs.rm(aside, { recursive: true, force: true });
  try {
    await fs.rename(cacheDir, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return path.relative(SITE_DIR, aside);
}
