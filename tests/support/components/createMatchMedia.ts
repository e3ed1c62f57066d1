/**
 * A mock of `window.matchMedia`, which jsdom lacks.
 * @param matches whether a query matches
 */
export const createMatchMedia =
  (matches: (media: string) => boolean): typeof window.matchMedia =>
  (media) =>
    Object.assign(new EventTarget(), {
      matches: matches(media),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
