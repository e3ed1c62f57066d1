import { findDocPath } from '../../content/pages/findDocPath';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { addBase } from '../../src/lib/basePath';
import { getPathnameOfDoc } from '../../src/lib/docPaths';

/**
 * Returns the address of the English version of a documentation page in any language. It
 * is absolute, because each language is a separate site.
 * @throws Error for a file that is not a page
 */
export function getEnglishAddress(file: string, siteDir: string): string {
  const docPath = findDocPath(file, siteDir);
  if (docPath === undefined) throw new Error(`${file} is no page of the documentation.`);
  const pathname = getPathnameOfDoc(docPath.replace(/\.mdx?$/, ''));
  return `${addBase(pathname, DEFAULT_LANGUAGE)}/`;
}
