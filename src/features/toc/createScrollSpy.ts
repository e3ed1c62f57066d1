import { type RefObject, useEffect } from 'react';
import { READING_LINE, SCROLL_SPY_INTERVAL } from '../../config/shell';
import { tryDecode } from '../../lib/tryDecode';
import { findActiveSection } from './findActiveSection';

export interface ScrollSpyOptions {
  /** The links of the table of contents; read at each update, as pages change them. */
  getLinks: () => readonly HTMLAnchorElement[];
  activeClassName: string;
  /** Receives the title of the current section at each update; '' above the first. */
  onChange?: (title: string) => void;
}

/**
 * Marks the link of the current section, visually and for screen readers, and keeps it in
 * view if the table of contents scrolls. While the page scrolls it updates once per
 * `SCROLL_SPY_INTERVAL`, and once more at the end.
 * @returns a function that stops it
 */
export function createScrollSpy(options: ScrollSpyOptions): () => void {
  let timer: number | undefined;
  const check = (): void => {
    timer = undefined;
    mark(options);
  };
  const schedule = (): void => {
    timer ??= window.setTimeout(check, SCROLL_SPY_INTERVAL);
  };
  schedule();
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
  };
}

function mark({ getLinks, activeClassName, onChange }: ScrollSpyOptions): void {
  const sections = getLinks().flatMap((link) => {
    const heading = document.getElementById(tryDecode(link.hash.slice(1)));
    // The filter of an API page hides sections.
    return heading && !heading.closest('[hidden]') ? [{ link, heading }] : [];
  });
  const page = document.documentElement;
  const offset = document.querySelector('.navbar')?.clientHeight ?? 0;
  const height = window.innerHeight - offset;
  const active = findActiveSection({
    tops: sections.map(({ heading }) => heading.getBoundingClientRect().top - offset),
    height,
    line: height * READING_LINE,
    // Browsers round differently on zoomed pages.
    atEnd:
      page.scrollTop > 0 && page.scrollTop + window.innerHeight >= page.scrollHeight - 1,
    linked: sections.findIndex(({ link }) => link.hash === window.location.hash),
  });
  onChange?.(sections[active]?.link.textContent ?? '');
  sections.forEach(({ link }, index) => {
    const isActive = index === active;
    if (isActive === (link.getAttribute('aria-current') !== null)) return;
    link.classList.toggle(activeClassName, isActive);
    if (isActive) {
      link.setAttribute('aria-current', 'location');
      keepInSight(link);
    } else {
      link.removeAttribute('aria-current');
    }
  });
}

/** Scrolls only the table of contents; `scrollIntoView` would also move the page. */
function keepInSight(link: HTMLElement): void {
  const box = link.closest<HTMLElement>('.thin-scrollbar');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const bounds = box.getBoundingClientRect();
  const room = box.clientHeight / 4;
  if (top < bounds.top) box.scrollTop -= bounds.top - top + room;
  else if (bottom > bounds.bottom) box.scrollTop += bottom - bounds.bottom + room;
}

/**
 * Marks the link of the section that is being read.
 * @param root contains the links
 * @param activeClassName class of the marked link; without one nothing is marked
 * @param onChange receives the title of that section; must not change between renders
 */
export function useScrollSpy(
  root: RefObject<HTMLElement | null>,
  activeClassName: string | undefined,
  onChange?: (title: string) => void,
): void {
  useEffect(() => {
    if (!activeClassName) return undefined;
    return createScrollSpy({
      getLinks: () => [...(root.current?.querySelectorAll('a') ?? [])],
      activeClassName,
      onChange,
    });
  }, [root, activeClassName, onChange]);
}
