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
    let isCurrent = true;
    let end: (() => void) | undefined;
    import('./mark').then(
      ({ markHit }) => {
        // The focus is moved after a navigation alone: a page that loads leaves it to the reader.
        if (isCurrent) end = markHit(stored, { movesFocus: !isLoaded });
      },
      () => undefined, // The page is whole without marks.
    );
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [location]);
}
