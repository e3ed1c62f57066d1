import { useEffect, useEffectEvent, useRef } from 'react';
import { BEFORE_RELOAD_EVENT } from '../../config/offline';
import { SEARCH_TEXT_KEY } from '../../config/searchDialog';
import { createStorageSlot } from '../../lib/storageSlot';

const slot = createStorageSlot<string>(SEARCH_TEXT_KEY, (text) => text, {
  getStorage: () => window.sessionStorage,
  getEvents: () => window,
});

/**
 * Restores an open search after the page was reloaded because the site was redeployed.
 * @param text of the open search; undefined if there is none
 * @param onRestore opens the search with a text
 */
export function useRestoredSearch(
  text: string | undefined,
  onRestore: (text: string) => void,
): void {
  const open = useEffectEvent(onRestore);
  useEffect(() => {
    const saved = slot.get();
    if (saved === null) return;
    slot.del();
    open(saved);
  }, []);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (text === undefined) return undefined;
    const save = (): void => {
      isLeaving.current = true;
      slot.set(text);
    };
    // The text may change again before the page is gone.
    if (isLeaving.current) save();
    window.addEventListener(BEFORE_RELOAD_EVENT, save);
    return () => window.removeEventListener(BEFORE_RELOAD_EVENT, save);
  }, [text]);
}
