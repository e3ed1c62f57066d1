/** The search without anything to see; the door of those who only ask. */
export { connectWorker } from './connectWorker';
export { createSearchClient, type SearchClient } from './createSearchClient';
