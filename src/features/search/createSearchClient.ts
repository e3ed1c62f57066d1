import type { SearchAnswer, SearchQuery } from '../../types/search';

/** The search API of the page. */
export interface SearchClient {
  /**
   * Preloads what answers need, so that the first one is fast.
   * @throws Error if the worker or the index fails to load
   */
  load: () => Promise<void>;
  /** @throws Error if the worker or the index fails to load */
  ask: (query: SearchQuery) => Promise<SearchAnswer>;
}

export interface SearchConnection {
  /** Rejects if the worker's script fails to load. */
  client: Promise<SearchClient>;
  close: () => void;
}

/** A running worker. */
interface Open extends SearchConnection {
  /** Rejects when the worker is terminated, since it then answers no more requests. */
  end: Promise<never>;
  giveUp: (reason: unknown) => void;
}

function open(connect: () => SearchConnection): Open {
  const connection = connect();
  let giveUp: Open['giveUp'] = () => undefined;
  const end = new Promise<never>((_resolve, reject) => {
    giveUp = (reason) => {
      connection.close();
      reject(reason as Error);
    };
  });
  // There may be no pending request.
  end.catch(() => undefined);
  return { ...connection, end, giveUp };
}

/**
 * Sends queries to the worker, which starts with the first query. A worker that fails is
 * terminated, since it stays broken, and its pending requests are rejected: the next
 * query starts a new one.
 * @param connect starts a worker
 */
export function createSearchClient(connect: () => SearchConnection): SearchClient {
  let current: Open | undefined;
  const put = async <T>(request: (client: SearchClient) => Promise<T>): Promise<T> => {
    const own = (current ??= open(connect));
    try {
      return await Promise.race([own.client.then(request), own.end]);
    } catch (error) {
      own.giveUp(error);
      if (current === own) current = undefined;
      throw error;
    }
  };
  return {
    load: () => put((client) => client.load()),
    ask: (query) => put((client) => client.ask(query)),
  };
}
