import { FILTER_ADDRESS_DELAY } from '../../config/api';

/** Query parameter of the text; facets use their own names. */
const TEXT = 'q';

export interface FilterAddress {
  /** Fills the fields from the address. Unknown values are ignored. */
  read: () => void;
  /** Writes the filters to the address, after a delay. */
  write: () => void;
}

/**
 * Stores the filters in the query of the address, so that they can be shared and survive
 * a reload. Browsers limit how often an address may change, so it is updated after a
 * pause.
 */
export function createFilterAddress(
  input: HTMLInputElement,
  facets: readonly HTMLSelectElement[],
  signal: AbortSignal,
): FilterAddress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { pathname } = window.location;
  const replace = (hash: string) => {
    timer = undefined;
    // Another page may be loading, and its address be shown already.
    if (window.location.pathname !== pathname) return;
    const url = new URL(window.location.href);
    for (const { name, value } of [
      { name: TEXT, value: input.value.trim() },
      ...facets,
    ]) {
      // In a fixed order: the same filters always have the same address.
      url.searchParams.delete(name);
      if (value) url.searchParams.append(name, value);
    }
    // The row that the hash names is no longer what the reader looks at.
    if (url.hash === hash) url.hash = '';
    window.history.replaceState(window.history.state, '', url);
  };
  signal.addEventListener('abort', () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    // The page may be rendered again right after a change: the next filter reads the
    // address.
    replace(window.location.hash);
  });
  return {
    read: () => {
      const query = new URLSearchParams(window.location.search);
      const text = query.get(TEXT);
      if (text) input.value = text;
      for (const facet of facets) {
        const value = query.get(facet.name) ?? '';
        if ([...facet.options].some((option) => option.value === value && value !== ''))
          facet.value = value;
      }
    },
    write: () => {
      clearTimeout(timer);
      timer = setTimeout(replace, FILTER_ADDRESS_DELAY, window.location.hash);
    },
  };
}
