import { useEffect, type RefObject } from 'react';

/** What a reader does with the sidebar; from then on it scrolls for nobody else. */
const READER_EVENTS = ['pointerdown', 'wheel', 'touchstart', 'keydown'];

/**
 * Brings the entry of the current page into view, after the page is loaded and after each
 * navigation, also where its category has yet to open.
 * @param ref an element inside of the menu that scrolls
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

/** The page itself stays where it is: only the menu scrolls, and only if it has to. */
function showCurrent(menu: HTMLElement): void {
  const current = menu.querySelector('.menu__link[aria-current="page"]');
  if (!current) return;
  const { top, bottom, height } = current.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const isInView = top >= frame.top + height && bottom <= frame.bottom - height;
  if (!isInView) menu.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}
