// The public way is async, which loaders and commands that read many pages gain nothing from.
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import { describeYamlError } from './describeYamlError';

/**
 * The front matter of a page, unchecked.
 * @param filePath of the page, for the message
 * @throws Error naming the file and the line when it is no YAML
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
