/** Blocks and spans of code, whose text stays as it is. */
const CODE = /(^[ \t]*```[^]*?^[ \t]*```[ \t]*$|`[^`\n]+`)/m;
const HEAD = /^---\n([^]*?)\n---\n/;
const SHARED_FIELDS = /^(?:title|description): .*$/gm;
const FENCE_OPTIONS = /^([ \t]*```\w*).*$/m;
const TAGS = /<\/?[A-Z][^>]*>/g;
const LINKS_TO_PAGES = /\.mdx(?=[)#])/g;

/**
 * A page as a site without this one's features would have it: title, description and text,
 * no tags of components and no options of code blocks.
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
