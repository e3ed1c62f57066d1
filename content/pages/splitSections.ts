import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A part of a page, from a heading to the next one. */
export interface PageSection {
  /** Anchor of the heading; null for what stands above the first one. */
  anchor: string | null;
  /** The heading as it is written, with its marks; empty above the first one. */
  heading: string;
  /** Lines of text, without the heading and without front matter. */
  text: string[];
  /** Blocks of code, each by its lines. */
  blocks: string[][];
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEADING = /^#{2,6}\s+(.+)$/;
/** The form of an id that MDX reads as a comment. */
const COMMENT_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Splits a page at its headings.
 * @param source an MDX page
 * @returns the part above the first heading, then one for each heading, with the anchors that
 * the built page has
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

/** A heading as its anchor is made of it: without the marks of Markdown and without elements. */
const toPlain = (heading: string): string =>
  heading
    .replace(/`([^`]*)`|<[^>]*>/g, '$1')
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1')
    .trim();
