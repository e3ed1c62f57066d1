import { stemmer } from 'stemmer';
import { splitWords } from './splitWords';

/** What stands in the index for a word: English words without their endings. */
export const toTerm = (word: string): string =>
  /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;

/**
 * The terms of a text as the index holds them. A name in code is found whole and by its parts.
 * @param text of a page, or a name
 */
export const toTerms = (text: string): string[] =>
  splitWords(text).flatMap(({ text: whole, parts }) => [whole, ...parts].map(toTerm));
