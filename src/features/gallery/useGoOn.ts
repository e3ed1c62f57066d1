import { useEffect, useRef, type RefObject } from 'react';

/**
 * Enter in the field leads to the first demo that is left. Cards follow the typing late, and one
 * that is about to go would take the focus with it: then it waits for the list.
 * @param list holds the cards
 * @param isReady the list shows what the field asks for
 * @returns moves the focus, at once or when the list is ready
 */
export function useGoOn(
  list: RefObject<HTMLElement | null>,
  isReady: boolean,
): () => void {
  /** Where the focus was when a reader asked for the first demo, which is still to come. */
  const from = useRef<Element>(null);
  const focus = () => list.current?.querySelector('a')?.focus();
  useEffect(() => {
    if (!isReady || !from.current) return;
    // A reader who has gone elsewhere in the meantime stays there.
    if (document.activeElement === from.current) focus();
    from.current = null;
  });
  return () => {
    if (isReady) focus();
    else from.current = document.activeElement;
  };
}
