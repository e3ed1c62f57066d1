import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { openedHit } from './openedHit';

/** Marks the words of a search on the page that is opened from it. */
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
    import('./mark/markHit').then(
      ({ markHit }) => {
        if (!isCurrent) return;
        // Move the focus only after a client-side navigation, and only if it is where
        // that left it: after a page load it stays with the reader.
        const movesFocus = !isLoaded && document.activeElement === focused;
        end = markHit(stored, { movesFocus });
      },
      () => undefined, // The marks are optional.
    );
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [location]);
}
