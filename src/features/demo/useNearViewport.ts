import { useEffect, useState, type RefObject } from 'react';
import { NEAR_VIEWPORT_MARGIN } from '../../config/demo';

/** Runs an action once the page has loaded and the browser is idle, so that it delays neither. */
function whenIdle(action: () => void): () => void {
  let idle = 0;
  const request =
    window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const schedule = () => {
    idle = request(action, { timeout: 500 });
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    cancel(idle);
  };
}

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
        cancelIdle = whenIdle(activate);
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
