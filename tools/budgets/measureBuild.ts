import fs from 'node:fs/promises';
import path from 'node:path';
import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';
import { findLargest, measureFiles, type Size } from './measureFiles';
import { findSearchFiles } from './findSearchFiles';
import { measurePage, type PageSizes } from './measurePage';
import { PAGE_TYPES } from './pageTypes';
import { readBuild, type Build } from './readBuild';

export const MEASURED = [
  'runtime',
  'main',
  'shell',
  'css',
  'search',
  'searchIndex',
  'largest',
] as const;

/**
 * Sizes of the scripts, styles and pages of a language, and its total number of scripts.
 */
export type BuildSizes = Record<(typeof MEASURED)[number], Size> & {
  /** By name of the page type. */
  pages: Record<string, PageSizes>;
  chunks: number;
};

export type SiteSizes = Record<Language, BuildSizes>;

/** A page with only text, whose scripts are the shell. */
const TEXT_PAGE = 'introduction/licensing/';

/**
 * Measures `build/`.
 * @throws Error if there is no build, or the text page loads unexpected files
 */
export async function measureBuild(): Promise<SiteSizes> {
  const sizes = await Promise.all(
    LANGUAGES.map(async (language) => [
      language,
      await measureLanguage(await readBuild(language)),
    ]),
  );
  return Object.fromEntries(sizes) as SiteSizes;
}

async function measureLanguage(build: Build): Promise<BuildSizes> {
  const { folder, language, chunks } = build;
  const page = BASE_URLS[language] + TEXT_PAGE;
  const files = build.pages.get(page) ?? [];
  const find = (part: string): string[] => {
    const found = files.filter((name) => name.includes(part));
    if (found.length === 1) return found;
    throw new Error(
      `${page} loads ${files.join(', ') || 'nothing'}; expected was one file with ${part} in its name. If that is meant, change tools/budgets/measureBuild.ts.`,
    );
  };
  const measure = (names: readonly string[]) => measureFiles(folder, names);
  const scripts = await fs.readdir(path.join(folder, 'assets/js'));
  const indexes = await fs.readdir(path.join(folder, 'assets/search'));
  const pages = PAGE_TYPES.filter((type) => type.language === language);
  return {
    runtime: await measure(find('/runtime~main.')),
    main: await measure(find('/main.')),
    shell: await measure(files.filter((name) => name.endsWith('.js'))),
    css: await measure(files.filter((name) => name.endsWith('.css'))),
    search: await measure(findSearchFiles(chunks)),
    searchIndex: await measure(
      indexes
        .filter((name) => /^index\..*\.json$/.test(name))
        .map((name) => `assets/search/${name}`),
    ),
    largest: await measure([
      `assets/js/${await findLargest(path.join(folder, 'assets/js'))}`,
    ]),
    pages: Object.fromEntries(
      await Promise.all(
        pages.map(async (type) => [type.name, await measurePage(build, type)]),
      ),
    ),
    chunks: scripts.filter((name) => name.endsWith('.js')).length,
  };
}
