import type { SearchMarks } from '../../../types/search';
import { toWord } from './splitWords';
import { toTerm } from './toTerms';

const WORD = /[\p{L}\p{N}_$]+(?:[-'’][\p{L}\p{N}_$]+)*/gu;
const CHINESE = /\p{Script=Han}/u;

/** The words of a query, in lower case. */
export interface QueryWords {
  words: readonly string[];
  /** The word that is still being typed, which may become a longer one. */
  open?: string | undefined;
}

/**
 * Finds the words of a query in a text.
 * @param count maximum number of matches
 * @returns positions of the words, in the order of the text
 */
export function markText(text: string, query: QueryWords, count = Infinity): SearchMarks {
  const queryWords = query.words;
  const terms = new Set(queryWords.map(toTerm));
  const marks: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (CHINESE.test(word)) marks.push(...markChinese(word, index, queryWords));
    else if (matchesQuery(word, query, terms)) marks.push([index, index + word.length]);
    if (marks.length >= count) break;
  }
  return marks;
}

function matchesQuery(
  word: string,
  { words, open }: QueryWords,
  terms: ReadonlySet<string>,
) {
  const { text, parts } = toWord(word);
  return (
    [text, ...parts].some((each) => terms.has(toTerm(each))) ||
    // "pro" does not mean "props", unless more is being typed.
    words.some((each) => each.length > (each === open ? 2 : 4) && text.startsWith(each))
  );
}

function markChinese(run: string, start: number, queryWords: readonly string[]) {
  const marks: [number, number][] = [];
  for (const each of queryWords) {
    if (!CHINESE.test(each)) continue;
    for (let at = run.indexOf(each); at >= 0; at = run.indexOf(each, at + 1))
      marks.push([start + at, start + at + each.length]);
  }
  return join(marks.sort((a, b) => a[0] - b[0]));
}

/** Merges adjacent marks. */
function join(marks: [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of marks) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
