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
