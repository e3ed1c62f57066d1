import path from 'node:path';
import { DEFAULT_LANGUAGE, toLanguage, type Language } from '../../src/config/languages';

/**
 * Returns the language of a page, based on its path.
 * @throws Error if the page is a translation into an unknown language
 */
export function findLanguage(pageFile: string, siteDir: string): Language {
  const [root, code = ''] = path.relative(siteDir, pageFile).split(path.sep);
  return root === 'i18n' ? toLanguage(code) : DEFAULT_LANGUAGE;
}
