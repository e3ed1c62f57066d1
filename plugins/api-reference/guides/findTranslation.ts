import fs from 'node:fs';
import path from 'node:path';
import { getTranslationDir } from '../../../content/pages/getTranslationDir';
import type { Language } from '../../../src/config/languages';

/**
 * Finds the translation of a guide.
 * @param docsDir folder of the documentation
 * @param page path of the guide, relative to `docsDir`
 * @returns undefined if there is no translation
 */
export function findTranslation(
  docsDir: string,
  page: string,
  language: Language,
): string | undefined {
  const file = path.join(getTranslationDir(docsDir, language), page);
  return fs.existsSync(file) ? file : undefined;
}
