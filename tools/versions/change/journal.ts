import fs from 'node:fs';
import path from 'node:path';

/** The files that a command is about to change; it is there while they are between two states. */
const getJournalFile = (siteDir: string): string =>
  path.join(siteDir, '.cache', 'version-journal.json');

/** Notes the files on disk before the first of them is changed. */
export function writeJournal(siteDir: string, files: readonly string[]): void {
  const file = getJournalFile(siteDir);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // By a rename, so that no part of a journal is ever read.
  fs.writeFileSync(`${file}.new`, JSON.stringify(files), { flush: true });
  fs.renameSync(`${file}.new`, file);
}

/** @returns undefined where no change was cut short */
export function readJournal(siteDir: string): string[] | undefined {
  const file = getJournalFile(siteDir);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[])
    : undefined;
}

/** Says that all files are in one state. */
export const removeJournal = (siteDir: string): void =>
  fs.rmSync(getJournalFile(siteDir), { force: true });
