import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '../config/languages';

/** What the source of a translated page begins with. */
const TRANSLATED = '@site/i18n/';

/**
 * What `lang` is to say of a page's own text where it is not in the language of the site: English,
 * on pages without a translation and in the reference.
 * @param source where the page is written, as the framework names it
 * @param language of the site
 */
export const getTextLanguage = (source: string, language: string): string | undefined =>
  language === DEFAULT_LANGUAGE || source.startsWith(TRANSLATED)
    ? undefined
    : LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang;
