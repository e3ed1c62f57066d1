import { useEffect, useState, type RefObject } from 'react';
import { NEAR_VIEWPORT_MARGIN, WAKE_EVENT } from '../../config/demo';
import { getIdleQueue } from './idleQueue';

const SIGNS = [
  'pointerenter',
  'pointerdown',
  'focusin',
  'touchstart',
  WAKE_EVENT,
] as const;

/**
 * Whether an element should become interactive: the reader points at it, touches it,
 * focuses it or prints the page; or it is near the viewport, and the page has been idle
 * for a moment.
 * @returns false until then, and true ever after
 */
export function useNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const activate = () => setNear(true);
    let leave = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        leave();
        const isNear = entries.at(-1)?.isIntersecting;
        leave = isNear ? getIdleQueue().add(activate) : () => {};
      },
      { rootMargin: `${NEAR_VIEWPORT_MARGIN}px 0px` },
    );
    observer.observe(element);
    SIGNS.forEach((type) => element.addEventListener(type, activate, { passive: true }));
    return () => {
      observer.disconnect();
      leave();
      SIGNS.forEach((type) => element.removeEventListener(type, activate));
    };
  }, [ref, near]);
  return near;
}
