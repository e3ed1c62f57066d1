/** What a reader can act on. */
const CONTROLS = 'a, button, input, select, textarea, label, [role], [tabindex]';

/**
 * Finds an element again after its part of a demo was replaced by another that looks the same.
 * Ids and classes differ between the two; what a reader is told of an element does not.
 * @param root holds both
 * @param element a control inside
 * @returns the same one of the part that stands in `root` now, if there is one
 */
export function rememberElement(
  root: Element,
  element: Element,
): () => HTMLElement | undefined {
  const wanted = describe(element);
  const listSame = (): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (each) => describe(each) === wanted,
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

/** In HTML of the server, styles stand among the texts. */
function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('style').forEach((style) => style.remove());
  return copy.textContent ?? '';
}
