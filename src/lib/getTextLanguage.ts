import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '../config/languages';

/** What the source begins with of a page that is translated, or that is made of labels. */
const TRANSLATED = /^@site\/(?:i18n|static)\//;

/**
 * What `lang` is to say of a page's own text where it is not in the language of the site: English,
 * on pages without a translation and in the reference, but not on its pages of changes.
 * @param source where the page is written, as the framework names it
 * @param language of the site
 */
export const getTextLanguage = (source: string, language: string): string | undefined =>
  language === DEFAULT_LANGUAGE || TRANSLATED.test(source)
    ? undefined
    : LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang;
