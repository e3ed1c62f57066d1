import fs from 'node:fs';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A part of a guide, from a heading to the next one, and the names in its code. */
export interface GuideSection {
  /** Anchor of the heading; null for what stands above the first one. */
  anchor: string | null;
  /** How much the section has to say about a name, from 1 for a line in a block of code. */
  names: ReadonlyMap<string, number>;
}

/** A name in a heading says what the section is about; one in a block of code may be by the way. */
const WEIGHTS = { heading: 6, text: 2, block: 1 };

const HEADING = /^#{2,6}\s+(.+)$/;
/** The form of an id that MDX reads as a comment. */
const COMMENT_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const INLINE = /`([^`\n]+)`|<([A-Z][^>]*)>/g;
const NAME = /[A-Za-z_$][\w$]*(?:-[a-z]\w*)*/g;

/** Reads a guide's sections. @param file an MDX file */
export function readGuideSections(file: string): GuideSection[] {
  const slugger = createSlugger();
  let names = new Map<string, number>();
  const sections: GuideSection[] = [{ anchor: null, names }];
  let fence: string | undefined;
  /** Names that a block of code has shown already: one that repeats a name explains no more. */
  let shown = new Set<string>();

  const add = (code: string, weight: number) =>
    code.match(NAME)?.forEach((name) => names.set(name, (names.get(name) ?? 0) + weight));
  const addInline = (text: string, weight: number) => {
    for (const [, code, tag] of text.matchAll(INLINE)) add(code ?? tag ?? '', weight);
  };

  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === undefined || line.trim() === fence)) {
      fence = fence === undefined ? mark : undefined;
      shown = new Set();
    } else if (fence !== undefined) {
      const fresh = (line.match(NAME) ?? []).filter((name) => !shown.has(name));
      fresh.forEach((name) => shown.add(name));
      add([...new Set(fresh)].join(' '), WEIGHTS.block);
    } else {
      const heading = HEADING.exec(line)?.[1];
      if (heading === undefined) {
        addInline(line, WEIGHTS.text);
        continue;
      }
      const { text, id } = parseMarkdownHeadingId(heading.replace(COMMENT_ID, '{#$1}'));
      names = new Map();
      sections.push({ anchor: id ?? slugger.slug(toPlain(text)), names });
      addInline(heading, WEIGHTS.heading);
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
