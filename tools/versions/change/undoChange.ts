import fs from 'node:fs';
import path from 'node:path';
import { git, splitZeros } from './git';
import { readJournal, removeJournal } from './journal';

/**
 * Undoes an incomplete change: files that Git tracks are restored, others are removed.
 * The tree was clean before the change, so nothing else is lost.
 * @returns whether there was an incomplete change
 */
export function undoChange(siteDir: string): boolean {
  const files = readJournal(siteDir);
  if (!files) return false;
  const known = new Set(splitZeros(git(siteDir, ['ls-files', '-z'])));
  for (const file of files)
    if (!known.has(file)) removeWithFolders(siteDir, path.join(siteDir, file));
  const input = files
    .filter((file) => known.has(file))
    .map((file) => `${file}\0`)
    .join('');
  git(siteDir, ['checkout-index', '--force', '-z', '--stdin'], { input });
  removeJournal(siteDir);
  return true;
}

/** Removes a file and the folders that become empty. */
export function removeWithFolders(siteDir: string, file: string): void {
  fs.rmSync(file, { force: true });
  for (let folder = path.dirname(file); folder !== siteDir; folder = path.dirname(folder))
    if (!fs.existsSync(folder)) continue;
    else if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
    else return;
}
