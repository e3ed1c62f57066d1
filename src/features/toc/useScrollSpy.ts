import { useEffect, type RefObject } from 'react';
import { createScrollSpy } from './createScrollSpy';

/**
 * Marks the link of the section that is being read.
 * @param root contains the links
 * @param activeClassName class of the marked link; without one nothing is marked
 */
export function useScrollSpy(
  root: RefObject<HTMLElement | null>,
  activeClassName: string | undefined,
): void {
  useEffect(() => {
    if (!activeClassName) return undefined;
    return createScrollSpy({
      getLinks: () => [...(root.current?.querySelectorAll('a') ?? [])],
      activeClassName,
    });
  }, [root, activeClassName]);
}
