import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '../config/languages';

/** Prefix of the source of a page that is translated or made of labels. */
const TRANSLATED = /^@site\/(?:i18n|static)\//;

/**
 * The `lang` of a page's own text if it differs from the site's language: English, on
 * untranslated pages and in the reference except for its pages of changes.
 * @param source the page's file, as the framework names it
 * @param language of the site
 */
export const getTextLanguage = (source: string, language: string): string | undefined =>
  language === DEFAULT_LANGUAGE || TRANSLATED.test(source)
    ? undefined
    : LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang;
