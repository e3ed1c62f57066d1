import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';
import { BASE_URLS } from '../../src/config/languages';
import { validateFrontMatter } from './validateFrontMatter';

const DOC_ROOTS = [
  /^docs\//,
  /^versioned_docs\/[^/]+\//,
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+\//,
];

/** The path of a page inside its documentation folder, or undefined for other files. */
function findDocPath(filePath: string): string | undefined {
  const relative = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  const root = DOC_ROOTS.find((pattern) => pattern.test(relative));
  return root && relative.replace(root, '').replace(/\.mdx?$/, '');
}

/**
 * Docusaurus hook: checks the front matter of a documentation page and gives the page the
 * address that the navigation expects, so that no page has to repeat it.
 * @throws Error naming the file, the field and what is allowed
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const docPath = findDocPath(params.filePath);
  if (docPath === undefined) return result;
  const frontMatter = validateFrontMatter(result.frontMatter, params.filePath);
  const slug = getPathnameOfDoc(docPath).replace(BASE_URLS.en, '/');
  return { ...result, frontMatter: { ...frontMatter, slug } };
};
