import { startTransition, useEffect, useMemo, useState } from 'react';
import { useAttempt, type Attempt } from '../../../components/useAttempt';
import { useChunk } from '../../../components/useChunk';
import type { SearchAnswer, SearchQuery } from '../../../types/search';
import type { SearchClient } from '../createSearchClient';
import { createLatestAsker } from './createLatestAsker';

export interface AnswerState {
  /** The latest answer; it may be that to an earlier text. Undefined while there is no text. */
  answer: SearchAnswer | undefined;
  /** For `LoadFailure`: the index did not arrive, or a question was not answered. */
  attempt: Attempt;
}

/** Asks whenever the question changes; answers that come too late are not used. */
export function useAnswer(
  client: SearchClient,
  { text, near, product, kind, limit }: SearchQuery,
): AnswerState {
  const ask = useMemo(() => createLatestAsker((query) => client.ask(query)), [client]);
  const load = useMemo(() => () => client.load().then(() => true), [client]);
  const { value: isReady, attempt: loading } = useChunk(load);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [asking, start] = useAttempt();
  const { cancel } = asking;
  const isAsked = text.trim() !== '';
  useEffect(() => {
    if (!isReady || !isAsked) {
      cancel();
      return;
    }
    start(
      () => ask({ text, near, product, kind, limit }),
      // The field stays quick: what is typed meanwhile goes before the drawing of results.
      (value) => startTransition(() => setAnswer(value)),
    );
  }, [isReady, isAsked, ask, start, cancel, text, near, product, kind, limit]);
  return {
    answer: isAsked ? answer : undefined,
    attempt: isReady ? asking : loading,
  };
}
