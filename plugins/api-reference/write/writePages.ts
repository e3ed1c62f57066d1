import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { OUTPUT_FOLDER } from '../constants';

/** Contents by path in the output folder. */
export type Files = ReadonlyMap<string, string>;

/**
 * Compares files with the files on disk.
 * @returns paths of missing, different and obsolete files, sorted
 */
export function findDifferences(root: string, files: Files): string[] {
  const folder = path.join(root, OUTPUT_FOLDER);
  const present = fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
    : [];
  const stale = present.filter((file) => !files.has(file));
  const changed = [...files].flatMap(([file, content]) => {
    const target = path.join(folder, file);
    return fs.existsSync(target) && readText(target) === content ? [] : [file];
  });
  return [...stale, ...changed].sort();
}

/**
 * Stage 5: replaces the output folder. The files are first written to a temporary folder,
 * which then replaces it, so that readers see either all old or all new files.
 * @returns paths that were different before
 */
export function writePages(root: string, files: Files): string[] {
  const differences = findDifferences(root, files);
  if (differences.length === 0) return [];
  const folder = path.join(root, OUTPUT_FOLDER);
  const scratch = path.join(root, '.cache', `api-${process.pid}`);
  const next = path.join(scratch, 'next');
  const previous = path.join(scratch, 'previous');
  try {
    for (const [file, content] of files) {
      const target = path.join(next, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, content);
    }
    swap(folder, next, previous);
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  return differences;
}

function swap(folder: string, next: string, previous: string) {
  const existed = fs.existsSync(folder);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  if (existed) fs.renameSync(folder, previous);
  try {
    fs.renameSync(next, folder);
  } catch (error) {
    if (existed) fs.renameSync(previous, folder);
    throw error;
  }
}
