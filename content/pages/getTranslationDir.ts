import path from 'node:path';
import type { Language } from '../../src/config/languages';

/** The folder in which Docusaurus looks for translations of the pages in `docsDir`. */
export const getTranslationDir = (docsDir: string, language: Language): string =>
  path.join(docsDir, `../i18n/${language}/docusaurus-plugin-content-docs/current`);
