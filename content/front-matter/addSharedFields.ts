import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { findDocPath } from '../pages/findDocPath';
import { findLanguage } from '../pages/findLanguage';
import { readFrontMatter } from './readFrontMatter';
import { SHARED_FIELDS } from './validateFrontMatter';

/**
 * Adds the fields of the English page that hold for its translations, too; pages have
 * them only there.
 * @param filePath page in any language; the front matter of other files stays as it is
 */
export function addSharedFields(
  frontMatter: Record<string, unknown>,
  filePath: string,
  siteDir: string,
): Record<string, unknown> {
  const docPath = findDocPath(filePath, siteDir);
  if (docPath === undefined || findLanguage(filePath, siteDir) === DEFAULT_LANGUAGE)
    return frontMatter;
  const source = path.join(siteDir, 'docs', docPath);
  // Translations of removed pages are already rejected with the navigation.
  if (!fs.existsSync(source)) return frontMatter;
  const english = readFrontMatter(readText(source), source);
  const shared = SHARED_FIELDS.filter((field) => english[field] !== undefined);
  return {
    ...frontMatter,
    ...Object.fromEntries(shared.map((field) => [field, english[field]])),
  };
}
