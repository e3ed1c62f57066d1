/** Marks the elements whose contrast is measured. */
export const CONTRAST_SAMPLE = 'data-contrast-sample';

/**
 * Marks the texts whose contrast is worth a measurement. A grid has hundreds of cells that look
 * alike, and axe takes as long for each of them. Texts look alike if they stand in the same
 * demo, have the same color, size and weight, are all usable or all disabled, and lie on the
 * same surfaces; the first two and the last one of them are marked. Runs in the page, so it
 * stands on its own.
 * @param selector what is looked at, each match by itself
 * @param mark the attribute that is set; earlier marks go
 * @returns how many are marked
 */
export function markContrastSamples([selector, mark]: readonly [string, string]): number {
  const UNUSABLE = ':disabled, [aria-disabled="true"]';
  const surfaces = new Map<Element, string>();

  /** What an element lies on, as far as it colors a text. */
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
      const look = describe(element);
      alike.set(look, [...(alike.get(look) ?? []), element]);
    }
    for (const elements of alike.values()) {
      const samples = new Set([...elements.slice(0, 2), ...elements.slice(-1)]);
      samples.forEach((element) => element.setAttribute(mark, ''));
      count += samples.size;
    }
  }
  return count;
}
