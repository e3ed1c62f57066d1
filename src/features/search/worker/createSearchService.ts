import type { SearchAnswer, SearchQuery } from '../../../types/search';
import type { SearchFiles, SearchIndex, SearchTexts } from '../../../types/searchIndex';
import { createEngine, type SearchEngine } from '../engine/createEngine';

/** The worker's API for the page. */
export interface SearchService {
  /**
   * Loads the index, and then in the background the texts, which later answers use.
   * @throws Error naming the file that failed to load
   */
  load: () => Promise<void>;
  /** Loads the index first if necessary, and the texts if the query waits for them. */
  ask: (query: SearchQuery) => Promise<SearchAnswer>;
}

type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/**
 * Answers queries from the published files.
 * @param files their addresses
 * @param get fetches one
 */
export function createSearchService(files: SearchFiles, get: Fetch): SearchService {
  let engine: Promise<SearchEngine> | undefined;
  let texts: Promise<void> | undefined;

  const read = async <T>(url: string): Promise<T> => {
    const response = await get(url);
    if (!response.ok)
      throw new Error(`${url} of the search could not be loaded: ${response.status}.`);
    return (await response.json()) as T;
  };

  const start = async (): Promise<SearchEngine> => {
    const started = createEngine(await read<SearchIndex>(files.index));
    // The first answers don't wait for the texts, and if they fail, none does.
    texts = read<SearchTexts>(files.texts)
      .then(started.addTexts, () => undefined)
      .then(() => (texts = undefined));
    return started;
  };

  /** A failure is not cached: the next query tries again. */
  const getEngine = (): Promise<SearchEngine> => {
    engine ??= start().catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };

  return {
    load: async () => {
      await getEngine();
    },
    ask: async (query) => {
      const { ask } = await getEngine();
      if (query.waits) await texts;
      const answer = ask(query);
      return texts ? { ...answer, isEarly: true } : answer;
    },
  };
}
