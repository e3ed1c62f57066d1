import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readTextAsync } from '../../../content/text/readText';
import { outlinePage } from '../../../content/pages/outlinePage';

/**
 * Hashes watched files so that editing a sentence does not change the hash: pages by
 * their outline, other files by their modification time.
 * @param patterns relative to the project root, as returned by `getPathsToWatch`
 */
export async function hashOutlines(
  patterns: readonly string[],
  siteDir: string,
): Promise<string> {
  const files = (await Globby([...patterns], { cwd: siteDir })).sort();
  const parts = await Promise.all(
    files.map(async (file) => {
      const target = path.resolve(siteDir, file);
      const state = file.endsWith('.mdx')
        ? outlinePage(await readTextAsync(target))
        : `${(await fs.stat(target)).mtimeMs}`;
      return `${file}\n${state}\n`;
    }),
  );
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
