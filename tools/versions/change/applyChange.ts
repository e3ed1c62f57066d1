import fs from 'node:fs';
import path from 'node:path';
import { writeJournal } from './journal';
import { removeWithFolders, undoChange } from './undoChange';

/**
 * Moves new files from a folder into the project and removes others, without being
 * interrupted by signals. The journal is preserved; the caller removes it on completion.
 * @param from folder with the new files at their relative paths
 * @throws Error if a file cannot be written; the project is restored then
 */
export function applyChange(
  siteDir: string,
  from: string,
  { put, removed }: { put: readonly string[]; removed: readonly string[] },
): void {
  writeJournal(siteDir, [...put, ...removed]);
  try {
    for (const file of removed) removeWithFolders(siteDir, path.join(siteDir, file));
    for (const file of put) {
      const target = path.join(siteDir, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.copyFileSync(path.join(from, file), target);
    }
  } catch (error) {
    undoChange(siteDir);
    throw error;
  }
}
