import { createSlugger } from '@docusaurus/utils';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readFrontMatter } from '../front-matter/readFrontMatter';

/** Key of a page's title and description. Anchors are never upper case. */
export const TITLE_KEY = 'TITLE';
/** Key of the text above the first heading. */
export const INTRO_KEY = 'INTRO';

/** A part of a page that is translated, and becomes outdated, as a unit. */
export interface Section {
  /** The anchor of its heading, or one of the two keys above. */
  key: string;
  /** Text of its heading; empty for the two keys above. */
  heading: string;
  /** 2 to 6; 0 if there is no heading. */
  depth: number;
  /** Whether the page sets the anchor explicitly. */
  hasOwnAnchor: boolean;
  /** Lines of the section, including the heading but not its explicit anchor. */
  text: string;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6})\s+(.*?)\s*$/;
/** `{/* #anchor *\/}` at the end of a heading. */
const ANCHOR = /\s*\{\/\*\s*#([^\s*]+)[^*]*\*\/\}$/;

/**
 * Splits a page into sections: title with description, introduction, and the content of
 * each heading up to the next. An empty introduction is omitted.
 * @param fileText the page with its front matter
 * @param filePath path of the page, for error messages
 * @throws Error if the front matter is not valid YAML
 */
export function splitSections(fileText: string, filePath?: string): Section[] {
  const text = fileText.replace(/\r\n/g, '\n');
  const { title = '', description = '' } = readFrontMatter(text, filePath);
  const sections: Section[] = [
    { ...plain(TITLE_KEY), text: `${title}\n${description}` },
    plain(INTRO_KEY),
  ];
  const slugs = createSlugger();
  let fence: string | undefined;
  for (const line of text.replace(FRONT_MATTER, '').split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence)) fence = undefined;
    const match = fence === undefined ? HEADING.exec(line) : null;
    if (match) sections.push(startSection(match, slugs));
    else {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
    }
  }
  return sections.filter(({ key, text: body }) => key !== INTRO_KEY || body.trim());
}

const plain = (key: string): Section => ({
  key,
  heading: '',
  depth: 0,
  hasOwnAnchor: false,
  text: '',
});

function startSection(
  [, marks = '', content = '']: RegExpExecArray,
  slugs: ReturnType<typeof createSlugger>,
): Section {
  const own = ANCHOR.exec(content)?.[1];
  const words = content.replace(ANCHOR, '');
  const heading = readText(words).trim();
  return {
    // As in Docusaurus, explicit anchors do not affect the numbering of generated ones.
    key: own ?? slugs.slug(heading),
    heading,
    depth: marks.length,
    hasOwnAnchor: own !== undefined,
    text: `${marks} ${words}\n`,
  };
}

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** The plain text of a line of Markdown; tags, such as a badge, have none. */
function readText(markdown: string): string {
  const collect = ({ type, value = '', children = [] }: Node): string =>
    type === 'html' ? '' : value + children.map(collect).join('');
  return collect(fromMarkdown(markdown) as unknown as Node);
}
