import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first link of a list. The list is deferred, and a card that is
 * about to be removed would take the focus with it, so this waits until the list is up to
 * date.
 * @param list contains the cards
 * @param requested the current filters
 * @param shown the filters of the rendered list
 * @returns a function that moves the focus, at once or when the list is ready
 */
export function useFocusFirstLink<T>(
  list: RefObject<HTMLElement | null>,
  requested: T,
  shown: T,
): () => void {
  /** Where the focus was, and the filters, when the function was called. */
  const from = useRef<{ element: Element | null; requested: T }>(null);
  const focus = () => list.current?.querySelector('a')?.focus();
  useEffect(() => {
    if (requested !== shown || !from.current) return;
    const isStill = document.activeElement === from.current.element;
    // If the reader has moved the focus or typed on meanwhile, leave the focus there.
    if (isStill && from.current.requested === requested) focus();
    from.current = null;
  });
  return () => {
    if (requested === shown) focus();
    else from.current = { element: document.activeElement, requested };
  };
}
