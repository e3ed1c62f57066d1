import { rememberElement } from './rememberElement';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Preserves the focus when the server-rendered HTML of a demo is replaced by the running
 * demo, which looks the same.
 * @param root contains both
 * @returns undefined if the focus is elsewhere; otherwise a function that moves it to the
 *   same element of the new part, or to the first focusable element of `root`
 */
export function preserveFocus(root: Element): (() => void) | undefined {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) return undefined;
  const findAgain = rememberElement(root, focused);
  return () => {
    if (document.activeElement !== document.body) return;
    const place =
      findAgain() ??
      root.closest<HTMLElement>('[tabindex]') ??
      root.querySelector<HTMLElement>(FOCUSABLE);
    place?.focus({ preventScroll: true });
  };
}
