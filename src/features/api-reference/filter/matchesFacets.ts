/**
 * Whether a row matches all selected facets.
 * @param facets fields; each one's name is that of the row's attribute, whose values are
 *   separated by spaces
 */
export const matchesFacets = (
  element: HTMLElement,
  facets: readonly HTMLSelectElement[],
): boolean =>
  facets.every(
    ({ name, value }) =>
      value === '' || (element.dataset[name] ?? '').split(' ').includes(value),
  );
