import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';

/** What a language has for entries of the navigation without a page, by pathname. */
export interface NavTexts {
  titles: Readonly<Record<string, string>>;
  keywords: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the translated titles and search words of groups and other entries that have no
 * page in docs/. The file is beside the translated pages, so that it is frozen with them.
 * @returns empty lists if the language has no such file
 * @throws Error with the file name if it is not valid JSON
 */
export function readNavTexts(translationDir: string): NavTexts {
  const file = path.join(translationDir, 'navigation.json');
  if (!fs.existsSync(file)) return { titles: {}, keywords: {} };
  try {
    return JSON.parse(readText(file)) as NavTexts;
  } catch (error) {
    throw new Error(
      `${path.relative(process.cwd(), file)} is not valid JSON: ${(error as Error).message}`,
    );
  }
}
