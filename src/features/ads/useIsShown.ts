import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the styles show an element on this screen: of two places, one is hidden, and an ad that
 * nobody sees must neither be asked for nor counted. It follows a window that changes its size.
 */
export function useIsShown(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setShown(getComputedStyle(element).display !== 'none');
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [ref]);
  return isShown;
}
