import fs from 'node:fs';
import path from 'node:path';
import {
  BUNDLE_RECORD_FILE,
  type BundleRecord,
  type RecordedChunk,
} from '../../../plugins/shared/bundleRecord';
import { BUILD_DIR, SITE_DIR } from '../../../content/paths/siteDir';
import { BASE_URLS, type Language } from '../../../src/config/languages';

/** The generated files of the production build of a language. */
export const getGeneratedDir = (language: Language): string =>
  path.join(SITE_DIR, '.docusaurus', `build-${language}`);

/** @throws Error if there is no build */
export function readGenerated(language: Language, file: string): string {
  const name = path.join(getGeneratedDir(language), file);
  if (fs.existsSync(name)) return fs.readFileSync(name, 'utf8');
  throw new Error(
    `${path.relative(SITE_DIR, name)} is missing. Make a build first: npm run build`,
  );
}

/** A file of the built site, by its path below the language's base. */
export const readBuilt = (language: Language, file: string): string =>
  fs.readFileSync(path.join(BUILD_DIR, BASE_URLS[language], file), 'utf8');

/** The modules in each script of a language. */
export const readChunks = (language: Language): RecordedChunk[] =>
  (JSON.parse(readGenerated(language, BUNDLE_RECORD_FILE)) as BundleRecord).chunks;

/** The chunks that contain a module of that name. */
export const findChunks = (
  chunks: readonly RecordedChunk[],
  pattern: RegExp,
): RecordedChunk[] =>
  chunks.filter(({ modules }) => modules.some((name) => pattern.test(name)));

/** Modules that every page loads. */
export const listEntryModules = (chunks: readonly RecordedChunk[]): string[] =>
  chunks.filter(({ isEntry }) => isEntry).flatMap(({ modules }) => modules);

/** Text of a chunk's scripts. */
export const readScripts = (language: Language, { files }: RecordedChunk): string =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readBuilt(language, file))
    .join('\n');
