import type { Language } from '../../../src/config/languages';
import { findTranslation } from './findTranslation';
import { readSectionedGuides, type SectionedGuide } from './readSectionedGuides';

/**
 * Reads the guides with the sections that exist in a language.
 * @param docsDir folder of the English pages
 */
export const readGuidesIn = (docsDir: string, language: Language): SectionedGuide[] =>
  readSectionedGuides(docsDir, (page) => findTranslation(docsDir, page, language));
