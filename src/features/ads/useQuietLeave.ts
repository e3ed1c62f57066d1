import { useEffect, useState, type RefObject } from 'react';

/**
 * Takes an empty place out of the page once that moves nothing which a reader sees: while the
 * place is below what the window shows.
 * @param isEmpty whether nothing will come into the place any more
 * @returns whether the place is to go
 */
export function useQuietLeave(
  ref: RefObject<HTMLElement | null>,
  isEmpty: boolean,
): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!isEmpty || !ref.current || !window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)
        setLeft(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isEmpty]);
  return hasLeft;
}
