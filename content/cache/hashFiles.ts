import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../paths/siteDir';

/**
 * Hashes the contents of files, in the given order.
 * @throws Error if a file does not exist
 */
export function hashFiles(files: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(file);
    // With the length, so that different lists of contents never give the same input.
    sum.update(`${content.length}\n`).update(content);
  }
  return sum.digest('hex');
}

/** The code that transforms pages, styles and scripts, and the settings it reads. */
const FOLDERS = ['plugins', 'content', 'src/config'];

/**
 * Hashes all code that takes part in a build. The bundler notices when a module changes,
 * but not when a loader or plugin does, so its cache is only valid for the same hash.
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
