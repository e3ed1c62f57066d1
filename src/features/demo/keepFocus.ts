import { rememberElement } from './rememberElement';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * For the server-made HTML of a demo, which is about to be replaced by the running demo, which
 * looks the same. A reader who is in it stays there.
 * @param root holds both
 * @returns undefined where the focus is elsewhere; else puts it onto the same element of the new
 *   part, or onto the first element of `root` that takes it
 */
export function keepFocus(root: Element): (() => void) | undefined {
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
