import type { Finding } from './findBannedWords';

const READER = /(?<!screen[\s-]+)\breaders?\b/giu;

const MESSAGE =
  'is the developer, whom the page calls "you"; the people who use an app are "users".';

/**
 * Places where a page speaks of "readers".
 * On a page the reader is the developer, so the word misleads wherever it means the users of an app.
 * @param text prose of a page; screen readers are left alone, also across a line break
 */
export function findReaders(text: string): Finding[] {
  return [...text.matchAll(READER)].map(({ 0: word, index }) => ({
    index,
    message: `"${word}" ${MESSAGE}`,
  }));
}
