import { splitFrontMatter } from '../front-matter/splitFrontMatter';

const HEADING_TAG_OR_CODE = /^#{1,6}\s.*$|<[A-Z]\w*[^>]*>|`[^`\n]+`/gm;

/**
 * Everything that other pages show of a page: its front matter, its headings, embedded
 * elements such as demos, and the names it mentions. Sidebars, tabs and the gallery
 * depend on nothing else, so they stay valid as long as the outline is the same.
 * @param source MDX source of a page
 */
export function outlinePage(source: string): string {
  const { head, body } = splitFrontMatter(source);
  return [head, ...(body.match(HEADING_TAG_OR_CODE) ?? [])].join('\n');
}
