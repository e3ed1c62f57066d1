import fs from 'node:fs/promises';
import path from 'node:path';
import { BUILD_DIR } from '../../content/paths/siteDir';
import { measureFiles, sizeAfterBrotli } from './measureFiles';
import { type PageType, toAddress } from './pageTypes';
import type { Build } from './readBuild';

/** Bytes after brotli that a page loads without interaction. */
export interface PageSizes {
  script: number;
  css: number;
  html: number;
  /** Size of the font files, which are already compressed. */
  font: number;
  total: number;
}

/** @throws Error if the build has no such page */
export async function measurePage(
  { folder, pages }: Build,
  type: PageType,
): Promise<PageSizes> {
  const files = pages.get(toAddress(type));
  if (!files)
    throw new Error(
      `The build has no page ${toAddress(type)}. Name another page for "${type.name}" in tools/budgets/pageTypes.ts.`,
    );
  const measure = async (names: readonly string[]): Promise<number> =>
    (await measureFiles(folder, names)).brotli;
  const script = await measure(files.filter((name) => name.endsWith('.js')));
  const css = await measure(files.filter((name) => name.endsWith('.css')));
  const text = await fs.readFile(path.join(folder, type.path, 'index.html'));
  const html = sizeAfterBrotli(text);
  const font = (await measureFiles(BUILD_DIR, listFonts(text.toString()))).raw;
  return { script, css, html, font, total: script + css + html + font };
}

const PRELOADS = /<link\b[^>]*\brel=["']?preload\b[^>]*>/gi;
const ADDRESS = /\bhref=["']?([^"'\s>]+)/i;

/**
 * Lists the fonts that are referenced in the HTML of a page.
 * @param html as written by the build
 * @returns paths from the root of the host
 */
export const listFonts = (html: string): string[] =>
  (html.match(PRELOADS) ?? [])
    .filter((link) => /\bas=["']?font\b/i.test(link))
    .flatMap((link) => ADDRESS.exec(link)?.[1] ?? []);
