import { PRODUCT_FOLDERS } from '../../../types/page';
import { SEARCH_KINDS } from '../../../types/search';
import type { SearchFilters } from '../panel/Filters';

/** A search in the address of the search page. */
export interface AddressedSearch {
  text: string;
  filters: SearchFilters;
}

/** @param query of an address, `?q=…`; unknown values are ignored */
export function readAddress(query: string): AddressedSearch {
  const given = new URLSearchParams(query);
  const product = PRODUCT_FOLDERS.find((each) => each === given.get('product'));
  const kind = SEARCH_KINDS.find((each) => each === given.get('kind'));
  return { text: given.get('q') ?? '', filters: { product, kind } };
}

/**
 * Script that shows the text of the address in the field, before the scripts of the site
 * have loaded.
 */
export const FILL_FIELD = `document.querySelector('main [data-search-input]').value=new URLSearchParams(location.search).get('q')||''`;

/** A longer search is not written to the address, since servers refuse long ones. */
const MAX_LENGTH = 500;

/** @returns the query of an address, empty without a search */
export function writeAddress({ text, filters }: AddressedSearch): string {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set('q', text.slice(0, MAX_LENGTH));
  if (filters.product) query.set('product', filters.product);
  if (filters.kind) query.set('kind', filters.kind);
  return query.size > 0 ? `?${query}` : '';
}
