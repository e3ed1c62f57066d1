/** The page with the search, below the base of the site. */
export const SEARCH_PATH = '/search/';
/**
 * Maximum number of hits in the dialog and on the search page. Each one costs time
 * between two key presses.
 */
export const MAX_DIALOG_HITS = 12;
export const MAX_PAGE_HITS = 60;
/** How many of them may belong to one page, so that it does not fill the list. */
export const MAX_HITS_OF_PAGE = 4;

/** Key of localStorage for recent searches, and their maximum number. */
export const RECENT_SEARCHES_KEY = 'search:recent';
export const MAX_RECENT_SEARCHES = 5;
/**
 * A longer text was pasted by mistake: it is neither stored nor repeated in a message.
 */
export const MAX_SHOWN_QUERY = 80;

/** Key of sessionStorage for the text of an open search during an automatic reload. */
export const SEARCH_TEXT_KEY = 'search:text';

/** Delay after the last key before screen readers announce the number of hits, in ms. */
export const ANNOUNCE_DELAY = 600;
/** How long a hit must be selected before its page is preloaded, in ms. */
export const PRELOAD_DELAY = 150;

/**
 * Key of localStorage for the hit that is being opened, so that another tab finds it too.
 */
export const OPENED_HIT_KEY = 'search:opened';
/** How long a stored hit applies to a page that opens, in ms. */
export const OPENED_HIT_LIFE = 30_000;
/** How many words are marked on the page of a hit. */
export const MAX_MARKED_PLACES = 200;
/** Name of the highlight that `::highlight()` styles. */
export const HIT_HIGHLIGHT = 'search-hit';
