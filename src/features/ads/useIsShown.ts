import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is visible on this screen: one of two slots is hidden, and an
 * invisible ad must neither be requested nor counted. Updates when the window is resized.
 */
export function useIsShown(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const check = () => setShown(getComputedStyle(element).display !== 'none');
    check();
    window.addEventListener('resize', check);
    return () => window.removeEventListener('resize', check);
  }, [ref]);
  return isShown;
}
