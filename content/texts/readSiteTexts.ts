import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import type { SiteTexts } from '../../src/types/siteTexts';
import { fillTexts } from './fillTexts';
import { readOwnTexts } from './readOwnTexts';

export const SITE_TEXTS_FILE = 'build.json';

const known = new Map<string, SiteTexts>();

/**
 * Reads the texts that the build uses outside React, in one language; cached.
 * @throws Error with the file name if it is not valid JSON
 */
export function readSiteTexts(language: Language): SiteTexts {
  const found = known.get(language);
  if (found) return found;
  const english = readOwnTexts(DEFAULT_LANGUAGE, SITE_TEXTS_FILE) as unknown as SiteTexts;
  const texts = fillTexts(english, readOwnTexts(language, SITE_TEXTS_FILE));
  known.set(language, texts);
  return texts;
}
