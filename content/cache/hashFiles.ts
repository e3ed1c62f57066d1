import { createHash } from 'node:crypto';
import fs from 'node:fs';

/**
 * Hashes the contents of files, in the given order.
 * @throws Error if a file does not exist
 */
export function hashFiles(files: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(file);
    // With the length, so that different lists of contents never give the same input.
    sum.update(`${content.length}\n`).update(content);
  }
  return sum.digest('hex');
}
