import fs from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '../../../src/config/languages';
import { getTranslationDir } from '../../../content/pages/getTranslationDir';
import { SITE_DIR } from '../../../content/paths/siteDir';

const DOCS_DIR = path.join(SITE_DIR, 'docs');

const isReference = (file: string): boolean =>
  path.relative(DOCS_DIR, file).split(path.sep)[0] === 'api';

const listFiles = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !isReference(file))
    .sort();

/** Path as shown to authors: from the root of the project, with slashes. */
export const showPath = (file: string): string =>
  path.relative(SITE_DIR, file).split(path.sep).join('/');

/** Written pages, without those of the API reference. */
export const listEnglishPages = (): string[] => listFiles(DOCS_DIR, /\.mdx$/);
/** Translated pages, in all languages or in one, without partials. */
export const listTranslatedPages = (
  languages: readonly Language[] = LANGUAGES,
): string[] =>
  languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => getTranslationDir(DOCS_DIR, language))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => listFiles(folder, /^(?:.*[\\/])?[^_\\/][^\\/]*\.mdx$/));

/** Data of tables: `docs/<product>/<topic>/<name>.comparison.json`. */
export const listComparisons = (): string[] => listFiles(DOCS_DIR, /\.comparison\.json$/);

/** All TypeScript files of the demos, including helpers and variants, by folder. */
export function listDemoSources(): [folder: string, files: string[]][] {
  const folders = new Map<string, string[]>();
  for (const file of listFiles(DOCS_DIR, /(?<!\.d)\.tsx?$/)) {
    const folder = showPath(path.dirname(file));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders];
}
