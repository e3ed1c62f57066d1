const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?(?=\n|$)/;
const HEADING_TAG_OR_CODE = /^#{1,6}\s.*$|<[A-Z]\w*[^>]*>|`[^`\n]+`/gm;

/**
 * What other pages show of a page: its front matter, its headings, what is placed in it, such
 * as demos, and the names that it states. Sidebars, tabs and the gallery are made of nothing
 * else, so a page with the same outline leaves them as they are.
 * @param source of a page, as MDX
 */
export function outlinePage(source: string): string {
  const [frontMatter = ''] = FRONT_MATTER.exec(source) ?? [];
  const body = source.slice(frontMatter.length);
  return [frontMatter, ...(body.match(HEADING_TAG_OR_CODE) ?? [])].join('\n');
}
