/** Names of the files for assistants and tools, below the base of each language. */

/**
 * List of the pages, following https://llmstxt.org; there is also one for each product.
 */
export const PAGE_LIST_FILE = 'llms.txt';
/** The full text of the same pages. */
export const FULL_TEXT_FILE = 'llms-full.txt';
/** All demos with their code: a list of `PublishedDemo`. */
export const DEMO_LIST_FILE = 'demos.json';
/** Atom feed of what is new. */
export const FEED_FILE = 'feed.xml';
/** Addresses of the search files, whose names contain a hash: a `SearchFiles`. */
export const SEARCH_FILES_FILE = 'search.json';
