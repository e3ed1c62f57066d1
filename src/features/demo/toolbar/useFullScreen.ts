import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface FullScreen {
  /** The element that fills the window, if any. */
  element: HTMLElement | undefined;
  enter: () => void;
  exit: () => void;
}

const ATTRIBUTE = 'data-full-screen';

/**
 * Makes an element fill the window. The browser shows the whole page in full screen if it
 * can: menus and dialogs of a demo are at the end of the page, so they would be invisible
 * if only the element were in full screen. Phones that do not support this only fill the
 * window.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [element, setElement] = useState<HTMLElement>();
  const before = useRef<Element>(null);

  const exit = useCallback(() => {
    setElement(undefined);
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  }, []);
  const enter = () => {
    if (!target.current) return;
    before.current = document.activeElement;
    setElement(target.current);
    // Rejected or unsupported: the element fills the window anyway.
    void document.documentElement.requestFullscreen?.().catch(() => {});
  };

  useEffect(() => {
    if (!element) return undefined;
    element.setAttribute(ATTRIBUTE, '');
    const onChange = () => {
      if (!document.fullscreenElement) exit();
    };
    // A menu or a dialog of the demo handles the key itself.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) exit();
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      element.removeAttribute(ATTRIBUTE);
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
      if (before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, [element, exit]);

  return { element, enter, exit };
}
