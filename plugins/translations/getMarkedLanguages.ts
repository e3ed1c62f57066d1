import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TABLE,
  type Language,
} from '../../src/config/languages';
import type { MarkedLanguages } from './markLanguage';

/** The `lang` values for untranslated text on a site in another language. */
export const getMarkedLanguages = (language: Language): MarkedLanguages => ({
  text: LANGUAGE_TABLE[DEFAULT_LANGUAGE].htmlLang,
  site: LANGUAGE_TABLE[language].htmlLang,
});
