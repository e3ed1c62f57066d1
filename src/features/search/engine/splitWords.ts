/**
 * Matches a name in code, `onRowClick`, `aria-label`, `MuiDataGrid-root`, or a plain
 * word.
 */
const WORD = /[\p{L}\p{N}_$]+(?:[-'’][\p{L}\p{N}_$]+)*/gu;
const CHINESE = /\p{Script=Han}+/gu;
const PART = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

/** A word of a text with the parts that can be searched for. */
export interface Word {
  /** In lower case. */
  text: string;
  /**
   * Parts of a name in lower case, or the characters of a Chinese word; empty for a plain
   * word.
   */
  parts: string[];
}

/**
 * Splits a text into words. Chinese has no spaces: its words come from the browser's
 * segmenter, or, if there is none, are all pairs of adjacent characters.
 * @param text any text
 */
export function splitWords(text: string): Word[] {
  const chinese = [...text.matchAll(CHINESE)].flatMap(([run]) => splitChinese(run));
  const rest = chinese.length > 0 ? text.replace(CHINESE, ' ') : text;
  const words = [...rest.matchAll(WORD)].map(([word]) => toWord(word));
  return [...words, ...chinese];
}

export const isChinese = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** Whether a word is a name in code, such as `pageSize`; "date-fns" and "v8" are words. */
export const isCodeName = ({ text, parts }: Word): boolean =>
  parts.filter((part) => /^[a-z]/.test(part)).length > 1 && !text.includes('-');

/** A text repeats most of its words many times. */
const known = new Map<string, Word>();
const MAX_KNOWN = 20_000;

/** @param word of a text that is not Chinese */
export function toWord(word: string): Word {
  const found = known.get(word);
  if (found) return found;
  const result = readWord(word);
  if (known.size < MAX_KNOWN) known.set(word, result);
  return result;
}

function readWord(word: string): Word {
  const plain = word.replace(/['’]s?$/, '').replace(/['’]/g, '');
  const parts = (plain.match(PART) ?? []).map((part) => part.toLowerCase());
  return { text: plain.toLowerCase(), parts: parts.length > 1 ? parts : [] };
}

/** Supported by Firefox since version 125. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

function splitChinese(run: string): Word[] {
  const words = segmenter
    ? [...segmenter.segment(run)].map(({ segment }) => segment)
    : toPairs(run);
  return words.map((text) => ({ text, parts: text.length > 1 ? [...text] : [] }));
}

function toPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((each, index) => `${characters[index]}${each}`);
}
