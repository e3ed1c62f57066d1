/** Names of the files for assistants and tools, below the base of each language. */

/** List of the pages, by the convention of https://llmstxt.org; each product has one too. */
export const PAGE_LIST_FILE = 'llms.txt';
/** The same pages in full. */
export const FULL_TEXT_FILE = 'llms-full.txt';
/** All demos with their code: a list of `PublishedDemo`. */
export const DEMO_LIST_FILE = 'demos.json';
/** Atom feed of what is new. */
export const FEED_FILE = 'feed.xml';
/** Where the files of the search are, whose names change with their content: a `SearchFiles`. */
export const SEARCH_FILES_FILE = 'search.json';
