import matter from '@11ty/gray-matter';
import { normalizeText } from '../text/readText';
import { describeYamlError } from './describeYamlError';

/**
 * Parses a page without validating its front matter.
 * @param filePath path of the page, for error messages
 * @throws Error with the file and the line if it is not valid YAML
 */
export function parsePageText(
  fileText: string,
  filePath: string,
): { frontMatter: Record<string, unknown>; content: string } {
  try {
    // With options, because otherwise a text with an error has no fields, and no error,
    // when it is parsed again.
    const { data, content } = matter(normalizeText(fileText), {});
    return { frontMatter: data, content: content.trim() };
  } catch (error) {
    throw describeYamlError(error, filePath);
  }
}

/** Reads only the front matter; see `parsePageText`. */
export const readFrontMatter = (
  fileText: string,
  filePath = 'A page',
): Record<string, unknown> => parsePageText(fileText, filePath).frontMatter;
