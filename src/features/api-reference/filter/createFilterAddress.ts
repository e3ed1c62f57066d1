import { FILTER_ADDRESS_DELAY } from '../../../config/api';

/** Name of the text in the query; a field has its own name there. */
const TEXT = 'q';

export interface FilterAddress {
  /** Fills the fields with what the address says. What it does not know is left out. */
  read: () => void;
  /** Says in the address what is chosen, a moment later. */
  write: () => void;
}

/**
 * Keeps what is chosen in the query of the address, so that it can be shared and survives a
 * reload. Browsers refuse an address that changes at every key, so it follows after a pause.
 */
export function createFilterAddress(
  input: HTMLInputElement,
  facets: readonly HTMLSelectElement[],
  signal: AbortSignal,
): FilterAddress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { pathname } = window.location;
  const replace = (hash: string) => {
    const url = new URL(window.location.href);
    for (const { name, value } of [
      { name: TEXT, value: input.value.trim() },
      ...facets,
    ]) {
      // In one order, however the reader came to it: the same choice has one address.
      url.searchParams.delete(name);
      if (value) url.searchParams.append(name, value);
    }
    // A row that was asked for before is not what the reader looks at now.
    if (url.hash === hash) url.hash = '';
    window.history.replaceState(window.history.state, '', url);
    timer = undefined;
  };
  signal.addEventListener('abort', () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    // The page may be made anew just after a change: the next filter reads the address.
    if (window.location.pathname === pathname) replace(window.location.hash);
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
