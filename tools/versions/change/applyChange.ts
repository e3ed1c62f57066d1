import fs from 'node:fs';
import path from 'node:path';
import { writeJournal } from './journal';
import { removeWithFolders, undoChange } from './undoChange';

/**
 * Brings new files from a folder into the project, and takes others out, in one go: signals wait
 * until it ends. The journal stays; who goes on to the end removes it.
 * @param from folder with the new files, at their paths
 * @throws Error if a file cannot be written; then the project is as it was
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
