import type { SearchAnswer, SearchHit, SearchQuery } from '../../src/types/search';
import type { SearchQuestion } from './types';

/**
 * Finds the rank of the first hit that answers a question.
 * @param hits best first
 * @param want addresses, as in `SearchQuestion`
 * @param base base path of the pages of the language
 * @returns from 1; undefined if there is none
 */
function findRank(
  hits: readonly Pick<SearchHit, 'url'>[],
  want: readonly string[],
  base: string,
): number | undefined {
  const index = hits.findIndex(({ url }) => {
    const address = url.replace(base, '/x/');
    return want.some((each) =>
      each.includes('#') ? address === each : address.split('#')[0] === each,
    );
  });
  return index < 0 ? undefined : index + 1;
}

/** The quality of the search results. */
export interface QuestionFigures {
  count: number;
  /** Share of questions whose first hit is correct, from 0 to 1. */
  first: number;
  /** Share of questions with a correct hit among the first three. */
  three: number;
  /** Mean reciprocal rank. */
  mrr: number;
  missed: { ask: string; rank: number | undefined }[];
}

/**
 * Runs questions and computes statistics.
 * @param ask the search
 * @param base base path of the pages of the language
 * @param limit number of hits to check; later ones count as not found
 */
export function measureQuestions(
  questions: readonly SearchQuestion[],
  ask: (query: SearchQuery) => Pick<SearchAnswer, 'hits'>,
  base: string,
  limit = 20,
): QuestionFigures {
  const ranks = questions.map((question) => ({
    ask: question.ask,
    rank: findRank(
      ask({
        text: question.ask,
        limit,
        ...(question.near && { near: question.near }),
      }).hits,
      question.want,
      base,
    ),
  }));
  const share = (test: (rank: number) => boolean) =>
    ranks.filter(({ rank }) => rank !== undefined && test(rank)).length / ranks.length;
  return {
    count: ranks.length,
    first: share((rank) => rank === 1),
    three: share((rank) => rank <= 3),
    mrr: ranks.reduce((sum, { rank }) => sum + (rank ? 1 / rank : 0), 0) / ranks.length,
    missed: ranks.filter(({ rank }) => rank !== 1),
  };
}
