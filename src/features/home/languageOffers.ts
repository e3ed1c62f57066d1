import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../config/languages';

interface LanguageOfferTexts {
  /** Name of the line, for screen readers. */
  name: string;
  text: string;
  link: string;
  decline: string;
}

/**
 * Texts that offer a language, in that language: the reader sees them on a page in
 * another one. A language without texts is not offered.
 */
export const LANGUAGE_OFFERS: Partial<Record<Language, LanguageOfferTexts>> = {
  zh: {
    name: '语言',
    text: '本站有简体中文版。',
    link: '切换到中文',
    decline: '不再提示',
  },
};

/**
 * @param preferred the languages of the browser, the most preferred first
 * @returns the first of them that the site has, if it can be offered
 */
export function findOfferedLanguage(preferred: readonly string[]): Language | undefined {
  const known = preferred
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((code) => LANGUAGES.find((each) => each === code))
    .find((code) => code !== undefined);
  return known !== DEFAULT_LANGUAGE && known && LANGUAGE_OFFERS[known]
    ? known
    : undefined;
}
