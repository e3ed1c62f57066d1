import type { SearchAnswer, SearchQuery } from '../../../types/search';

type Ask = (query: SearchQuery) => Promise<SearchAnswer>;

interface Waiting {
  query: SearchQuery;
  settle: (answer: Promise<SearchAnswer>) => void;
}

/**
 * Sends one query at a time: while one is running, only the latest of the others waits. A
 * slow machine thus answers the latest text, not every letter of it.
 * @returns a function that sends a query; its promise never settles if a later query
 *   replaces it
 */
export function createLatestQuery(ask: Ask): Ask {
  let isBusy = false;
  let waiting: Waiting | undefined;
  const next = async (): Promise<void> => {
    while (waiting) {
      const { query, settle } = waiting;
      waiting = undefined;
      const answer = ask(query);
      settle(answer);
      await answer.catch(() => undefined);
    }
    isBusy = false;
  };
  return (query) =>
    new Promise((resolve) => {
      waiting = { query, settle: resolve };
      if (isBusy) return;
      isBusy = true;
      void next();
    });
}
