import type { ParseFrontMatter } from '@docusaurus/types';
import { getPathnameOfDoc } from '../../src/lib/getPathnameOfDoc';
import { DEFAULT_LANGUAGE } from '../../src/config/languages';
import { dropBase } from '../../src/lib/dropBase';
import { findDocPath } from '../pages/findDocPath';
import { findLanguage } from '../pages/findLanguage';
import { STAMPS_FIELD } from '../translations/stampsField';
import { describeYamlError } from './describeYamlError';
import { validateFrontMatter } from './validateFrontMatter';

/**
 * Docusaurus hook: validates the front matter of a page and sets the address that the
 * navigation defines, so that pages need not repeat it. The stamps of a translation are
 * for translators and are not published.
 * @throws Error with the file, the field and what is allowed
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    throw describeYamlError(error, params.filePath);
  });
  const docPath = findDocPath(params.filePath, process.cwd());
  if (docPath === undefined) return result;
  const { [STAMPS_FIELD]: stamps, ...frontMatter } = validateFrontMatter(
    result.frontMatter,
    params.filePath,
  );
  if (stamps && findLanguage(params.filePath, process.cwd()) === DEFAULT_LANGUAGE)
    throw new Error(
      `${params.filePath}: "${STAMPS_FIELD}" belongs into translated pages. Take it out.`,
    );
  const slug = dropBase(getPathnameOfDoc(docPath.replace(/\.mdx?$/, '')));
  return { ...result, frontMatter: { ...frontMatter, slug } };
};
