import { useEffect, useState, type RefObject } from 'react';

/**
 * Removes an empty slot once that causes no visible layout shift: while the slot is below
 * the viewport.
 * @param isEmpty whether the slot stays empty
 * @returns whether to remove the slot
 */
export function useRemoveOffscreen(
  ref: RefObject<HTMLElement | null>,
  isEmpty: boolean,
): boolean {
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    if (!isEmpty || !ref.current || !window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)
        setRemoved(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isEmpty]);
  return isRemoved;
}
