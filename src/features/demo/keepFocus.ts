const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * For a part of a demo that is about to be replaced by another that looks the same: server-made
 * HTML by the running demo, the preview of the code by itself below the toolbar. A reader who is
 * in it stays there.
 * @param root holds both
 * @returns undefined where the focus is elsewhere; else puts it onto the same element of the new
 *   part, or onto the first element of `root` that takes it
 */
export function keepFocus(root: Element): (() => void) | undefined {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) return undefined;
  const wanted = describe(focused);
  const index = list(root)
    .filter((each) => describe(each) === wanted)
    .indexOf(focused as HTMLElement);
  return () => {
    if (document.activeElement !== document.body) return;
    const same = list(root).filter((each) => describe(each) === wanted);
    const place = same[index] ?? root.closest<HTMLElement>('[tabindex]') ?? list(root)[0];
    place?.focus({ preventScroll: true });
  };
}

const list = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(FOCUSABLE),
];

/** Ids and classes differ between the two; what a reader is told of an element does not. */
const describe = (element: Element): string =>
  [
    element.tagName,
    ...['role', 'type', 'aria-label'].map((name) => element.getAttribute(name)),
    element.textContent?.trim().slice(0, 60),
  ].join('|');
