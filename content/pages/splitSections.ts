import { splitFrontMatter } from '../front-matter/splitFrontMatter';
import { createAnchors, readHeading } from '../mdx/headings';

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

const HEADING = /^#{2,6}\s+(.+)$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Splits a page at its headings.
 * @param source MDX source of a page
 * @returns the part above the first heading, then one section per heading, with the
 *   anchors of the built page
 */
export function splitSections(source: string): PageSection[] {
  const toAnchor = createAnchors();
  let section: PageSection = { anchor: null, heading: '', text: [], blocks: [] };
  const sections = [section];
  let fence: string | undefined;
  for (const line of splitFrontMatter(source).body.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === undefined || line.trim() === fence)) {
      fence = fence === undefined ? mark : undefined;
      if (fence !== undefined) section.blocks.push([]);
    } else if (fence !== undefined) {
      section.blocks.at(-1)?.push(line);
    } else {
      const content = HEADING.exec(line)?.[1];
      if (content === undefined) {
        section.text.push(line);
        continue;
      }
      const heading = readHeading(content);
      section = {
        anchor: toAnchor(heading),
        heading: heading.source,
        text: [],
        blocks: [],
      };
      sections.push(section);
    }
  }
  return sections;
}
