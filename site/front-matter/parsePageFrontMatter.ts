import type { ParseFrontMatter } from '@docusaurus/types';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';
import { BASE_URLS } from '../../src/config/languages';
import { findDocPath } from '../pages/findDocPath';
import { validateFrontMatter } from './validateFrontMatter';

/**
 * Docusaurus hook: checks the front matter of a documentation page and gives the page the
 * address that the navigation expects, so that no page has to repeat it.
 * @throws Error naming the file, the field and what is allowed
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const docPath = findDocPath(params.filePath, process.cwd());
  if (docPath === undefined) return result;
  const frontMatter = validateFrontMatter(result.frontMatter, params.filePath);
  const slug = getPathnameOfDoc(docPath.replace(/\.mdx?$/, '')).replace(
    BASE_URLS.en,
    '/',
  );
  return { ...result, frontMatter: { ...frontMatter, slug } };
};
