import { useSyncExternalStore } from 'react';
import {
  MAX_RECENT_SEARCHES,
  MAX_SHOWN_QUERY,
  RECENT_SEARCHES_KEY,
} from '../../../config/searchDialog';
import { createStorageSlot } from '../../../lib/storageSlot';

/** One search per line: text fields do not contain line breaks. */
const slot = createStorageSlot(RECENT_SEARCHES_KEY, (text) => text, {
  getStorage: () => window.localStorage,
  getEvents: () => window,
});
const listeners = new Set<() => void>();

function write(list: readonly string[]): void {
  if (list.length > 0) slot.set(list.join('\n'));
  else slot.del();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = slot.listen(listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}

const toList = (text: string): string[] =>
  text
    .split('\n')
    .filter((each) => each.trim() !== '' && each.length <= MAX_SHOWN_QUERY)
    .slice(0, MAX_RECENT_SEARCHES);

const readText = (): string => slot.get() ?? '';

/** Stores a successful search as the latest one, unless it is too long. */
export function saveSearch(text: string): void {
  const own = text.trim();
  if (own === '' || own.length > MAX_SHOWN_QUERY) return;
  const others = toList(readText()).filter((each) => each !== own);
  write([own, ...others].slice(0, MAX_RECENT_SEARCHES));
}

export const removeSearch = (text: string): void =>
  write(toList(readText()).filter((each) => each !== text));

export const clearSearches = (): void => write([]);

/** The recent searches, latest first; empty if storage is blocked. */
export function useRecentSearches(): string[] {
  return toList(useSyncExternalStore(subscribe, readText, () => ''));
}
