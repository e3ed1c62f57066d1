import { readText } from '../../../content/text/readText';
import { listInlineCode } from '../../../content/pages/listInlineCode';
import { splitSections, type PageSection } from '../../../content/pages/splitSections';

/** A part of a guide, from a heading to the next one, with the names in its code. */
export interface GuideSection {
  /** Anchor of the heading; null for the text above the first heading. */
  anchor: string | null;
  /** Relevance of the section for each name, from 1 for a line in a code block. */
  names: ReadonlyMap<string, number>;
}

/**
 * A name in a heading is the topic of the section; one in a code block may be incidental.
 */
const WEIGHTS = { heading: 6, text: 2, block: 1 };

const NAME = /[A-Za-z_$][\w$]*(?:-[a-z]\w*)*/g;

/** Reads the sections of a guide. @param file path of an MDX file */
export const readGuideSections = (file: string): GuideSection[] =>
  splitSections(readText(file)).map((section) => ({
    anchor: section.anchor,
    names: weighNames(section),
  }));

function weighNames({ heading, text, blocks }: PageSection): Map<string, number> {
  const names = new Map<string, number>();
  const add = (code: string, weight: number) =>
    code.match(NAME)?.forEach((name) => names.set(name, (names.get(name) ?? 0) + weight));
  const addInline = (line: string, weight: number) =>
    listInlineCode(line).forEach((code) => add(code, weight));
  addInline(heading, WEIGHTS.heading);
  for (const line of text) addInline(line, WEIGHTS.text);
  for (const lines of blocks) {
    // A name that is repeated in a block only counts once.
    const shown = new Set(lines.flatMap((line) => line.match(NAME) ?? []));
    add([...shown].join(' '), WEIGHTS.block);
  }
  return names;
}
