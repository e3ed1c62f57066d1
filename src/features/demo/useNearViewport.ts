import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../../components/whenIdle';
import { DEMO_IDLE_WAIT, NEAR_VIEWPORT_MARGIN } from '../../config/demo';

/**
 * Tells when an element is worth bringing to life: it is near the viewport and the page has
 * finished loading, or the reader points at it or moves the focus into it.
 * @returns false until then, and true ever after
 */
export function useNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const activate = () => setNear(true);
    let cancelIdle = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        cancelIdle = whenIdle(activate, DEMO_IDLE_WAIT);
      },
      { rootMargin: `${NEAR_VIEWPORT_MARGIN}px 0px` },
    );
    observer.observe(element);
    const triggers = ['pointerenter', 'focusin', 'touchstart'] as const;
    triggers.forEach((type) =>
      element.addEventListener(type, activate, { passive: true }),
    );
    return () => {
      observer.disconnect();
      cancelIdle();
      triggers.forEach((type) => element.removeEventListener(type, activate));
    };
  }, [ref, near]);
  return near;
}
