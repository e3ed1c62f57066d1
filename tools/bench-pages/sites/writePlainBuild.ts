import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { BASE_URLS, LANGUAGES } from '../../../src/config/languages';
import { PAGE_TYPES, toAddress } from '../../budgets/pageTypes';
import { compressFiles } from '../../build/compressFiles';
import { BENCH_DIR } from '../benchDir';

/** Folders of a language that pages without scripts still need. */
const SHARED = ['assets', 'img', 'fonts'];

/**
 * Writes the measured pages without any script, to determine the lower limit of their
 * loading time. All other files are links to the build.
 * @param build the built site
 * @returns the folder
 */
export async function writePlainBuild(build: string): Promise<string> {
  const out = path.join(BENCH_DIR, 'without-scripts');
  fs.rmSync(out, { recursive: true, force: true });
  for (const type of PAGE_TYPES) {
    const file = path.join(toAddress(type), 'index.html');
    fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    const html = readText(path.join(build, file));
    fs.writeFileSync(path.join(out, file), removeScripts(html));
  }
  await compressFiles(out);
  for (const language of LANGUAGES)
    for (const name of SHARED) {
      const folder = path.join(build, BASE_URLS[language], name);
      const link = path.join(out, BASE_URLS[language], name);
      if (fs.existsSync(folder)) fs.symlinkSync(folder, link, 'junction');
    }
  return out;
}

/**
 * Removes all scripts and their preloads from a page, to measure the lower limit of its
 * loading time.
 * @param html as written by the build
 */
export const removeScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[^]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*>/gi, (link) =>
      /\brel=["']?modulepreload\b|\bas=["']?script\b/i.test(link) ? '' : link,
    );
