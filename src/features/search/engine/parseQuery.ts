import { STOP_WORDS } from '../../../config/searchSynonyms';
import { dropInvisible } from '../../../lib/dropInvisible';
import { splitWords, type Word } from './splitWords';

/**
 * The rest of a pasted page would only cost time, since no useful answer depends on it.
 */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;

export interface ParsedQuery {
  words: Word[];
  /** Whether the last word may still be being typed. */
  isOpen: boolean;
  /** The query without surrounding code punctuation, as it may be a name. */
  name: string;
}

/**
 * Parses a query.
 * @param text as typed: any length, any characters
 * @param forms characters, and those that the pages have instead
 */
export function parseQuery(
  text: string,
  forms?: ReadonlyMap<string, string>,
): ParsedQuery {
  const plain = dropInvisible(text.slice(0, MAX_LENGTH))
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]/gu, ' ');
  const all = splitWords(
    forms ? plain.replace(/\p{Script=Han}/gu, (each) => forms.get(each) ?? each) : plain,
  );
  const significant = all.filter((word) => !STOP_WORDS.has(word.text));
  const words = significant.length > 0 ? significant : all;
  const seen = new Set<string>();
  const unique = words.filter((word) => !seen.has(word.text) && seen.add(word.text));
  return {
    words: unique.slice(0, MAX_WORDS),
    isOpen: /[\p{L}\p{N}]$/u.test(plain) && words.at(-1) === all.at(-1),
    name: plain.trim().replace(/^[<.#`'"\s]+|[\s/>()=`'":;,{}]+$/g, ''),
  };
}
