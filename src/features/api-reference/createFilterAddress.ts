import { FILTER_ADDRESS_DELAY } from '../../config/api';

/** Query parameter of the text; facets use their own names. */
const TEXT = 'q';

export interface FilterAddress {
  /**
   * Sets the fields to the filters of the address, where unknown values count as none. A
   * change that is not written yet is newer, so it stays.
   */
  read: () => void;
  /** Writes the filters to the address, after a delay. */
  write: () => void;
  /** Writes a pending change now, so that the current history entry has it. */
  flush: () => void;
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
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    replace(window.location.hash);
  };
  // The page may be rendered again right after a change: the next filter reads the
  // address.
  signal.addEventListener('abort', flush);
  return {
    read: () => {
      if (timer !== undefined) return;
      const query = new URLSearchParams(window.location.search);
      input.value = query.get(TEXT) ?? '';
      for (const facet of facets) {
        const value = query.get(facet.name) ?? '';
        const isKnown = [...facet.options].some((option) => option.value === value);
        facet.value = isKnown ? value : '';
      }
    },
    write: () => {
      clearTimeout(timer);
      timer = setTimeout(replace, FILTER_ADDRESS_DELAY, window.location.hash);
    },
    flush,
  };
}
