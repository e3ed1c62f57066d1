import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface FullScreen {
  /** What covers the window, while something does. */
  element: HTMLElement | undefined;
  enter: () => void;
  exit: () => void;
}

const ATTRIBUTE = 'data-full-screen';

/**
 * Lets an element cover the window. The browser shows the whole page in full screen, where it can:
 * menus and dialogs of a demo are at the end of the page, and with the element alone they would
 * not be seen. Phones that show no page in full screen get the covered window.
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
    // Refused or unknown: the window is covered all the same.
    void document.documentElement.requestFullscreen?.().catch(() => {});
  };

  useEffect(() => {
    if (!element) return undefined;
    element.setAttribute(ATTRIBUTE, '');
    const onChange = () => {
      if (!document.fullscreenElement) exit();
    };
    // A menu or a dialog of the demo takes the key for itself.
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
