import { useEffect, type RefObject } from 'react';

/** Interactions with the sidebar, after which it no longer scrolls automatically. */
const READER_EVENTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'];

/**
 * Scrolls the current page's entry into view, after a page load and each navigation, even
 * if its category has yet to open.
 * @param ref an element inside the menu that scrolls
 */
export function useCurrentInView(
  ref: RefObject<HTMLElement | null>,
  activePath: string,
): void {
  useEffect(() => {
    const menu = ref.current?.closest<HTMLElement>('.menu');
    if (!menu) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const show = () => showCurrent(menu);
    show();
    menu.addEventListener('transitionend', show, { signal });
    READER_EVENTS.forEach((name) =>
      menu.addEventListener(name, () => stop.abort(), { signal, passive: true }),
    );
    return () => stop.abort();
  }, [ref, activePath]);
}

/** The page itself does not move: only the menu scrolls, and only if necessary. */
function showCurrent(menu: HTMLElement): void {
  const current = menu.querySelector('.menu__link[aria-current="page"]');
  if (!current) return;
  const { top, bottom, height } = current.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const isInView = top >= frame.top + height && bottom <= frame.bottom - height;
  if (!isInView) menu.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}
