import { findDocPath } from '../../content/pages/findDocPath';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { addBase } from '../../src/lib/addBase';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';

/**
 * Where the English page of a page of the documentation is, whatever the language.
 * A path of another language is a site of its own, so the address is whole.
 * @throws Error for a file that is no page
 */
export function getEnglishAddress(file: string, siteDir: string): string {
  const docPath = findDocPath(file, siteDir);
  if (docPath === undefined) throw new Error(`${file} is no page of the documentation.`);
  const pathname = getPathnameOfDoc(docPath.replace(/\.mdx?$/, ''));
  return `${addBase(pathname, DEFAULT_LANGUAGE)}/`;
}
