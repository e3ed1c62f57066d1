import type { ParseFrontMatter } from '@docusaurus/types';
import { getPathnameOfDoc } from '../../src/lib/docPaths';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { dropBase } from '../../src/lib/basePath';
import { findDocPath } from '../pages/findDocPath';
import { findLanguage } from '../pages/findLanguage';
import { addSharedFields } from './addSharedFields';
import { parsePageText } from './readFrontMatter';
import { TRANSLATION_FIELDS, validateFrontMatter } from './validateFrontMatter';

/**
 * Docusaurus hook: validates the front matter of a page and sets the address that the
 * navigation defines, so that pages need not repeat it. A translation gets the fields
 * that it shares with the English page; its own title in the navigation and its stamps
 * are not published.
 * @throws Error with the file, the field and what is allowed
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const result = parsePageText(params.fileContent, params.filePath);
  const docPath = findDocPath(params.filePath, process.cwd());
  if (docPath === undefined) return result;
  const frontMatter = validateFrontMatter(
    addSharedFields(result.frontMatter, params.filePath, process.cwd()),
    params.filePath,
  );
  for (const field of TRANSLATION_FIELDS) {
    if (
      frontMatter[field] !== undefined &&
      findLanguage(params.filePath, process.cwd()) === DEFAULT_LANGUAGE
    )
      throw new Error(
        `docs/${docPath}: "${field}" belongs in translated pages. Remove it.`,
      );
    delete frontMatter[field];
  }
  const slug = dropBase(getPathnameOfDoc(docPath.replace(/\.mdx?$/, '')));
  return { ...result, frontMatter: { ...frontMatter, slug } };
};
