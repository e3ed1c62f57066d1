import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * All files below a folder, as sorted paths from it, with slashes on every system.
 * @throws Error where the folder cannot be read
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
