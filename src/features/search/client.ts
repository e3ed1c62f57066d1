/** The search without its UI: the public API for features that only send queries. */
export { connectWorker } from './connectWorker';
export { createSearchClient, type SearchClient } from './createSearchClient';
