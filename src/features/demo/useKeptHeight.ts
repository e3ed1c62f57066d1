import { useCallback, useState, type RefObject } from 'react';
import { SETTLE_TIME } from '../../config/demo';

/**
 * Keeps the height of the static HTML while the live demo takes over and measures itself.
 * @returns the height in px while it is kept; what starts keeping it; and an effect for when
 *   the live demo stands, after which it soon ends
 */
export function useKeptHeight(
  ref: RefObject<HTMLElement | null>,
): [kept: number | undefined, keep: () => void, settle: () => () => void] {
  const [kept, setKept] = useState<number>();
  const keep = useCallback(() => setKept(ref.current?.offsetHeight), [ref]);
  const settle = useCallback(() => {
    const timer = setTimeout(() => setKept(undefined), SETTLE_TIME);
    return () => clearTimeout(timer);
  }, []);
  return [kept, keep, settle];
}
