import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { LANGUAGES } from '../../src/config/languages';
import { findLargest } from './measureFiles';
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

/** Maximum number of modules in a message. */
const MOST = 12;

/**
 * Lists the modules that grew or were added since the budgets were accepted, largest
 * growth first.
 * @returns one line per module; empty if nothing grew
 */
export function listGrowth(now: ModuleSizes, then: ModuleSizes): string[] {
  const grown = Object.entries(now)
    .map(([name, size]) => ({
      name,
      more: size - (then[name] ?? 0),
      isNew: !(name in then),
    }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  const lines = grown
    .slice(0, MOST)
    .map(({ name, more, isNew }) => `  +${more} ${name}${isNew ? ' (new)' : ''}`);
  const rest = grown.length - lines.length;
  return rest > 0 ? [...lines, `  and ${rest} more`] : lines;
}
