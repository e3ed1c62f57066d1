/** Attribute of the elements whose contrast is measured. */
export const CONTRAST_SAMPLE = 'data-contrast-sample';

/**
 * Marks the texts whose contrast is measured. A grid has hundreds of cells that look
 * alike, and axe takes as long for each of them. Texts look alike if they are in the same
 * demo, have the same color, size and weight, are all enabled or all disabled, and have
 * the same backgrounds; the first two and the last one of them are marked. Runs in the
 * page, so it cannot use other functions.
 * @param selector the roots to check, each of them separately
 * @param mark the attribute to set; earlier marks are removed
 * @returns the number of marked elements
 */
export function markContrastSamples([selector, mark]: readonly [string, string]): number {
  const UNUSABLE = ':disabled, [aria-disabled="true"]';
  const surfaces = new Map<Element, string>();

  /** The backgrounds behind an element, if they affect the contrast of its text. */
  const describeSurface = (element: Element | null): string => {
    if (!element) return '';
    const known = surfaces.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter].join();
    const isPlain = own === 'rgba(0, 0, 0, 0),none,1,none';
    const below = describeSurface(element.parentElement);
    const all = isPlain ? below : `${own}/${below}`;
    surfaces.set(element, all);
    return all;
  };
  const describe = (element: Element): string => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isUnusable = element.closest(UNUSABLE) !== null;
    return [color, fontSize, fontWeight, isUnusable, describeSurface(element)].join();
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some(
      ({ nodeType, textContent }) =>
        nodeType === Node.TEXT_NODE && Boolean(textContent?.trim()),
    );

  document.querySelectorAll(`[${mark}]`).forEach((each) => each.removeAttribute(mark));
  let count = 0;
  for (const part of document.querySelectorAll(selector)) {
    const alike = new Map<string, Element[]>();
    for (const element of part.querySelectorAll('*')) {
      if (!hasText(element)) continue;
      const signature = describe(element);
      alike.set(signature, [...(alike.get(signature) ?? []), element]);
    }
    for (const elements of alike.values()) {
      const samples = new Set([...elements.slice(0, 2), ...elements.slice(-1)]);
      samples.forEach((element) => element.setAttribute(mark, ''));
      count += samples.size;
    }
  }
  return count;
}
