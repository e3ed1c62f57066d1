import { readFrontMatter } from '../front-matter/readFrontMatter';
import { splitFrontMatter } from '../front-matter/splitFrontMatter';
import { createAnchors, readHeading } from '../mdx/headings';

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

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6})\s+(.*?)\s*$/;

/**
 * Splits a page into sections: title with description, introduction, and the content of
 * each heading up to the next. An empty introduction is omitted.
 * @param fileText the page with its front matter
 * @param filePath path of the page, for error messages
 * @throws Error if the front matter is not valid YAML
 */
export function splitSections(fileText: string, filePath?: string): Section[] {
  const { title = '', description = '' } = readFrontMatter(fileText, filePath);
  const sections: Section[] = [
    { ...plain(TITLE_KEY), text: `${title}\n${description}` },
    plain(INTRO_KEY),
  ];
  const toAnchor = createAnchors();
  let fence: string | undefined;
  for (const line of splitFrontMatter(fileText).body.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence)) fence = undefined;
    const match = fence === undefined ? HEADING.exec(line) : null;
    if (match) sections.push(startSection(match, toAnchor));
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
  toAnchor: ReturnType<typeof createAnchors>,
): Section {
  const heading = readHeading(content);
  return {
    key: toAnchor(heading),
    heading: heading.text.trim(),
    depth: marks.length,
    hasOwnAnchor: heading.id !== undefined,
    text: `${marks} ${heading.source}\n`,
  };
}
