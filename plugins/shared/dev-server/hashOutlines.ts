import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { outlinePage } from '../../../content/pages/outlinePage';

/**
 * A key of watched files that an edited sentence leaves the same: of a page its outline counts,
 * of any other file when it was written.
 * @param patterns from the root of the project, as `getPathsToWatch` lists them
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
        ? outlinePage(await fs.readFile(target, 'utf8'))
        : `${(await fs.stat(target)).mtimeMs}`;
      return `${file}\n${state}\n`;
    }),
  );
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
