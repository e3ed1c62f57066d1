/** The search without its UI: the public API for features that only send queries. */
import { wrap } from 'comlink';
import type { SearchFiles } from '../../types/searchIndex';
import type { SearchClient, SearchConnection } from './createSearchClient';
import type { SearchWorker } from './worker/searchWorker';

export { createSearchClient, type SearchClient } from './createSearchClient';

/**
 * Starts the search worker.
 * @param files addresses of the index of a language
 */
export function connectWorker(files: SearchFiles): SearchConnection {
  const worker = new Worker(new URL('./worker/searchWorker.ts', import.meta.url));
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The worker of the search could not be loaded. ${message ?? ''}`)),
    );
  });
  // There may be no pending request when it fails.
  failure.catch(() => undefined);
  const remote = wrap<SearchWorker>(worker);
  const client: SearchClient = {
    load: () => Promise.race([remote.load(files), failure]),
    ask: (query) => Promise.race([remote.ask(files, query), failure]),
  };
  return { client: Promise.resolve(client), close: () => worker.terminate() };
}
