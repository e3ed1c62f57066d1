import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import {
  isOwnFolder,
  isSource,
} from '../../src/features/upgrade-check/engine/selectFiles';
import type {
  FileReport,
  SourceFile,
} from '../../src/features/upgrade-check/engine/model';

/** Larger files are not read, in bytes. */
const MAX_SIZE = 8_000_000;

/**
 * Reads the source files in a folder, one at a time.
 * @param root a folder, or a single file
 * @returns files, and reports about those that cannot be read
 * @throws Error if there is no such folder
 */
export function* readSources(root: string): Generator<SourceFile | FileReport> {
  const stat = fs.statSync(root, { throwIfNoEntry: false });
  if (!stat) throw new Error(`There is no folder ${root}.`);
  const files = stat.isDirectory() ? listFiles(root, '') : [''];
  for (const file of files) yield readSource(root, file);
}

/** The sources below a folder. Links are not followed, because they may lead in circles. */
function listFiles(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory())
        return isOwnFolder(entry.name) ? listFiles(root, file) : [];
      return entry.isFile() && isSource(file) ? [file] : [];
    });
}

function readSource(root: string, file: string): SourceFile | FileReport {
  const absolute = path.join(root, file);
  const name = file === '' ? path.basename(root) : file;
  const refuse = (kind: 'too large' | 'unreadable'): FileReport => ({
    file: name,
    findings: [],
    undecided: [],
    problem: { kind },
  });
  try {
    if (fs.statSync(absolute).size > MAX_SIZE) return refuse('too large');
    return { file: name, text: readText(absolute) };
  } catch {
    return refuse('unreadable');
  }
}
