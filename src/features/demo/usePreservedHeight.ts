import { useCallback, useState, type RefObject } from 'react';
import { SETTLE_TIME } from '../../config/demo';

/**
 * Preserves the height of the static HTML while the live demo mounts and measures itself.
 * @returns the preserved height in px, a function that starts preserving it, and an
 *   effect for when the live demo is mounted, which releases it after a delay
 */
export function usePreservedHeight(
  ref: RefObject<HTMLElement | null>,
): [height: number | undefined, preserve: () => void, release: () => () => void] {
  const [height, setHeight] = useState<number>();
  const preserve = useCallback(() => setHeight(ref.current?.offsetHeight), [ref]);
  const release = useCallback(() => {
    const timer = setTimeout(() => setHeight(undefined), SETTLE_TIME);
    return () => clearTimeout(timer);
  }, []);
  return [height, preserve, release];
}
