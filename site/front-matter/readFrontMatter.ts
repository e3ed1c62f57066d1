// The public way is async, which loaders and commands that read many pages gain nothing from.
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';

/**
 * The front matter of a page, unchecked.
 * @throws Error when it is no YAML
 */
export const readFrontMatter = (fileText: string): Record<string, unknown> =>
  parseFileContentFrontMatter(fileText).frontMatter;
