import { stemmer } from 'stemmer';
import { splitWords } from './splitWords';

/** An index repeats each word many times. */
const known = new Map<string, string>();
const MAX_KNOWN = 20_000;

/** The indexed form of a word: English words are stemmed. */
export function toTerm(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const term = known.get(word) ?? stemmer(word);
  if (known.size < MAX_KNOWN) known.set(word, term);
  return term;
}

/** The keywords of a page are repeated for each of its sections; sentences are longer. */
const MAX_PHRASE = 60;
const knownPhrases = new Map<string, readonly string[]>();

function toPhraseTerms(phrase: string): readonly string[] {
  const found = knownPhrases.get(phrase);
  if (found) return found;
  const terms = splitWords(phrase).flatMap(({ text: whole, parts }) =>
    [whole, ...parts].map(toTerm),
  );
  if (phrase.length <= MAX_PHRASE && knownPhrases.size < MAX_KNOWN)
    knownPhrases.set(phrase, terms);
  return terms;
}

/**
 * The indexed terms of a text. A name in code is found as a whole and by its parts.
 * @param text of a page, or a name
 */
export const toTerms = (text: string): string[] =>
  text.split('. ').flatMap(toPhraseTerms);
