/** Interactive elements. */
const CONTROLS = 'a, button, input, select, textarea, label, [role], [tabindex]';

/**
 * Finds the counterpart of an element after its part of a demo was replaced by another
 * one that looks the same. Ids and classes differ between the two, but role, name and
 * text do not.
 * @param root contains both
 * @param element a control inside
 * @returns the counterpart in the current content of `root`, if there is one
 */
export function rememberElement(
  root: Element,
  element: Element,
): () => HTMLElement | undefined {
  const description = describe(element);
  const listSame = (): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (each) => describe(each) === description,
    );
  const index = listSame().indexOf(element as HTMLElement);
  return () => listSame()[index];
}

const describe = (element: Element): string =>
  [
    element.tagName,
    ...['role', 'type', 'aria-label'].map((name) => element.getAttribute(name)),
    readText(element).trim().slice(0, 60),
  ].join('|');

/** Server-rendered HTML contains style elements between the texts. */
function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('style').forEach((style) => style.remove());
  return copy.textContent ?? '';
}

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
