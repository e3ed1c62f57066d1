/**
 * Whether a row is of all kinds that are chosen.
 * @param facets fields; the name of each is that of the row's attribute, whose values are parted
 * by spaces
 */
export const matchesFacets = (
  element: HTMLElement,
  facets: readonly HTMLSelectElement[],
): boolean =>
  facets.every(
    ({ name, value }) =>
      value === '' || (element.dataset[name] ?? '').split(' ').includes(value),
  );
