import { createHash } from 'node:crypto';
import fs from 'node:fs';

/**
 * A hash of what files hold, in this order.
 * @throws Error for a file that is not there
 */
export function hashFiles(files: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(file);
    // With its length, so that no two lists of contents are one text.
    sum.update(`${content.length}\n`).update(content);
  }
  return sum.digest('hex');
}
