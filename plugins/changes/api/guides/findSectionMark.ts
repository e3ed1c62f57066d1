import type { ChangeMark } from '../createMarks';
import type { GuideSubject } from './GuideSubject';
import { splitWords } from './splitWords';

/** A section of a guide: its heading, and the text up to the next heading. */
export interface GuideSection {
  /** Anchor of the heading, which is English in every language. */
  id: string;
  /** Names that the heading has as code. */
  headingCode: readonly string[];
  /** Names that the text has as code. */
  code: readonly string[];
}

/** `showToolbar`, `<FunnelChart />`, `useGridApiRef()` */
const NAME = /^<?([A-Za-z]\w*)(?:\s*\/?>|\(\))?$/;

/** One word alone says too little: `label` is in many headings. */
const MIN_WORDS = 2;

/**
 * The mark of a section whose subject is new: its heading names an entry that is new, as code or
 * by all words of its name ("Show the toolbar" and `showToolbar`, which the text has as code).
 * @returns null for any other section, also for one that only mentions what is new
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
