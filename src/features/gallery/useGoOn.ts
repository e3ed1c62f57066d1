import { useEffect, useRef, type RefObject } from 'react';

/**
 * Enter in the field leads to the first demo that is left. Cards follow the typing late, and one
 * that is about to go would take the focus with it: then it waits for the list.
 * @param list holds the cards
 * @param asked what the field asks for
 * @param shown what the list shows
 * @returns moves the focus, at once or when the list is ready
 */
export function useGoOn<T>(
  list: RefObject<HTMLElement | null>,
  asked: T,
  shown: T,
): () => void {
  /** Where the focus was when a reader went on, and what they had asked for. */
  const from = useRef<{ element: Element | null; asked: T }>(null);
  const focus = () => list.current?.querySelector('a')?.focus();
  useEffect(() => {
    if (asked !== shown || !from.current) return;
    const isStill = document.activeElement === from.current.element;
    // A reader who has gone elsewhere or typed on in the meantime stays there.
    if (isStill && from.current.asked === asked) focus();
    from.current = null;
  });
  return () => {
    if (asked === shown) focus();
    else from.current = { element: document.activeElement, asked };
  };
}
