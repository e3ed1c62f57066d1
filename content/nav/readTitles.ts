import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { readOwnTexts } from '../texts/readOwnTexts';

const FILE = 'titles.json';

/** Titles by pathname. */
export type Titles = Readonly<Record<string, string>>;

/** Where the titles of a language are, as authors know it. */
export const titlesFileOf = (language: Language): string => `i18n/${language}/${FILE}`;

/**
 * The translated titles of the navigation. English has none: its titles are in the navigation.
 * @throws Error that names the file when it is no JSON
 */
export const readTitles = (language: Language): Titles =>
  language === DEFAULT_LANGUAGE ? {} : (readOwnTexts(language, FILE) as Titles);
