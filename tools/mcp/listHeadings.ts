import { createAnchors, readHeading } from '../../content/mdx/headings';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.+?)\s*$/;

export interface Heading {
  /** Starts at 0. */
  line: number;
  /** Heading level. */
  level: number;
  /** Text without Markdown. */
  text: string;
  /** The anchor generated from the text; a page may define another one. */
  anchor: string;
}

/** Lists the headings of a Markdown page, ignoring similar lines in code. */
export function listHeadings(lines: readonly string[]): Heading[] {
  const toAnchor = createAnchors();
  const headings: Heading[] = [];
  let fence: string | undefined;
  lines.forEach((content, line) => {
    const mark = FENCE.exec(content)?.[1];
    if (mark && (fence === undefined || content.trim() === fence)) {
      fence = fence === undefined ? mark : undefined;
      return;
    }
    const [, marks, title] = fence === undefined ? (HEADING.exec(content) ?? []) : [];
    if (!marks || !title) return;
    const heading = readHeading(title);
    const text = heading.text.trim();
    headings.push({ line, level: marks.length, text, anchor: toAnchor(heading) });
  });
  return headings;
}
