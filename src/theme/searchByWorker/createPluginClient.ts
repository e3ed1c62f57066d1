/** What the search's worker answers with: a section, or the page itself. */
export interface SearchResult {
  document: SearchDocument;
  page?: SearchDocument | false;
}

interface SearchDocument {
  /** Title of a page, or text of a section. */
  t: string;
  /** Address of the page. */
  u: string;
}

/** The search in its worker. */
export interface SearchClient {
  /** Loads the index; later searches use it. */
  fetchIndexes: (base: string, context: string) => Promise<void>;
  search: (
    base: string,
    context: string,
    input: string,
    limit: number,
  ) => Promise<SearchResult[]>;
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
export function createPluginClient(connect: () => SearchConnection): SearchClient {
  let connection: SearchConnection | undefined;
  const ask = async <T>(question: (client: SearchClient) => Promise<T>): Promise<T> => {
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
    fetchIndexes: (...given) => ask((client) => client.fetchIndexes(...given)),
    search: (...given) => ask((client) => client.search(...given)),
  };
}
