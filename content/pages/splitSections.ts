import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A part of a page, from a heading to the next one. */
export interface PageSection {
  /** Anchor of the heading; null for the text above the first heading. */
  anchor: string | null;
  /** The heading as written, with Markdown; empty above the first heading. */
  heading: string;
  /** Lines of text, without the heading and the front matter. */
  text: string[];
  /** Code blocks, each as a list of lines. */
  blocks: string[][];
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEADING = /^#{2,6}\s+(.+)$/;
/** A heading id in the form of an MDX comment. */
const COMMENT_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Splits a page at its headings.
 * @param source MDX source of a page
 * @returns the part above the first heading, then one section per heading, with the
 *   anchors of the built page
 */
export function splitSections(source: string): PageSection[] {
  const slugger = createSlugger();
  let section: PageSection = { anchor: null, heading: '', text: [], blocks: [] };
  const sections = [section];
  let fence: string | undefined;
  for (const line of source.replace(FRONT_MATTER, '').split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === undefined || line.trim() === fence)) {
      fence = fence === undefined ? mark : undefined;
      if (fence !== undefined) section.blocks.push([]);
    } else if (fence !== undefined) {
      section.blocks.at(-1)?.push(line);
    } else {
      const heading = HEADING.exec(line)?.[1];
      if (heading === undefined) {
        section.text.push(line);
        continue;
      }
      const { text, id } = parseMarkdownHeadingId(heading.replace(COMMENT_ID, '{#$1}'));
      const anchor = id ?? slugger.slug(toPlain(text));
      section = { anchor, heading: text, text: [], blocks: [] };
      sections.push(section);
    }
  }
  return sections;
}

/** The text from which the anchor of a heading is made: without Markdown and elements. */
const toPlain = (heading: string): string =>
  heading
    .replace(/`([^`]*)`|<[^>]*>/g, '$1')
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1')
    .trim();
