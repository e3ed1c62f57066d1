import { DEFAULT_LANGUAGE, type Language } from '../../src/config/languages';
import type { SiteTexts } from '../../src/types/siteTexts';
import { readOwnTexts, type TextGroup } from './readOwnTexts';

/**
 * Fills missing texts of a language with the English ones. Texts that English does not
 * have are dropped, because nothing would show them.
 */
function fillTexts<T extends object>(english: T, own: TextGroup): T {
  const filled = Object.entries(english).map(([key, text]: [string, unknown]) => {
    const mine = Object.hasOwn(own, key) ? own[key] : undefined;
    if (typeof text === 'string')
      return [key, typeof mine === 'string' && mine ? mine : text];
    return [key, fillTexts(text as TextGroup, typeof mine === 'object' ? mine : {})];
  });
  return Object.fromEntries(filled) as T;
}

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
