import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText } from '../../content/text/readText';
import { DOCUSAURUS_BIN } from '../../content/paths/siteDir';
import { listPageFiles } from '../../plugins/shared/bundleRecord';
import { BASE_URLS } from '../../src/config/languages';
import { measureFiles, sizeAfterBrotli } from '../budgets/measureFiles';
import { BENCH_DIR } from './makeCopy';

/** The cost of one build. */
export interface BuildCost {
  seconds: number;
  /** Peak memory, in bytes. */
  memory: number;
}

const WRITE_PEAK = pathToFileURL(path.join(__dirname, 'writePeak.mjs')).href;

/**
 * Builds a site in one language and measures the build.
 * @param siteDir its folder
 * @param flags Node flags
 * @throws Error with the output if the build fails
 */
export function measureBuild(siteDir: string, flags: readonly string[] = []): BuildCost {
  const peak = path.join(BENCH_DIR, 'peak.txt');
  fs.rmSync(peak, { force: true });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, '--import', WRITE_PEAK, DOCUSAURUS_BIN, 'build', '--locale', 'en'],
    {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      env: { ...process.env, BENCH_PEAK: peak },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0)
    throw new Error(
      `The site in ${siteDir} does not build.\n${`${stdout}${stderr}`.slice(-4000)}`,
    );
  return { seconds, memory: Number(readText(peak)) };
}

/**
 * Measures what a page in a built copy of this project loads without interaction: HTML,
 * styles and scripts, in bytes after brotli. It shows how the page depends on the total
 * number of pages.
 * @param siteDir folder of the copy
 * @param page address relative to the base, such as `introduction/licensing/`
 * @throws Error if the build has no such page
 */
export async function measurePage(siteDir: string, page: string): Promise<number> {
  const files = (await listPageFiles(path.join(siteDir, '.docusaurus'))).get(
    BASE_URLS.en + page,
  );
  if (!files) throw new Error(`The build of ${siteDir} has no page ${page}.`);
  const folder = path.join(siteDir, 'build');
  const html = await readFile(path.join(folder, page, 'index.html'));
  return sizeAfterBrotli(html) + (await measureFiles(folder, files)).brotli;
}
