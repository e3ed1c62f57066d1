import { useEffect, type RefObject } from 'react';

/**
 * Closes a panel over the page on Escape, on a press outside it, and when the focus
 * leaves.
 * @param box contains the panel and the element that opens it
 * @param onClose receives whether the focus should return, which is true only for Escape
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  onClose: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (box.current?.contains(target) ?? false);
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') onClose(true);
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isInside(target)) onClose(false);
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!isInside(target)) onClose(false);
      },
      { signal },
    );
    return () => stop.abort();
  }, [box, onClose]);
}

export interface DismissPendingProps {
  /** Contains the element that opens the panel. */
  box: RefObject<HTMLElement | null>;
  /** Receives whether the focus should return, which is true only for Escape. */
  onClose: (returnFocus: boolean) => void;
}

/**
 * Renders nothing in place of a panel that is still loading: if the reader dismisses it
 * meanwhile, the panel does not open and the focus stays where it is.
 */
export function DismissPending({ box, onClose }: DismissPendingProps) {
  useDismiss(box, onClose);
  return null;
}
