/** A name in code and its parts: `onRowClick`, `aria-label`, `MuiDataGrid-root`; or a plain word. */
const WORD = /[\p{L}\p{N}_$]+(?:[-'’][\p{L}\p{N}_$]+)*/gu;
const CHINESE = /\p{Script=Han}+/gu;
const PART = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

/** A word of a text with the parts that a reader may ask for. */
export interface Word {
  /** In lower case. */
  text: string;
  /** Parts of a name, in lower case; none of a plain word. */
  parts: string[];
}

/**
 * Splits a text into words. Chinese has no spaces: each two characters that follow each other
 * are a word there, the same in every browser and on every machine.
 * @param text any text
 */
export function splitWords(text: string): Word[] {
  const chinese = [...text.matchAll(CHINESE)].flatMap(([run]) => toPairs(run));
  const rest = text.replace(CHINESE, ' ');
  const words = [...rest.matchAll(WORD)].map(([word]) => toWord(word));
  return [...words, ...chinese.map((pair) => ({ text: pair, parts: [] }))];
}

function toWord(word: string): Word {
  const plain = word.replace(/['’]s?$/, '').replace(/['’]/g, '');
  const parts = (plain.match(PART) ?? []).map((part) => part.toLowerCase());
  return { text: plain.toLowerCase(), parts: parts.length > 1 ? parts : [] };
}

function toPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((each, index) => `${characters[index]}${each}`);
}
