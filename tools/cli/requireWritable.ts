import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Checks whether files can be created in a folder, which need not exist yet. For a folder
 * in a read-only location, the error of creating it would misleadingly say that a path
 * does not exist.
 * @throws the system error, with its code and the folder, for `describeError`
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
