import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { readOwnTexts } from '../texts/readOwnTexts';

const FILE = 'titles.json';

/** Titles by pathname. */
export type Titles = Readonly<Record<string, string>>;

/** Path of the titles file of a language, for error messages. */
export const titlesFileOf = (language: Language): string => `i18n/${language}/${FILE}`;

/**
 * Reads the translated titles of the navigation. Empty for English, whose titles are in
 * the navigation itself.
 * @throws Error with the file name if it is not valid JSON
 */
export const readTitles = (language: Language): Titles =>
  language === DEFAULT_LANGUAGE ? {} : (readOwnTexts(language, FILE) as Titles);
