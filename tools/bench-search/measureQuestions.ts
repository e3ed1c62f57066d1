import type { SearchAnswer, SearchQuery } from '../../src/types/search';
import { findRank } from './findRank';
import type { SearchQuestion } from './types';

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
