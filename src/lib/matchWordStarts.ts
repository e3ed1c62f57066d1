import { dropInvisible } from './dropInvisible';

const WORD_CHAR = /[\p{L}\p{N}]/u;
/** Chinese has no spaces: each character may start a word. */
const IDEOGRAPH = /\p{Script=Han}/u;
const UPPER = /\p{Lu}/u;
const DIGIT = /\p{N}/u;

/** Splits what was typed into a filter. */
export const splitQuery = (text: string): string[] =>
  dropInvisible(text).toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Whether each part of a query starts at a word of a name or a title: `pin` and `col`
 * match `pinnedColumns`, `pin` does not match `Grouping`.
 * @param name in its own case, which separates the words of an identifier
 * @param query as returned by `splitQuery`
 */
export function matchWordStarts(name: string, query: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return query.every((part) => {
    let at = lower.indexOf(part);
    while (at > 0 && !isWordStart(name, at)) at = lower.indexOf(part, at + 1);
    return at >= 0;
  });
}

function isWordStart(name: string, at: number): boolean {
  const [before = '', char = '', after = ''] = [name[at - 1], name[at], name[at + 1]];
  if (!WORD_CHAR.test(before) || !WORD_CHAR.test(char)) return true;
  if (IDEOGRAPH.test(char) || IDEOGRAPH.test(before)) return true;
  // The last of several capitals starts a word if a small letter follows: `CSVExport`.
  if (UPPER.test(char)) return !UPPER.test(before) || isLower(after);
  return DIGIT.test(char) && !DIGIT.test(before);
}

const isLower = (char: string): boolean => WORD_CHAR.test(char) && !UPPER.test(char);
