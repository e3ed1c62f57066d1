/** Name of the list of all pages below the base of each language. */
export const PAGE_INDEX_FILE = 'pages.json';
/** How many pages with a similar address are offered for one that is not there. */
export const MAX_SIMILAR_PAGES = 5;
/** How many results of the search are offered beside them. */
export const MAX_FOUND_PAGES = 5;
/** Longest text taken from an address to search for, in characters. */
export const MAX_SEARCH_LENGTH = 60;
/** From which likeness of their last parts on, from 0 to 1, two addresses count as similar. */
export const MIN_LIKENESS = 0.45;
/** What a page of the same product is worth, on the scale of likeness. */
export const SAME_PRODUCT = 0.5;
/** What a page above the wanted address is worth, on the scale of likeness. */
export const PAGE_ABOVE = 0.3;
