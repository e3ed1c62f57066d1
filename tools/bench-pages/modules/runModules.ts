/**
 * `npm run bench:pages -- --modules`: lists the content of a text page's scripts and of
 * the largest other ones, by package and by project folder. It builds the English site
 * with source maps into the cache, which takes as long as a regular build.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { SourceMapInput } from '@jridgewell/trace-mapping';
import { readText } from '../../../content/text/readText';
import {
  listPageFiles,
  SOURCE_MAPS_VARIABLE,
} from '../../../plugins/shared/bundleRecord';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { BASE_URLS, DEFAULT_LANGUAGE } from '../../../src/config/languages';
import { lockBuild } from '../../build/lockBuild';
import { runLanguages } from '../../build/runLanguages';
import { sizeAfterBrotli } from '../../budgets/measureFiles';
import { getDocusaurusArgs } from '../../cli/getDocusaurusArgs';
import { countBytes } from './countBytes';
import { renderScript } from './renderScript';

/** Ignored by Git, removed by `npm run clear`. */
const OUTPUT = path.join(SITE_DIR, '.cache', 'bench-modules');
const GENERATED = '.docusaurus/bench-modules';

/** A page with only text, whose scripts are those of every page. */
const TEXT_PAGE = `${BASE_URLS[DEFAULT_LANGUAGE]}introduction/licensing/`;

/** Number of other scripts to show. */
const LARGEST = 8;

const build = (): Promise<void> =>
  runLanguages([
    {
      language: DEFAULT_LANGUAGE,
      args: getDocusaurusArgs([
        ...['build', '--locale', DEFAULT_LANGUAGE],
        ...['--out-dir', OUTPUT],
      ]),
      env: {
        [SOURCE_MAPS_VARIABLE]: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      },
    },
  ]);

function describe(file: string, name: string): string {
  const content = fs.readFileSync(path.join(OUTPUT, file));
  const map = readText(path.join(OUTPUT, `${file}.map`));
  return renderScript({
    name,
    brotli: sizeAfterBrotli(content),
    sources: countBytes(content.toString(), JSON.parse(map) as SourceMapInput),
  });
}

export async function runModules(): Promise<void> {
  const unlock = await lockBuild();
  try {
    await build();
  } finally {
    await unlock();
  }
  const pages = await listPageFiles(path.join(SITE_DIR, GENERATED));
  const own = (pages.get(TEXT_PAGE) ?? []).filter((file) => file.endsWith('.js'));
  const others = fs
    .readdirSync(path.join(OUTPUT, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/js/${name}`)
    .filter((file) => !own.includes(file))
    .map((file) => ({ file, size: fs.statSync(path.join(OUTPUT, file)).size }))
    .sort((a, b) => b.size - a.size)
    .slice(0, LARGEST);
  const tables = [
    ...own.map((file) => describe(file, `${file}, on every page of text`)),
    ...others.map(({ file }) => describe(file, file)),
  ];
  console.log(`\n${tables.join('\n\n')}`);
}
