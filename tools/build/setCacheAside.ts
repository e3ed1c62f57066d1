import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../site/paths/siteDir';

const CACHE_DIR = path.join(SITE_DIR, 'node_modules', '.cache', 'rspack');

/**
 * Moves the bundler's cache out of the way, so that the next build makes a new one. The one that
 * was set aside before it goes: each takes gigabytes.
 * @returns where it is now, from the root of the project; undefined where there was none
 */
export async function setCacheAside(cacheDir = CACHE_DIR): Promise<string | undefined> {
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
