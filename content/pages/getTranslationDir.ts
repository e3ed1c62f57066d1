import path from 'node:path';
import type { Language } from '../../src/config/languages';

/** Where Docusaurus looks for the pages of `docsDir` in another language. */
export const getTranslationDir = (docsDir: string, language: Language): string =>
  path.join(docsDir, `../i18n/${language}/docusaurus-plugin-content-docs/current`);
