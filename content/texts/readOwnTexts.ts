import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';
import { SITE_DIR } from '../paths/siteDir';

/** Texts by key, in groups of any depth. */
export interface TextGroup {
  [key: string]: string | TextGroup;
}

/**
 * Reads the texts that a language itself defines, without the English fallback.
 * @param name path of the file in `i18n/<language>/`
 * @returns an empty group if the language has no such file
 * @throws Error with the file name if it is not valid JSON
 */
export function readOwnTexts(language: string, name: string): TextGroup {
  const file = path.join(SITE_DIR, 'i18n', language, name);
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(readText(file)) as TextGroup;
  } catch (error) {
    throw new Error(
      `i18n/${language}/${name} is not valid JSON: ${(error as Error).message}`,
    );
  }
}
