import { createSlugger } from '@docusaurus/utils';
import { ToolError } from './ToolError';
import { nameNearest } from './nameNearest';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.+?)(?:\s+\{#([\w-]+)\})?\s*$/;

interface Heading {
  line: number;
  level: number;
  text: string;
  anchor: string;
}

/**
 * A section of a page: from its heading to the next one of its level.
 * @param markdown the whole page
 * @param section anchor or text of a heading
 * @throws ToolError if the page has no such section
 */
export function takeSection(markdown: string, section: string): string {
  const lines = markdown.split('\n');
  const headings = listHeadings(lines);
  const wanted = section.replace(/^#+\s*/, '').trim();
  const at = headings.findIndex(
    ({ anchor, text }) =>
      anchor === wanted || text.toLowerCase() === wanted.toLowerCase(),
  );
  const heading = headings[at];
  if (!heading) {
    const anchors = headings.filter(({ level }) => level > 1).map(({ anchor }) => anchor);
    throw new ToolError(
      'section',
      `the page has no section "${section}".${nameNearest(wanted, anchors)} All: ${anchors.join(', ')}. Leave it out to read the whole page.`,
    );
  }
  const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
  return lines.slice(heading.line, next?.line).join('\n').trimEnd();
}

function listHeadings(lines: readonly string[]): Heading[] {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  let fence: string | undefined;
  lines.forEach((content, line) => {
    const mark = FENCE.exec(content)?.[1];
    if (mark && (fence === undefined || content.trim() === fence)) {
      fence = fence === undefined ? mark : undefined;
      return;
    }
    const [, marks, text, id] = fence === undefined ? (HEADING.exec(content) ?? []) : [];
    if (!marks || !text) return;
    const plain = text.replace(/[`*]/g, '');
    headings.push({
      line,
      level: marks.length,
      text: plain,
      anchor: id ?? slugger.slug(plain),
    });
  });
  return headings;
}
