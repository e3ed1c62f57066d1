import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../paths/siteDir';
import { hashFiles } from './hashFiles';

/** What transforms pages, styles and scripts, and the settings that it reads. */
const FOLDERS = ['plugins', 'content', 'src/config'];

/**
 * A hash of all code that takes part in a build. The bundler knows when a module has changed,
 * and not when a loader or a plugin has, so what it keeps is of use under the same hash alone.
 * @param siteDir the project
 */
export function hashTools(siteDir: string = SITE_DIR): string {
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
  return hashFiles(files.sort());
}
