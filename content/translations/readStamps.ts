import { readFrontMatter } from '../front-matter/readFrontMatter';
import { STAMP } from './hashSection';
import type { Stamps } from './compareSections';
import { STAMPS_FIELD } from './stampsField';

/**
 * Reads the stamps of a translated page.
 * @param name file name for messages
 * @returns an empty object for a page that was never marked as translated
 * @throws Error with the file and the section of a damaged stamp
 */
export function readStamps(text: string, name: string): Stamps {
  const stamps = readFrontMatter(text, name)[STAMPS_FIELD] ?? {};
  if (typeof stamps !== 'object' || stamps === null || Array.isArray(stamps))
    throw new Error(
      `${name}: "${STAMPS_FIELD}" in the front matter is no list of sections with their stamps. Write it again with npm run i18n:done.`,
    );
  for (const [key, stamp] of Object.entries(stamps)) {
    if (typeof stamp === 'string' && STAMP.test(stamp)) continue;
    throw new Error(
      `${name}: the stamp of "${key}" is damaged: ${JSON.stringify(stamp)} should be eight digits 0–9 and a–f, in quotes. Compare the section with the English one, then write it again with npm run i18n:done.`,
    );
  }
  return stamps as Stamps;
}
