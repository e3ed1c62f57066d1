import type { SearchAnswer, SearchQuery } from '../../types/search';

/** The search, as the page sees it. */
export interface SearchClient {
  /**
   * Loads what answers need, so that the first one comes at once.
   * @throws Error where the worker or the index does not arrive
   */
  load: () => Promise<void>;
  /** @throws Error where the worker or the index does not arrive */
  ask: (query: SearchQuery) => Promise<SearchAnswer>;
}

export interface SearchConnection {
  /** Rejects where the worker's script does not arrive. */
  client: Promise<SearchClient>;
  close: () => void;
}

/**
 * Asks the worker, which starts with the first question. A worker that has failed is given up,
 * since it keeps its failure: the next question goes to a new one.
 * @param connect starts a worker
 */
export function createSearchClient(connect: () => SearchConnection): SearchClient {
  let connection: SearchConnection | undefined;
  const put = async <T>(question: (client: SearchClient) => Promise<T>): Promise<T> => {
    const own = (connection ??= connect());
    try {
      return await question(await own.client);
    } catch (error) {
      own.close();
      if (connection === own) connection = undefined;
      throw error;
    }
  };
  return {
    load: () => put((client) => client.load()),
    ask: (query) => put((client) => client.ask(query)),
  };
}
