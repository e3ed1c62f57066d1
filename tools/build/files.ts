import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists all files in a folder as sorted relative paths, with forward slashes.
 * @throws Error if the folder cannot be read
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Number of concurrent operations: enough to keep all cores and the disk busy. */
const AT_ONCE = 16;

/**
 * Maps files with limited concurrency.
 * @returns the results in the order of the files
 * @throws the first error of `work`
 */
export async function mapFiles<T, R>(
  files: readonly T[],
  work: (file: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < files.length) {
      const index = next;
      next += 1;
      results[index] = await work(files[index]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return results;
}
