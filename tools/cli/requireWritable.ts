import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Looks whether files can be made in a folder, which need not exist yet. In a folder that is
 * read-only, making one says that something does not exist, which helps nobody.
 * @throws the system's error, with its code and the folder, for `describeError`
 */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await fs.access(folder, fs.constants.W_OK);
  } catch (error) {
    const parent = path.dirname(folder);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || parent === folder) throw error;
    await requireWritable(parent);
  }
}
