import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { isOlderVersion } from '../../content/versions/isOlderVersion';
import { readOwnTexts } from '../../content/texts/readOwnTexts';

export const KEYWORDS_FILE = 'keywords.json';

/** Keywords by pathname. */
export type Keywords = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the words with which readers of a language search for a page, translated or not.
 * English has no such file: it uses the `keywords` of each page.
 * @param pathnames of all pages
 * @param read returns the file of a language
 * @throws Error listing every unknown page and every entry that is not a list of words
 */
export function readKeywords(
  language: Language,
  pathnames: readonly string[],
  read: (language: Language, file: string) => unknown = readOwnTexts,
): Keywords {
  if (language === DEFAULT_LANGUAGE) return {};
  const file = `i18n/${language}/${KEYWORDS_FILE}`;
  const known = read(language, KEYWORDS_FILE);
  if (!isRecord(known))
    throw new Error(
      `${file} is ${JSON.stringify(known)}; allowed is an object of lists of words by page.`,
    );
  const pages = new Set(pathnames);
  const problems = Object.entries(known).flatMap(([pathname, words]) => [
    ...(pages.has(pathname) || isOlderVersion()
      ? []
      : [`"${pathname}": no such page; take it out, or correct the path`]),
    ...(isWordList(words)
      ? []
      : [
          `"${pathname}": ${JSON.stringify(words)} is not allowed; allowed is a list of words, each once and none empty`,
        ]),
  ]);
  if (problems.length > 0)
    throw new Error(
      `${file} is not valid.\n${problems.map((line) => `- ${line}`).join('\n')}`,
    );
  return known as Keywords;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWordList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((word) => typeof word === 'string' && word.trim() !== '') &&
  new Set(value).size === value.length;
