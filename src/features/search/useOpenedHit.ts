import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { openedHit } from './openedHit';

/** Marks the words of a search on the page that opens from it. */
export function useOpenedHit(): void {
  const location = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const isLoaded = isFirst.current;
    isFirst.current = false;
    const stored = openedHit.get();
    if (stored === null) return undefined;
    const focused = document.activeElement;
    let isCurrent = true;
    let end: (() => void) | undefined;
    import('./mark').then(
      ({ markHit }) => {
        if (!isCurrent) return;
        // The focus is moved after a navigation alone, and from where that left it: a page that
        // loads leaves it to the reader, and one who has gone on since keeps it.
        const movesFocus = !isLoaded && document.activeElement === focused;
        end = markHit(stored, { movesFocus });
      },
      () => undefined, // The page is whole without marks.
    );
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [location]);
}
