import { useHistory } from '@docusaurus/router';
import { type MouseEvent, useCallback } from 'react';
import type { SearchHit } from '../../../types/search';
import { openedHit } from '../openedHit';
import { saveSearch } from './recentSearches';

/** Handles a click on the link of a hit; the link itself still works. */
export type OpenHit = (hit: SearchHit, event: MouseEvent) => void;

/**
 * @param text that the hits answer
 * @param onLeave called before navigating to another page
 * @returns the same function while these are the same
 */
export function useOpenHit(text: string, onLeave?: () => void): OpenHit {
  const history = useHistory();
  return useCallback<OpenHit>(
    (hit, event) => {
      recordHit(hit, text);
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      // The browser opens another tab or window, or saves the page.
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      onLeave?.();
      history.push(hit.url);
    },
    [history, text, onLeave],
  );
}

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
