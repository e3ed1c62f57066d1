import type { SearchHit } from '../../../types/search';
import { openedHit } from '../openedHit';
import { saveSearch } from './recentSearches';
import { listMarkedWords } from './listMarkedWords';

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
