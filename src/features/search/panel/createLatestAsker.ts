import type { SearchAnswer, SearchQuery } from '../../../types/search';

type Ask = (query: SearchQuery) => Promise<SearchAnswer>;

interface Waiting {
  query: SearchQuery;
  settle: (answer: Promise<SearchAnswer>) => void;
}

/**
 * Asks one question at a time: while one is being answered, only the latest of the others waits.
 * So a slow machine answers what the reader has typed last, not every letter of it.
 * @returns asks; the promise of a question that a later one took the place of never settles
 */
export function createLatestAsker(ask: Ask): Ask {
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
