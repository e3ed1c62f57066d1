import { useEffect, useEffectEvent, useRef } from 'react';
import { BEFORE_RELOAD_EVENT } from '../../config/offline';
import { SEARCH_TEXT_KEY } from '../../config/searchDialog';
import { createStorageSlot } from '../../lib/storageSlot';

const slot = createStorageSlot<string>(SEARCH_TEXT_KEY, (text) => text, {
  getStorage: () => window.sessionStorage,
  getEvents: () => window,
});

/**
 * Brings a search that was open back where the page was loaded anew, because the site was
 * published anew.
 * @param text of the search that is open; undefined while none is
 * @param onKept opens the search with a text
 */
export function useKeptSearch(
  text: string | undefined,
  onKept: (text: string) => void,
): void {
  const open = useEffectEvent(onKept);
  useEffect(() => {
    const kept = slot.get();
    if (kept === null) return;
    slot.del();
    open(kept);
  }, []);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (text === undefined) return undefined;
    const keep = (): void => {
      isLeaving.current = true;
      slot.set(text);
    };
    // The page stays for some letters more.
    if (isLeaving.current) keep();
    window.addEventListener(BEFORE_RELOAD_EVENT, keep);
    return () => window.removeEventListener(BEFORE_RELOAD_EVENT, keep);
  }, [text]);
}
