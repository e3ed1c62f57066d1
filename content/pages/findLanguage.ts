import path from 'node:path';
import { DEFAULT_LANGUAGE, toLanguage, type Language } from '../../src/config/languages';

/**
 * The language that a page is written in, by its place.
 * @throws Error for a translation into a language that the table of languages does not have
 */
export function findLanguage(pageFile: string, siteDir: string): Language {
  const [root, code = ''] = path.relative(siteDir, pageFile).split(path.sep);
  return root === 'i18n' ? toLanguage(code) : DEFAULT_LANGUAGE;
}
