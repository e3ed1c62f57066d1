import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';

/**
 * The list of files that a command is changing; it exists while the change is incomplete.
 */
const getJournalFile = (siteDir: string): string =>
  path.join(siteDir, '.cache', 'version-journal.json');

/** Writes the list to disk before the first file is changed. */
export function writeJournal(siteDir: string, files: readonly string[]): void {
  const file = getJournalFile(siteDir);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // With a rename, so that an incomplete journal is never read.
  fs.writeFileSync(`${file}.new`, JSON.stringify(files), { flush: true });
  fs.renameSync(`${file}.new`, file);
}

/** @returns undefined if no change was interrupted */
export function readJournal(siteDir: string): string[] | undefined {
  const file = getJournalFile(siteDir);
  return fs.existsSync(file) ? (JSON.parse(readText(file)) as string[]) : undefined;
}

/** Marks the change as complete. */
export const removeJournal = (siteDir: string): void =>
  fs.rmSync(getJournalFile(siteDir), { force: true });
