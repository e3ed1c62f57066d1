import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { getTranslationDir } from '../pages/getTranslationDir';
import { SITE_DIR } from '../paths/siteDir';
import { readOwnFields } from '../translations/readOwnFields';
import { readNavTexts } from './readNavTexts';

/** Titles by pathname. */
export type Titles = Readonly<Record<string, string>>;

/**
 * Reads the translated titles of the navigation: those of pages from their front matter,
 * the others from the file for entries without a page. Empty for English, whose titles
 * are in the navigation itself.
 * @throws Error with a file that is damaged
 */
export function readTitles(language: Language): Titles {
  if (language === DEFAULT_LANGUAGE) return {};
  const folder = getTranslationDir(path.join(SITE_DIR, 'docs'), language);
  const titles: Record<string, string> = { ...readNavTexts(folder).titles };
  for (const [id, { sidebar_label: label, title }] of readOwnFields(folder)) {
    const own = label ?? title;
    if (own) titles[getPathnameOfDoc(id)] = own;
  }
  return titles;
}
