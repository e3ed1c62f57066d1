/** Name of the list of all pages below the base of each language. */
export const PAGE_INDEX_FILE = 'pages.json';
/** How many pages with a similar address are suggested. */
export const MAX_SIMILAR_PAGES = 5;
/** How many search results are suggested. */
export const MAX_FOUND_PAGES = 5;
/** Maximum length of a search text taken from an address, in characters. */
export const MAX_SEARCH_LENGTH = 60;
/** Minimum likeness, from 0 to 1, of the last segments of two similar addresses. */
export const MIN_LIKENESS = 0.45;
/** Bonus for a page of the same product, on the scale of likeness. */
export const SAME_PRODUCT = 0.5;
/** Bonus for a parent of the requested page, on the scale of likeness. */
export const PAGE_ABOVE = 0.3;
