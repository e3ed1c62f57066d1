import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { findSentence, readPageText } from './pageText';

/** Sentences in the words of the page, by page: `charts/bars`. Markup may be left out. */
type Sentences = Readonly<Record<string, string | readonly string[]>>;

/** The file of a page, relative to the root of the project. */
export const getPageFile = (page: string): string =>
  `docs/${page}/${path.posix.basename(page)}.mdx`;

/**
 * Defines a test that proves sentences of guides. Its name ends with their pages and lines,
 * so that a failure shows what has to be corrected. `tests/content/claimSentences` checks
 * that the pages have the sentences.
 * @param title what is tested
 * @param sentences as literals, which that check reads
 */
export function claim(
  title: string,
  sentences: Sentences,
  run: jest.ProvidesCallback,
  timeout?: number,
): void {
  const places = Object.entries(sentences).flatMap(([page, texts]) => {
    const file = getPageFile(page);
    const text = readPageText(path.join(SITE_DIR, file));
    return [texts].flat().map((sentence) => {
      const line = findSentence(text, sentence);
      return line === undefined ? file : `${file}:${line}`;
    });
  });
  test(`${title} (${[...new Set(places)].join(', ')})`, run, timeout);
}
