import { createSlugger } from '@docusaurus/utils';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.+?)\s*$/;

export interface Heading {
  /** From 0. */
  line: number;
  /** Number of its marks. */
  level: number;
  /** Without the marks of Markdown. */
  text: string;
  /** As it follows from the text; a page can have given it another one. */
  anchor: string;
}

/** The headings of a page in Markdown, without lines of code that look like one. */
export function listHeadings(lines: readonly string[]): Heading[] {
  const slugger = createSlugger();
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
    const text = title.replace(/[`*]|&#x20;/g, '').trim();
    headings.push({ line, level: marks.length, text, anchor: slugger.slug(text) });
  });
  return headings;
}
