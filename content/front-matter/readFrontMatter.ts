// The public API is async, which gains nothing for loaders and commands that read many
// pages.
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import { describeYamlError } from './describeYamlError';

/**
 * Reads the front matter of a page without validating it.
 * @param filePath path of the page, for error messages
 * @throws Error with the file and the line if it is not valid YAML
 */
export function readFrontMatter(
  fileText: string,
  filePath = 'A page',
): Record<string, unknown> {
  try {
    return parseFileContentFrontMatter(fileText).frontMatter;
  } catch (error) {
    throw describeYamlError(error, filePath);
  }
}
