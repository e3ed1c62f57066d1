import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { LANGUAGES } from '../../src/config/languages';
import { findLargest } from './findLargest';
import { findSearchFiles } from './findSearchFiles';
import { PAGE_TYPES, toAddress } from './pageTypes';
import { readBuild } from './readBuild';

/** Source sizes in bytes, by module path relative to the project root. */
export type ModuleSizes = Record<string, number>;

/**
 * Lists the modules of all scripts with a budget, with the sizes of their sources: the
 * scripts are minified and bundled, so the sources best show what has grown.
 * @throws Error if there is no build
 */
export async function listModules(): Promise<ModuleSizes> {
  const names = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { folder, pages, chunks } = await readBuild(language);
      const largest = await findLargest(path.join(folder, 'assets/js'));
      const files = new Set([
        ...PAGE_TYPES.flatMap((type) => pages.get(toAddress(type)) ?? []),
        ...findSearchFiles(chunks),
        `assets/js/${largest}`,
      ]);
      return chunks
        .filter((chunk) => chunk.files.some((file) => files.has(file)))
        .flatMap(({ modules }) => modules);
    }),
  );
  const unique = [...new Set(names.flat().map((name) => name.replace(/[?!].*$/, '')))];
  const sizes = await Promise.all(
    unique.sort().map(async (name) => {
      const stats = await fs.stat(path.join(SITE_DIR, name)).catch(() => undefined);
      return [name, stats?.size ?? 0] as const;
    }),
  );
  return Object.fromEntries(sizes);
}
