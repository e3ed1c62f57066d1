import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface FullScreen {
  /** The element that fills the window, if any. */
  element: HTMLElement | undefined;
  enter: () => void;
  exit: () => void;
}

const ATTRIBUTE = 'data-full-screen';

/** Height of a demo's content, and height of the room for it, in px. */
function measureRoom(element: HTMLElement): { height: number; room: number } {
  const content = element.querySelector<HTMLElement>('[data-demo-content]');
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const room = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  return { height: content?.offsetHeight || room, room };
}

/**
 * Makes an element fill the window. The browser shows the whole page in full screen if it
 * can: menus and dialogs of a demo are at the end of the page, so they would be invisible
 * if only the element were in full screen. Phones that do not support this only fill the
 * window.
 * @param onStretch receives how much taller the demo's content may become; undefined when
 *   it leaves full screen
 */
export function useFullScreen(
  target: RefObject<HTMLElement | null>,
  onStretch: (factor: number | undefined) => void,
): FullScreen {
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
    // The content's own height, before it is stretched.
    const { height } = measureRoom(element);
    const stretch = () => onStretch(Math.max(1, measureRoom(element).room / height));
    stretch();
    const onChange = () => {
      if (!document.fullscreenElement) exit();
    };
    // A menu or a dialog of the demo handles the key itself.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) exit();
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    window.addEventListener('resize', stretch);
    return () => {
      element.removeAttribute(ATTRIBUTE);
      onStretch(undefined);
      window.removeEventListener('resize', stretch);
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
      if (before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, [element, exit, onStretch]);

  return { element, enter, exit };
}
