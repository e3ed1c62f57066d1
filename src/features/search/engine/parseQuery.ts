import { STOP_WORDS } from '../../../config/searchSynonyms';
import { splitWords, type Word } from './splitWords';

/** Nobody reads answers to more: the rest of a pasted page would only cost time. */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;

export interface ParsedQuery {
  words: Word[];
  /** The last word may be the beginning of one that is still being typed. */
  isOpen: boolean;
  /** The query without the marks of code around it: what may be a name as a whole. */
  name: string;
}

/**
 * What a query asks for.
 * @param text as typed: any length, any characters
 */
export function parseQuery(text: string): ParsedQuery {
  const plain = text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ');
  const all = splitWords(plain);
  const telling = all.filter((word) => !STOP_WORDS.has(word.text));
  const words = telling.length > 0 ? telling : all;
  const seen = new Set<string>();
  const unique = words.filter((word) => !seen.has(word.text) && seen.add(word.text));
  return {
    words: unique.slice(0, MAX_WORDS),
    isOpen: /[\p{L}\p{N}]$/u.test(plain) && words.at(-1) === all.at(-1),
    name: plain.trim().replace(/^[<.#`'"\s]+|[\s/>()=`'":;,{}]+$/g, ''),
  };
}
