import type { SearchHit } from '../../../types/search';
import { openedHit } from '../openedHit';
import { keepSearch } from './recentSearches';
import { listMarkedWords } from './listMarkedWords';

/**
 * Notes which hit is being opened, for the page to mark its words and for the recent searches.
 * @param text that the reader searched for
 */
export function noteHit(hit: SearchHit, text: string): void {
  keepSearch(text);
  openedHit.set(
    JSON.stringify({ url: hit.url, words: listMarkedWords(hit), at: Date.now() }),
  );
}
