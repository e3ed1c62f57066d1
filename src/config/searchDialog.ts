/** The page with the search, below the base of the site. */
export const SEARCH_PATH = '/search/';
/** How many hits the dialog and the page of the search show. Each costs time between two letters. */
export const MAX_DIALOG_HITS = 12;
export const MAX_PAGE_HITS = 60;
/** How many of them may lead into the same page, so that one page does not fill the list. */
export const MAX_HITS_OF_PAGE = 4;

/** Key of localStorage for what the reader has searched for, and how much of it is kept. */
export const RECENT_SEARCHES_KEY = 'search:recent';
export const MAX_RECENT_SEARCHES = 5;
/** A longer text was pasted by mistake: it is neither kept nor repeated in a message. */
export const MAX_SHOWN_QUERY = 80;

/** Key of sessionStorage for the text of an open search, while the page is loaded anew. */
export const SEARCH_TEXT_KEY = 'search:text';

/** Screen readers hear the number of hits once the typing has stopped for this time, in ms. */
export const ANNOUNCE_DELAY = 600;
/** The page of a hit is loaded when the hit has been the chosen one for this time, in ms. */
export const PRELOAD_DELAY = 150;

/** Key of localStorage for the hit that is being opened, so that another tab finds it as well. */
export const OPENED_HIT_KEY = 'search:opened';
/** After this time a page that opens has nothing to do with the hit any more, in ms. */
export const OPENED_HIT_LIFE = 30_000;
/** How many words are marked on the page of a hit. */
export const MAX_MARKED_PLACES = 200;
/** Name of the highlight that `::highlight()` styles. */
export const HIT_HIGHLIGHT = 'search-hit';
