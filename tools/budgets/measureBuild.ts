import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { listPageFiles } from '../../plugins/bundle-size/listPageFiles';
import { BUILD_DIR, SITE_DIR } from '../../site/paths/siteDir';
import { BASE_URLS, LANGUAGES, type Language } from '../../src/config/languages';

/** Raw bytes, and those after brotli. */
export interface Size {
  raw: number;
  brotli: number;
}

export const MEASURED = ['runtime', 'main', 'shell', 'css'] as const;

/** What a page without demos loads, and how many scripts there are in all. */
export type BuildSizes = Record<(typeof MEASURED)[number], Size> & { chunks: number };

export type SiteSizes = Record<Language, BuildSizes>;

/** A page of text alone: its scripts are the shell. */
const TEXT_PAGE = 'introduction/licensing/';

/**
 * Measures `build/`.
 * @throws Error if there is no build, or the text page loads other files than is known
 */
export async function measureBuild(): Promise<SiteSizes> {
  const sizes = await Promise.all(
    LANGUAGES.map(async (language) => [language, await measureLanguage(language)]),
  );
  return Object.fromEntries(sizes) as SiteSizes;
}

async function measureLanguage(language: Language): Promise<BuildSizes> {
  const page = BASE_URLS[language] + TEXT_PAGE;
  const folder = path.join(BUILD_DIR, BASE_URLS[language]);
  const pages = await listPageFiles(
    path.join(SITE_DIR, '.docusaurus', `build-${language}`),
  );
  const files = pages.get(page) ?? [];
  const find = (part: string): string[] => {
    const found = files.filter((name) => name.includes(part));
    if (found.length === 1) return found;
    throw new Error(
      `${page} loads ${files.join(', ') || 'nothing'}; expected was one file with ${part} in its name. If that is meant, change tools/budgets/measureBuild.ts.`,
    );
  };
  const measure = async (names: string[]): Promise<Size> => {
    const contents = await Promise.all(
      names.map((name) => fs.readFile(path.join(folder, name))),
    );
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
    return {
      raw: sum(contents.map(({ length }) => length)),
      brotli: sum(contents.map(sizeAfterBrotli)),
    };
  };
  const scripts = await fs.readdir(path.join(folder, 'assets/js'));
  return {
    runtime: await measure(find('/runtime~main.')),
    main: await measure(find('/main.')),
    shell: await measure(files.filter((name) => name.endsWith('.js'))),
    css: await measure(files.filter((name) => name.endsWith('.css'))),
    chunks: scripts.filter((name) => name.endsWith('.js')).length,
  };
}

const sizeAfterBrotli = (content: Buffer): number =>
  zlib.brotliCompressSync(content, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 },
  }).length;
