import type { ChangeMark } from '../createMarks';
import type { GuideSubject } from './GuideSubject';
import { splitWords } from './splitWords';

/** A section of a guide: its heading and the text up to the next heading. */
export interface GuideSection {
  /** Anchor of the heading, which is English in every language. */
  id: string;
  /** Names in the heading that are marked as code. */
  headingCode: readonly string[];
  /** Names in the text that are marked as code. */
  code: readonly string[];
}

/** `showToolbar`, `<FunnelChart />`, `useGridApiRef()` */
const NAME = /^<?([A-Za-z]\w*)(?:\s*\/?>|\(\))?$/;

/** A single word is too ambiguous: `label` is in many headings. */
const MIN_WORDS = 2;

/**
 * Finds the mark of a section whose subject is new: its heading contains the name of a
 * new entry, either as code or as words ("Show the toolbar" for `showToolbar`, if the
 * text has it as code).
 * @returns null for other sections, including those that only mention new names
 */
export function findSectionMark(
  { id, headingCode, code }: GuideSection,
  { findNew }: GuideSubject,
): ChangeMark | null {
  const heading = new Set(splitWords(id));
  const said = code.filter((each) => {
    const words = splitWords(getName(each));
    return words.length >= MIN_WORDS && words.every((word) => heading.has(word));
  });
  for (const each of [...headingCode, ...said]) {
    const name = getName(each);
    const mark = name === '' ? null : findNew(name);
    if (mark) return mark;
  }
  return null;
}

const getName = (code: string): string => NAME.exec(code)?.[1] ?? '';
