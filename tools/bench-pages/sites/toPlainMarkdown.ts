import { splitFrontMatter } from '../../../content/front-matter/splitFrontMatter';

/** Code blocks and inline code, whose text is preserved. */
const CODE = /(^[ \t]*```[^]*?^[ \t]*```[ \t]*$|`[^`\n]+`)/m;
const SHARED_FIELDS = /^(?:title|description): .*$/gm;
const FENCE_OPTIONS = /^([ \t]*```\w*).*$/m;
const TAGS = /<\/?[A-Z][^>]*>/g;
const LINKS_TO_PAGES = /\.mdx(?=[)#])/g;

/**
 * Converts a page to plain Markdown: title, description and text, without component tags
 * and code block options.
 * @param page an MDX page
 */
export function toPlainMarkdown(page: string): string {
  const { fields: all, body } = splitFrontMatter(page);
  const fields = all.match(SHARED_FIELDS) ?? [];
  const text = body
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(FENCE_OPTIONS, '$1')
        : part.replace(TAGS, '').replace(LINKS_TO_PAGES, '.md'),
    )
    .join('');
  return ['---', ...fields, '---', text].join('\n');
}
