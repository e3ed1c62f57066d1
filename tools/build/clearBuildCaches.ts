import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';

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
