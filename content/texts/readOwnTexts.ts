import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../paths/siteDir';

/** Texts by key, in groups of any depth. */
export interface TextGroup {
  [key: string]: string | TextGroup;
}

/**
 * What a language itself brings in a file of its folder; English fills the rest.
 * @param name of the file below `i18n/<language>/`
 * @returns an empty group for a language that has no such file yet
 * @throws Error that names the file when it is no JSON
 */
export function readOwnTexts(language: string, name: string): TextGroup {
  const file = path.join(SITE_DIR, 'i18n', language, name);
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as TextGroup;
  } catch (error) {
    throw new Error(`i18n/${language}/${name} is no JSON: ${(error as Error).message}`);
  }
}
