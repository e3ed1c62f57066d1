import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages';
import { nav } from '../../src/nav';
import { compareLanguage } from '../../content/translations/compareLanguage';
import type { Node } from './Node';
import { renderStatus } from './renderStatus';

/**
 * The state of all translations, as parts of a page.
 * @param reader language of the page
 * @throws Error that names a translation whose stamps are damaged
 */
export const listTranslationStatus = (reader: Language): Node[] =>
  LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
    renderStatus(language, compareLanguage(language, nav), reader),
  );
