import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages';
import { nav } from '../../src/nav';
import { compareLanguage } from '../../content/translations/compareLanguage';
import type { Node } from './Node';
import { renderStatus } from './renderStatus';

/**
 * Renders the status of all translations as page content.
 * @param reader language of the page
 * @throws Error with a translation whose stamps are damaged
 */
export const listTranslationStatus = (reader: Language): Node[] =>
  LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
    renderStatus(language, compareLanguage(language, nav), reader),
  );
