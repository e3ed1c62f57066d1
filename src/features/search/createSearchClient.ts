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

/** A worker that is in use. */
interface Open extends SearchConnection {
  /** Rejects once it is given up: a worker that was ended answers nobody. */
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
  // Nobody may be waiting.
  end.catch(() => undefined);
  return { ...connection, end, giveUp };
}

/**
 * Asks the worker, which starts with the first question. A worker that has failed is given up,
 * since it keeps its failure, and with it all that it was asked: the next question goes to a
 * new one.
 * @param connect starts a worker
 */
export function createSearchClient(connect: () => SearchConnection): SearchClient {
  let current: Open | undefined;
  const put = async <T>(question: (client: SearchClient) => Promise<T>): Promise<T> => {
    const own = (current ??= open(connect));
    try {
      return await Promise.race([own.client.then(question), own.end]);
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
