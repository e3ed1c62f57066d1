import type { SearchHit } from '../../../types/search';
import { openedHit } from '../openedHit';
import { saveSearch } from './recentSearches';

/**
 * The distinct words that are marked in a hit, in lower case, to mark them on its page.
 */
function listMarkedWords({ page, heading, context }: SearchHit): string[] {
  const words = [context, heading, page].flatMap((text) =>
    (text?.marks ?? []).map(([from, to]) => text!.text.slice(from, to).toLowerCase()),
  );
  return [...new Set(words)].filter((word) => word.trim() !== '');
}

/**
 * Stores which hit is being opened, for its page to mark the words, and adds the text to
 * the recent searches.
 * @param text that the reader searched for
 */
export function recordHit(hit: SearchHit, text: string): void {
  saveSearch(text);
  openedHit.set(
    JSON.stringify({ url: hit.url, words: listMarkedWords(hit), at: Date.now() }),
  );
}
