import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import {
  BASE_URLS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '../../../src/config/languages';

const BUILD_DIR = path.join(SITE_DIR, 'build');
const DOCS = 'docs';

/**
 * The language of a page of the site.
 * @throws Error for a path that belongs to no language
 */
export function languageOf(pathname: string): Language {
  const language = LANGUAGES.find((each) => pathname.startsWith(BASE_URLS[each]));
  if (!language)
    throw new Error(`${pathname} is below no language of src/config/languages.ts.`);
  return language;
}

/** The source files of a guide; paths are relative to the root of the project. */
export interface PageSource {
  language: Language;
  /** Contains the demos of the page, in all languages. */
  folder: string;
  /** The English text. */
  original: string;
  /** The translation, if the page has one. */
  translation: string | undefined;
}

/**
 * Finds the source of a guide by the id that Docusaurus writes into its HTML.
 * @param pathname such as `/x/react-charts/bars/`
 * @returns undefined for a page without a source in docs/
 */
export function findPageSource(pathname: string): PageSource | undefined {
  const html = fs.readFileSync(path.join(BUILD_DIR, pathname, 'index.html'), 'utf8');
  const id = /<html[^>]*\bdocs-doc-id-([^\s"'>]+)/.exec(html)?.[1];
  if (!id) return undefined;
  const language = languageOf(pathname);
  const original = path.join(DOCS, `${id}.mdx`);
  const translation = path.join(
    'i18n',
    language,
    'docusaurus-plugin-content-docs/current',
    `${id}.mdx`,
  );
  const isTranslated =
    language !== DEFAULT_LANGUAGE && fs.existsSync(path.join(SITE_DIR, translation));
  return {
    language,
    folder: path.dirname(original),
    original,
    translation: isTranslated ? translation : undefined,
  };
}

/** The tags of a text that show a demo: `<Demo name="BasicBars" height={300} />`. */
const listDemoTags = (text: string): string[] =>
  [...text.matchAll(/<(?:Demo|ProductCard)\b[^>]*>/g)].map(([tag]) =>
    tag.replace(/\s+/g, ' '),
  );

const readDemoTags = (file: string): string[] =>
  listDemoTags(fs.readFileSync(path.join(SITE_DIR, file), 'utf8'));

/**
 * Demos of a translated page that the English page does not show, or shows with other
 * options. The others are the same components in both languages and are tested there.
 */
export function listOwnDemos({ original, translation }: PageSource): string[] {
  if (!translation) return [];
  const known = new Set(readDemoTags(original));
  return readDemoTags(translation).filter((tag) => !known.has(tag));
}
