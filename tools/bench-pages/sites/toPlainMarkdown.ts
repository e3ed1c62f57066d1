/** Code blocks and inline code, whose text is preserved. */
const CODE = /(^[ \t]*```[^]*?^[ \t]*```[ \t]*$|`[^`\n]+`)/m;
const HEAD = /^---\n([^]*?)\n---\n/;
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
  const fields = HEAD.exec(page)?.[1]?.match(SHARED_FIELDS) ?? [];
  const text = page
    .replace(HEAD, '')
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(FENCE_OPTIONS, '$1')
        : part.replace(TAGS, '').replace(LINKS_TO_PAGES, '.md'),
    )
    .join('');
  return ['---', ...fields, '---', text].join('\n');
}
