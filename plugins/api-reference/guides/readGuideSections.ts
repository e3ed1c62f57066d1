import fs from 'node:fs';
import { listInlineCode } from '../../../content/pages/listInlineCode';
import { splitSections, type PageSection } from '../../../content/pages/splitSections';

/** A part of a guide, from a heading to the next one, and the names in its code. */
export interface GuideSection {
  /** Anchor of the heading; null for what stands above the first one. */
  anchor: string | null;
  /** How much the section has to say about a name, from 1 for a line in a block of code. */
  names: ReadonlyMap<string, number>;
}

/** A name in a heading says what the section is about; one in a block of code may be by the way. */
const WEIGHTS = { heading: 6, text: 2, block: 1 };

const NAME = /[A-Za-z_$][\w$]*(?:-[a-z]\w*)*/g;

/** Reads a guide's sections. @param file an MDX file */
export const readGuideSections = (file: string): GuideSection[] =>
  splitSections(fs.readFileSync(file, 'utf8')).map((section) => ({
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
    // One that repeats a name in a block explains no more.
    const shown = new Set(lines.flatMap((line) => line.match(NAME) ?? []));
    add([...shown].join(' '), WEIGHTS.block);
  }
  return names;
}
